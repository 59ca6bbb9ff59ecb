import type { Question } from "./question.ts";
import { buyingQuestions } from "./questions-buying.ts";
import { germanQuestions } from "./questions-german.ts";
import { contextQuestions } from "./questions-in-context.ts";
import { needQuestions } from "./questions-needs.ts";
import { otherLanguageQuestions } from "./questions-other-languages.ts";
import { peopleQuestions } from "./questions-people.ts";
import { serviceQuestions } from "./questions-services.ts";
import { trustQuestions } from "./questions-trust.ts";

/** Every fresh question, by subject first and by language last. */
export const freshQuestions: readonly Question[] = [
  ...needQuestions,
  ...serviceQuestions,
  ...buyingQuestions,
  ...trustQuestions,
  ...contextQuestions,
  ...peopleQuestions,
  ...germanQuestions,
  ...otherLanguageQuestions,
];
