import { acceptingAndTiming } from "./accepting-and-timing.ts";
import { automationTools } from "./automation-tools.ts";
import { beforeAndAfterDelivery } from "./before-and-after-delivery.ts";
import { buyingDetails } from "./buying-details.ts";
import { buyingPromises } from "./buying-promises.ts";
import { cardsAndBanks } from "./cards-and-banks.ts";
import { changingHands } from "./changing-hands.ts";
import { chatbotConversations } from "./chatbot-conversations.ts";
import { chatbotSizes } from "./chatbot-sizes.ts";
import { choosingBetween } from "./choosing-between.ts";
import { companyInPublic } from "./company-in-public.ts";
import type { CuratedAnswer } from "./curated-answer.ts";
import { dataAbroad } from "./data-abroad.ts";
import { dataInside } from "./data-inside.ts";
import { dataRightsAnswers } from "./data-rights.ts";
import { everydayQuestions } from "./everyday-questions.ts";
import { portalsAndDashboards } from "./portals-and-dashboards.ts";
import { rightsInTheWork } from "./rights-in-the-work.ts";
import { serviceQuestions } from "./service-questions.ts";
import { trying } from "./trying.ts";
import { websiteContent } from "./website-content.ts";
import { whatItRunsOn } from "./what-it-runs-on.ts";

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
  buyingDetails,
  buyingPromises,
  choosingBetween,
  dataAbroad,
  dataInside,
  dataRightsAnswers,
  rightsInTheWork,
  trying,
  whatItRunsOn,
].flat();
