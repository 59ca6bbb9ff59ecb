import { beforeAndAfterDelivery } from "./before-and-after-delivery.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { serviceQuestions } from "./service-questions.ts";

export { moreCustomersNeeds } from "./before-and-after-delivery.ts";

/** What visitors ask beside prices, orders and data. */
export const furtherQuestions: readonly CuratedAnswer[] = [
  everydayQuestions,
  serviceQuestions,
  beforeAndAfterDelivery,
].flat();
