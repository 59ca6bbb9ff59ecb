import type { AnswerRequest } from "#domain/consultant/ports.ts";
import type { Composed } from "./compose.ts";
import { composeFromDocuments } from "./documents/compose-documents.ts";
import { isOverride } from "./small-talk.ts";

/** Below this, nothing of it is worth quoting. */
const nearlyAbout = 0.2;

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
  const told = composeFromDocuments(turns, sources);
  if (told.isSure) return { text: told.text, cited: told.cited, held: told.held };
  if (own && ownAnswer.certainty === "unsure") return own;
  if (told.held < nearlyAbout) return { text: bot.unknown, cited: [], isOwn: true };
  return {
    text: `${bot.near}\n\n${told.text}`,
    cited: told.cited,
    held: told.held,
    isNear: true,
    offersPerson: true,
  };
}
