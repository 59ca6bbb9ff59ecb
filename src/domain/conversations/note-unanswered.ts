import { noteMissedQuestion, type Reply } from "#domain/answers/index.ts";
import type { ConversationDeps } from "./deps.ts";

/**
 * Notes a question for the list of unanswered ones, where neither our own engine nor a page of ours answered it. Contact
 * details, small talk and orders about Aria are none. Never throws: an answer is more than its note.
 */
export async function noteUnanswered(
  said: {
    question: string;
    conversationId: string;
    own: Reply | null;
    /** What was said in the end is our own engine's, or beside the matter; and how many pages it rests on. */
    isOwn: boolean;
    isAside: boolean;
    sourceCount: number;
  },
  deps: ConversationDeps,
): Promise<void> {
  const { question, conversationId, own, isOwn, isAside, sourceCount } = said;
  if (!own || own.certainty === "sure" || own.noted || isAside) return;
  if (!isOwn && sourceCount > 0) return;
  const { certainty, language } = own;
  await noteMissedQuestion({ question, certainty, language, conversationId }, deps).catch(
    (error: unknown) => deps.log.error({ err: error }, "a missed question could not be noted"),
  );
}
