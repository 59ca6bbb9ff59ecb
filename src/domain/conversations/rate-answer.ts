import { noteMissedQuestion, suggestInstead } from "#domain/answers/index.ts";
import { AppError } from "#errors";
import { AnswerRating, type RatedAnswer } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { invalidInput } from "./invalid-input.ts";
import { type Rated, setHelpful } from "./queries-rating.ts";
import { selectMessagesBefore } from "./queries.ts";
import { rememberedRows, turnsFor } from "./rules.ts";

/**
 * Stores whether an answer helped: `{messageId, isHelpful}`. It can be changed as long as the chat runs. Where it didn't
 * help, the question goes on the list of unanswered ones, and the nearest others are suggested.
 * @throws AppError invalid_input, not_found (also for an answer to somebody else)
 */
export async function rateAnswer(
  visitor: Visitor,
  input: unknown,
  deps: ConversationDeps,
): Promise<RatedAnswer> {
  const parsed = AnswerRating.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { messageId, isHelpful } = parsed.data;
  const rated = await setHelpful(deps.db, { visitorKey: visitor.key, messageId, isHelpful });
  if (!rated) throw new AppError("not_found");
  const { conversationId } = rated;
  deps.conversations.chats.publish(conversationId, { type: "rated", messageId, isHelpful });
  return { isHelpful, asks: isHelpful === false ? await instead(rated, deps) : [] };
}

/** What else may have been meant; the question is noted, once for each time that somebody says so anew. */
async function instead(rated: Rated, deps: ConversationDeps): Promise<string[]> {
  const { conversationId, position, replyTo, before } = rated;
  const said = await selectMessagesBefore(deps.db, conversationId, position, rememberedRows);
  const question = said.find(({ id }) => id === replyTo);
  if (!question) return [];
  if (before !== false)
    await noteMissedQuestion(
      { question: question.text, certainty: "unhelpful", conversationId },
      deps,
    ).catch((error: unknown) =>
      deps.log.error({ err: error }, "an unhelpful answer could not be noted"),
    );
  return suggestInstead(turnsFor(question, said), deps);
}
