import type { ExamQuestion } from "./facts.ts";
import { contextQuestions } from "./questions-in-context.ts";
import { needQuestions } from "./questions-needs.ts";
import {
  crisisQuestions,
  detailQuestions,
  emergencyQuestions,
  smallTalkQuestions,
} from "./questions-people.ts";
import { serviceAndCompanyQuestions } from "./questions-services.ts";
import { severalQuestions } from "./questions-several.ts";
import { unknownQuestions } from "./questions-unknown.ts";

export const examQuestions: readonly ExamQuestion[] = [
  ...needQuestions,
  ...contextQuestions,
  ...severalQuestions,
  ...emergencyQuestions,
  ...crisisQuestions,
  ...detailQuestions,
  ...smallTalkQuestions,
  ...unknownQuestions,
  ...serviceAndCompanyQuestions,
];
