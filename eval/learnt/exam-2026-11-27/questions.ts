import type { Question } from "../../judge/question.ts";
import { buyingQuestions } from "./questions-buying.ts";
import { followUpQuestions } from "./questions-follow-up.ts";
import { otherLanguageNeeds } from "./questions-needs-other-languages.ts";
import { needQuestions } from "./questions-needs.ts";
import { detailQuestions, smallTalkQuestions } from "./questions-people.ts";
import { serviceQuestions } from "./questions-services.ts";
import { severalQuestions } from "./questions-several.ts";
import { trustQuestions } from "./questions-trust.ts";
import { unknownQuestions } from "./questions-unknown.ts";
import { urgentQuestions } from "./questions-urgent.ts";

export const examQuestions: readonly Question[] = [
  ...needQuestions,
  ...otherLanguageNeeds,
  ...followUpQuestions,
  ...severalQuestions,
  ...urgentQuestions,
  ...detailQuestions,
  ...smallTalkQuestions,
  ...unknownQuestions,
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
];
