import { newId } from "#kit/ids.ts";
import type { Certainty, Language } from "./contract.ts";
import type { AnswerDeps } from "./deps.ts";
import { countMissed } from "./queries-missed.ts";
import { isWorthNoting, plainQuestion, questionKey } from "./question-words.ts";
import { readLanguage } from "./read-language.ts";

/** So many different questions are kept of a collection. */
export const maxMissed = 5000;

/**
 * Notes a question that wasn't answered, for the list of unanswered ones: counted by its words, without addresses, names
 * and numbers. Noise, abuse and orders about Aria are left out; so is whatever the caller knows to be small talk or a
 * crisis. `certainty`: nothing was found (`unknown`), she asked back (`unsure`), or a visitor said that the answer didn't
 * help (`unhelpful`). `language`: read from the question unless given. @returns whether it was noted
 */
export async function noteMissedQuestion(
  missed: {
    question: string;
    certainty: Certainty;
    conversationId: string | null;
    language?: Language;
  },
  { db, clock, answers }: AnswerDeps,
): Promise<boolean> {
  if (!isWorthNoting(missed.question)) return false;
  const question = plainQuestion(missed.question);
  const key = questionKey(question);
  if (key === "") return false;
  await countMissed(
    db,
    {
      id: newId("mqn"),
      collection: answers.collection,
      key,
      question,
      language: missed.language ?? readLanguage(question) ?? "en",
      certainty: missed.certainty,
      conversationId: missed.conversationId,
      at: clock(),
    },
    maxMissed,
  );
  return true;
}
