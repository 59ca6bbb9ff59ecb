import { noteMissedQuestion, type Reply } from "#domain/answers/index.ts";
import type { ConversationDeps } from "./deps.ts";

type Told = {
  own: Reply | null;
  /** What was said in the end is our own engine's, or beside the matter; and how many pages it rests on. */
  isOwn: boolean;
  isAside: boolean;
  sourceCount: number;
};

/** Whether what was said leaves the question open. */
export const isMissed = ({ own, isOwn, isAside, sourceCount }: Told): boolean =>
  own !== null &&
  own.certainty !== "sure" &&
  !own.noted &&
  !isAside &&
  (isOwn || sourceCount === 0);

/**
 * Notes a question for the list of unanswered ones, where neither our own engine nor a page of ours answered it. Contact
 * details, small talk and orders about Aria are none. Never throws: an answer is more than its note.
 */
export async function noteUnanswered(
  said: Told & { question: string; conversationId: string },
  deps: ConversationDeps,
): Promise<void> {
  const { question, conversationId, own } = said;
  if (!own || !isMissed(said)) return;
  const { certainty, language } = own;
  if (certainty === "sure") return;
  await noteMissedQuestion({ question, certainty, language, conversationId }, deps).catch(
    (error: unknown) => deps.log.error({ err: error }, "a missed question could not be noted"),
  );
}
