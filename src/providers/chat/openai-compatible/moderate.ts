import { z } from "zod";
import { ProviderFailure, unreadable } from "./failures.ts";
import { requestJson } from "./requests.ts";
import type { ProviderSettings } from "./settings.ts";

/** The model of OpenAI's own endpoint; servers with one model of theirs don't look at the name. */
const moderationModel = "omni-moderation-latest";

const Moderation = z.object({
  results: z
    .array(
      z.object({
        flagged: z.boolean(),
        categories: z.record(z.string(), z.unknown()).nullish(),
      }),
    )
    .min(1),
});

/** Statuses that say: not here. A 400 is one about the model, as the text alone can't be wrong. */
const absent = new Set([400, 404, 405, 501]);

/** POST /moderations, where the provider has it; Venice has not. One no is enough, until the next start. */
export function createModeration(settings: ProviderSettings) {
  let isAbsent = false;
  return async (text: string, options: { signal: AbortSignal }) => {
    if (isAbsent || text.trim() === "") return null;
    const body = { model: moderationModel, input: text };
    const answer = await requestJson({ path: "/moderations", body }, options, settings).catch(
      (thrown: unknown) => {
        if (!(thrown instanceof ProviderFailure) || !absent.has(thrown.status ?? 0)) throw thrown;
        isAbsent = true;
        settings.log.info({ status: thrown.status }, "the AI provider has no moderation");
        return null;
      },
    );
    if (answer === null) return null;
    const parsed = Moderation.safeParse(answer);
    if (!parsed.success) throw unreadable();
    const { results } = parsed.data;
    return {
      isFlagged: results.some(({ flagged }) => flagged),
      categories: [
        ...new Set(
          results.flatMap(({ categories }) =>
            Object.entries(categories ?? {}).flatMap(([name, is]) => (is === true ? [name] : [])),
          ),
        ),
      ],
    };
  };
}
