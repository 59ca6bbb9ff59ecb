import type { ProjectWriter } from "#domain/projects/ports.ts";
import type { createJsonAsker } from "./ask-for-json.ts";
import { enclosed } from "./prompt.ts";

/** Writes a project's first version; what comes back is yet to be checked (port ProjectWriter). */
export const createProjectWriter = (ask: ReturnType<typeof createJsonAsker>): ProjectWriter => ({
  async write({ instructions, temperature, maxTokens, sentence, draft, shape }, options) {
    const data = [
      ...(draft === "" ? [] : [enclosed("draft", draft)]),
      enclosed("visitor", sentence),
    ].join("\n\n");
    const { value, usage } = await ask(
      { instructions, temperature, maxTokens, data, name: "project", shape },
      options,
    );
    return { written: value, usage };
  },
});
