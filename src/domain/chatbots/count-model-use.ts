import type { AnswerPart, Consultant, Usage } from "#domain/consultant/index.ts";
import type { ChatbotDeps } from "./deps.ts";
import { addModelUse } from "./queries-model-use.ts";

/**
 * The same model, with what its answers use counted for the figures at a bot's desk. An answer that breaks off isn't
 * counted: nobody tells what it used.
 * @param payer whose key it is; only the owner's has a cost of the owner's
 */
export function countingUse(
  ai: Consultant,
  { projectId, payer }: { projectId: string; payer: "owner" | "provider" },
  deps: Pick<ChatbotDeps, "db" | "clock" | "log">,
): Omit<Consultant, "models"> {
  const count = async (usage: Usage) => {
    const tokens = usage.inputTokens + usage.outputTokens;
    const day = deps.clock().toISOString().slice(0, 10);
    const microUsd = payer === "owner" ? Math.ceil(ai.priceOf(usage)) : 0;
    await addModelUse(deps.db, { projectId, day, payer, calls: 1, tokens, microUsd }).catch(
      (error: unknown) => deps.log.error({ err: error }, "a bot's use of a model was not counted"),
    );
  };
  return {
    name: ai.name,
    model: ai.model,
    answer: (request, options) => counted(ai.answer(request, options), count),
    moderate: (text, options) => ai.moderate(text, options),
    priceOf: (usage) => ai.priceOf(usage),
  };
}

async function* counted(
  parts: AsyncIterable<AnswerPart>,
  count: (usage: Usage) => Promise<void>,
): AsyncGenerator<AnswerPart, void, void> {
  for await (const part of parts) {
    // Counted first: whoever hears the end stops listening.
    if (part.type === "end" && !part.isOwn) await count(part.usage);
    yield part;
  }
}
