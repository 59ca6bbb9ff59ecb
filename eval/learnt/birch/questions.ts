import type { Question } from "../../judge/question.ts";
import { followUpsInEnglish } from "./questions-1.ts";
import { followUpsInOtherLanguages } from "./questions-2.ts";
import { frenchFollowUpsAndSeveral } from "./questions-3.ts";
import { severalAndSmallTalk } from "./questions-4.ts";
import { peopleQuestions } from "./questions-5.ts";
import { unansweredAndNeeds } from "./questions-6.ts";
import { serviceAndTrust } from "./questions-7.ts";
import { buyingCompanyAria } from "./questions-8.ts";

export const questions: readonly Question[] = [
  ...followUpsInEnglish,
  ...followUpsInOtherLanguages,
  ...frenchFollowUpsAndSeveral,
  ...severalAndSmallTalk,
  ...peopleQuestions,
  ...unansweredAndNeeds,
  ...serviceAndTrust,
  ...buyingCompanyAria,
];
