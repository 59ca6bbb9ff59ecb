import type { Question } from "../../judge/question.ts";
import { buyingQuestions } from "./questions-buying.ts";
import { companyAndServiceQuestions, trustQuestions } from "./questions-company.ts";
import { contextQuestions } from "./questions-in-context.ts";
import { needQuestionsInOtherLanguages } from "./questions-needs-other-languages.ts";
import { needQuestions } from "./questions-needs.ts";
import {
  crisisQuestions,
  detailQuestions,
  emergencyQuestions,
  smallTalkQuestions,
} from "./questions-people.ts";
import { severalQuestions } from "./questions-several.ts";
import { unknownQuestions } from "./questions-unknown.ts";

export const examQuestions: readonly Question[] = [
  ...needQuestions,
  ...needQuestionsInOtherLanguages,
  ...contextQuestions,
  ...severalQuestions,
  ...emergencyQuestions,
  ...crisisQuestions,
  ...detailQuestions,
  ...smallTalkQuestions,
  ...unknownQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyAndServiceQuestions,
];
