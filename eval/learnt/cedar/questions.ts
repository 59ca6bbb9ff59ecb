import type { Question } from "../../judge/question.ts";
import { contextQuestions } from "./questions-1.ts";
import { foreignContextQuestions } from "./questions-2.ts";
import { severalQuestions } from "./questions-3.ts";
import { foreignSeveralQuestions } from "./questions-4.ts";
import { smallTalkAndComplaintQuestions } from "./questions-5.ts";
import { unknownAndNeedQuestions } from "./questions-6.ts";
import { detailQuestions } from "./questions-7.ts";
import { ariaQuestions } from "./questions-8.ts";

export const questions: readonly Question[] = [
  ...contextQuestions,
  ...foreignContextQuestions,
  ...severalQuestions,
  ...foreignSeveralQuestions,
  ...smallTalkAndComplaintQuestions,
  ...unknownAndNeedQuestions,
  ...detailQuestions,
  ...ariaQuestions,
];
