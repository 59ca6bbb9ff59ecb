import type { Question } from "../../judge/question.ts";
import { buyingQuestions } from "./questions-buying.ts";
import { companyAndServiceQuestions, trustQuestions } from "./questions-company.ts";
import { contextQuestions, severalQuestions } from "./questions-in-context.ts";
import { needQuestions } from "./questions-needs.ts";
import { detailQuestions, emergencyQuestions, smallTalkQuestions } from "./questions-people.ts";
import { unknownQuestions } from "./questions-unknown.ts";

export const examQuestions: readonly Question[] = [
  ...needQuestions,
  ...contextQuestions,
  ...severalQuestions,
  ...emergencyQuestions,
  ...detailQuestions,
  ...smallTalkQuestions,
  ...unknownQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...companyAndServiceQuestions,
];
