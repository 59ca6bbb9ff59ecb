import { z } from "zod";
import { ProviderFailure, unreadable } from "./failures.ts";
import { messageIn, safeMessage } from "./refusals.ts";

const tokens = z.number().nullish();
/** Some answer in parts; those of a thought are left out. */
const Content = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.unknown().optional() })),
]);
/** A piece of a streamed answer, `chat.completion.chunk`, as far as it is looked at. */
const Chunk = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: Content.nullish(), refusal: z.unknown().optional() }).nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish(),
});

export type Piece = {
  text: string;
  /** The provider says that nothing follows. */
  isLast: boolean;
  usage: { inputTokens: number | null; outputTokens: number | null } | null;
};

/**
 * What stands in one event of a streamed answer.
 * @param secrets what an error's words must not repeat: the key, and what was said
 * @throws ProviderFailure for an error in place of a piece, and for what can't be read
 */
export function readPiece(data: string, secrets: { apiKey: string; said: string[] }): Piece {
  const value = parsed(data);
  const { error } = Object(value) as { error?: unknown };
  if (error !== undefined && error !== null) throw failureIn(error, secrets);
  const chunk = Chunk.safeParse(value);
  if (!chunk.success) throw unreadable();
  const { choices, usage } = chunk.data;
  const [choice] = choices;
  const refusal = choice?.delta?.refusal;
  return {
    text: textOf(choice?.delta?.content) + (typeof refusal === "string" ? refusal : ""),
    isLast: typeof choice?.finish_reason === "string",
    usage: usage
      ? { inputTokens: usage.prompt_tokens ?? null, outputTokens: usage.completion_tokens ?? null }
      : null,
  };
}

function textOf(content: z.infer<typeof Content> | null | undefined): string {
  if (typeof content === "string") return content;
  return (content ?? [])
    .map(({ type, text }) => (type === "text" && typeof text === "string" ? text : ""))
    .join("");
}

function failureIn(error: unknown, secrets: { apiKey: string; said: string[] }): ProviderFailure {
  const { message, code } = messageIn({ error });
  const words = safeMessage(message, secrets);
  return new ProviderFailure(
    /insufficient_(quota|balance)/i.test(code) ? "out_of_money" : "server",
    words || "The AI provider broke off its answer.",
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable();
  }
}
