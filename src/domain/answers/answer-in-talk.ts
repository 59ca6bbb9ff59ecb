import { answerAffirmed } from "./answer-affirmed.ts";
import { answerBudget } from "./answer-budget.ts";
import { answerCorrection } from "./answer-correction.ts";
import { answerDeadline } from "./answer-deadline.ts";
import { answerGivenUp } from "./answer-given-up.ts";
import { answerPriced } from "./answer-priced.ts";
import { answerTopic } from "./answer-topic.ts";
import type { Part, Situation } from "./part.ts";

/**
 * What only the messages before give a meaning to: a yes to what was asked back, whether money is enough, a date can be
 * held, what is left, what was meant instead, or a matter of the service talked about.
 */
export const answerInTalk = (part: string, situation: Situation): Part | null =>
  answerAffirmed(part, situation) ??
  answerBudget(part, situation) ??
  answerDeadline(part, situation) ??
  answerGivenUp(part, situation) ??
  answerCorrection(part, situation) ??
  answerPriced(part, situation) ??
  answerTopic(part, situation);
