import type { Question } from "../../judge/question.ts";
import { contextQuestions } from "./questions-1.ts";
import { otherContextQuestions } from "./questions-2.ts";
import { severalQuestions } from "./questions-3.ts";
import { smallTalkQuestions, troubleQuestions } from "./questions-4.ts";
import { needQuestions, unknownQuestions } from "./questions-5.ts";
import { buyingQuestions, serviceQuestions, trustQuestions } from "./questions-6.ts";
import { ariaQuestions, companyQuestions } from "./questions-7.ts";

export const questions: readonly Question[] = [
  ...contextQuestions,
  ...otherContextQuestions,
  ...severalQuestions,
  ...smallTalkQuestions,
  ...troubleQuestions,
  ...unknownQuestions,
  ...needQuestions,
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyQuestions,
  ...ariaQuestions,
];
