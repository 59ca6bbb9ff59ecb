import { acceptingAndTiming } from "./accepting-and-timing.ts";
import { automationTools } from "./automation-tools.ts";
import { beforeAndAfterDelivery } from "./before-and-after-delivery.ts";
import { cardsAndBanks } from "./cards-and-banks.ts";
import { changingHands } from "./changing-hands.ts";
import { chatbotConversations } from "./chatbot-conversations.ts";
import { chatbotSizes } from "./chatbot-sizes.ts";
import { companyInPublic } from "./company-in-public.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { portalsAndDashboards } from "./portals-and-dashboards.ts";
import { serviceQuestions } from "./service-questions.ts";
import { websiteContent } from "./website-content.ts";

export { moreCustomersNeeds } from "./before-and-after-delivery.ts";

/** What visitors ask more rarely, and what our pages leave open. */
export const furtherQuestions: readonly CuratedAnswer[] = [
  everydayQuestions,
  serviceQuestions,
  beforeAndAfterDelivery,
  acceptingAndTiming,
  cardsAndBanks,
  changingHands,
  companyInPublic,
  chatbotSizes,
  chatbotConversations,
  automationTools,
  websiteContent,
  portalsAndDashboards,
].flat();
