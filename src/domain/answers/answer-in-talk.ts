import { answerBudget } from "./answer-budget.ts";
import { answerDeadline } from "./answer-deadline.ts";
import { answerGivenUp } from "./answer-given-up.ts";
import type { Part, Situation } from "./part.ts";

/** What only the messages before give a meaning to: whether money is enough, a date can be held, or what is left. */
export const answerInTalk = (part: string, situation: Situation): Part | null =>
  answerBudget(part, situation) ??
  answerDeadline(part, situation) ??
  answerGivenUp(part, situation);
