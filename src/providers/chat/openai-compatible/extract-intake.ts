import { IntakeRecord, type IntakeExtractor } from "#domain/requests/ports.ts";
import type { createJsonAsker } from "./ask-for-json.ts";
import { enclosed } from "./prompt.ts";

const speakers = { user: "Customer", ai: "Aria" } as const;

/** Reads the intake record out of a conversation; it is yet to be checked (port IntakeExtractor). */
export const createExtractor = (ask: ReturnType<typeof createJsonAsker>): IntakeExtractor => ({
  name: "provider",
  async extract({ instructions, temperature, maxTokens, turns }, options) {
    // As JSON, a line break in what somebody said can't begin a line of somebody else's.
    const lines = turns.map(({ sender, text }) => `${speakers[sender]}: ${JSON.stringify(text)}`);
    const data = enclosed("conversation", lines.join("\n"));
    const { value, usage } = await ask(
      { instructions, temperature, maxTokens, data, name: "intake_record", shape: IntakeRecord },
      options,
    );
    return { record: value, usage };
  },
});
