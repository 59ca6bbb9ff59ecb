import type { AnswerRequest } from "#domain/consultant/ports.ts";
import { composeFrom, type Composed } from "./compose.ts";
import { isOverride } from "./small-talk.ts";

/** So much of the question must be in the best sentence of a bot's sources. */
const surelyAbout = 0.6;

/**
 * What a customer's bot says: its owner's answers and small talk where the engine is sure, else sentences of its own
 * sources, else that it doesn't know. No word of it is Aria's.
 */
export function composeForBot({
  turns,
  sources,
  ownAnswer,
  bot,
}: Pick<AnswerRequest, "turns" | "sources" | "ownAnswer"> & {
  bot: NonNullable<AnswerRequest["bot"]>;
}): Composed {
  const said = turns.findLast(({ sender }) => sender === "user")?.text ?? "";
  if (isOverride(said) && ownAnswer?.certainty !== "sure")
    return { text: bot.steadfast, cited: [], isAside: true };
  const own = ownAnswer && {
    text: ownAnswer.text,
    cited: [...ownAnswer.cited],
    offersPerson: ownAnswer.offersPerson,
    isOwn: true,
  };
  if (own && ownAnswer.certainty === "sure") return own;
  const composed =
    sources.length > 0 ? composeFrom(turns, sources, { isShort: false, isSpoken: false }) : null;
  if (composed && !composed.isNear && (composed.held ?? 0) >= surelyAbout) return composed;
  if (own && ownAnswer.certainty === "unsure") return own;
  return { text: bot.unknown, cited: [], isOwn: true };
}
