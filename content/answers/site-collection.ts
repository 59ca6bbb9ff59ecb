import { type Collection, type Entry, languages } from "#domain/answers/contract.ts";
import { aboutUsAndNot } from "./about-us.ts";
import { accountProtection } from "./account-protection.ts";
import { accountSettings } from "./account-settings.ts";
import { account } from "./account.ts";
import { afterDeliveryAnswers } from "./after-delivery.ts";
import { agencies } from "./agencies.ts";
import { aiEthics } from "./ai-ethics.ts";
import { aiFairness } from "./ai-fairness.ts";
import { allowedUses } from "./allowed-uses.ts";
import { ariaChat } from "./aria-chat.ts";
import { ariaOrigin } from "./aria-origin.ts";
import { ariaTalking } from "./aria-talking.ts";
import { aria } from "./aria.ts";
import { besideThePoint } from "./beside-the-point.ts";
import { building } from "./building.ts";
import { cancelling } from "./cancelling.ts";
import { careersAndPartners } from "./careers-and-partners.ts";
import { chatbotDetailAnswers } from "./chatbot-details.ts";
import { chatbotAnswers } from "./chatbots.ts";
import { company } from "./company.ts";
import { comparisonAnswers } from "./comparisons.ts";
import { complaints } from "./complaints.ts";
import { contracts } from "./contracts.ts";
import { crises } from "./crisis.ts";
import type { CuratedAnswer, CuratedNeed, Spoken } from "./curated-answer.ts";
import { dataAgreements } from "./data-agreements.ts";
import { dataRequests } from "./data-requests.ts";
import { dataSharing } from "./data-sharing.ts";
import { deliveryProblems } from "./delivery-problems.ts";
import { deliveryAnswers } from "./delivery.ts";
import { developers } from "./developers.ts";
import { emergencies } from "./emergencies.ts";
import { facts } from "./facts.ts";
import { furtherCosts } from "./further-costs.ts";
import { furtherQuestions, moreCustomersNeeds } from "./further-questions.ts";
import { handoverAnswers } from "./handover.ts";
import { hostingAnswers } from "./hosting.ts";
import { integrationAnswers } from "./integrations.ts";
import { limits } from "./limits.ts";
import { chatbotsBeyondQuestionsNeeds } from "./needs-ai-automation-chatbots-beyond-questions.ts";
import { chatbotNeeds } from "./needs-ai-automation-chatbots.ts";
import { reminderAndReportNeeds } from "./needs-ai-automation-reminders-and-reports.ts";
import { videoNeeds } from "./needs-ai-automation-videos.ts";
import { workflowNeeds } from "./needs-ai-automation-workflows.ts";
import { portalNeeds } from "./needs-forms-interfaces-portals.ts";
import { formNeeds } from "./needs-forms-interfaces.ts";
import { leadPageAndSalesVideoNeeds } from "./needs-marketing-crm-pages-and-videos.ts";
import { crmNeeds } from "./needs-marketing-crm.ts";
import { adviceNeeds } from "./needs-support-consulting-advice.ts";
import { supportNeeds } from "./needs-support-consulting.ts";
import { marketDashboardNeeds } from "./needs-trading-financial-dashboards.ts";
import { tradingNeeds } from "./needs-trading-financial.ts";
import { appNeeds } from "./needs-web-dev-apps.ts";
import { pageNeeds } from "./needs-web-dev-pages.ts";
import { websiteContentNeeds } from "./needs-web-dev-websites-content.ts";
import { websiteNeeds } from "./needs-web-dev-websites.ts";
import { orderProblems } from "./order-problems.ts";
import { orderingAnswers } from "./ordering.ts";
import { otherLanguages } from "./other-languages.ts";
import { ownership } from "./ownership.ts";
import { payingInParts } from "./paying-in-parts.ts";
import { paying } from "./paying.ts";
import { paymentPage } from "./payment-page.ts";
import { peopleAndRoles } from "./people-and-roles.ts";
import { portal } from "./portal.ts";
import { priceAnswers } from "./prices.ts";
import { privacy } from "./privacy.ts";
import { quoteAnswers } from "./quotes.ts";
import { readWays } from "./read-ways.ts";
import { receiptsAndTax } from "./receipts-and-tax.ts";
import { references } from "./references.ts";
import { refundCases } from "./refund-cases.ts";
import { refundLimits } from "./refund-limits.ts";
import { refunds } from "./refunds.ts";
import { revisionAnswers } from "./revisions.ts";
import { runningChatbots } from "./running-chatbots.ts";
import { securityIncidents } from "./security-incidents.ts";
import { security } from "./security.ts";
import { serviceAnswers } from "./service-answers.ts";
import { serviceLevelAnswers } from "./service-level.ts";
import { serviceNeeds } from "./service-needs.ts";
import { silence } from "./silence.ts";
import { siteUse } from "./site-use.ts";
import { site } from "./site.ts";
import { smallBudgets } from "./small-budgets.ts";
import type { SmallTalk } from "./small-talk.ts";
import { smallTalks } from "./small-talks.ts";
import { stayingInTouch } from "./staying-in-touch.ts";
import { suppliers } from "./suppliers.ts";
import { support } from "./support.ts";
import { contactAnswers } from "./talking-to-us.ts";
import { tradingAnswers } from "./trading.ts";
import { trust } from "./trust.ts";
import { unhappyCustomers } from "./unhappy-customers.ts";
import { videoAnswers } from "./videos.ts";
import { websiteDetailAnswers } from "./website-details.ts";
import { websiteAnswers } from "./websites.ts";
import { preparationAnswers } from "./what-you-bring.ts";
import { whereWeWork } from "./where-we-work.ts";

const needs: readonly CuratedNeed[] = [
  moreCustomersNeeds,
  websiteContentNeeds,
  appNeeds,
  marketDashboardNeeds,
  reminderAndReportNeeds,
  chatbotsBeyondQuestionsNeeds,
  chatbotNeeds,
  videoNeeds,
  workflowNeeds,
  portalNeeds,
  formNeeds,
  leadPageAndSalesVideoNeeds,
  crmNeeds,
  adviceNeeds,
  supportNeeds,
  tradingNeeds,
  pageNeeds,
  websiteNeeds,
].flat();

const answers: readonly CuratedAnswer[] = [
  furtherQuestions,
  agencies,
  allowedUses,
  building,
  limits,
  runningChatbots,
  smallBudgets,
  suppliers,
  furtherCosts,
  contracts,
  stayingInTouch,
  securityIncidents,
  refundLimits,
  dataSharing,
  paymentPage,
  silence,
  dataAgreements,
  whereWeWork,
  complaints,
  ariaOrigin,
  ariaTalking,
  aiFairness,
  accountProtection,
  accountSettings,
  account,
  afterDeliveryAnswers,
  aiEthics,
  ariaChat,
  aria,
  cancelling,
  careersAndPartners,
  chatbotDetailAnswers,
  chatbotAnswers,
  company,
  comparisonAnswers,
  dataRequests,
  deliveryProblems,
  deliveryAnswers,
  developers,
  handoverAnswers,
  hostingAnswers,
  integrationAnswers,
  orderProblems,
  orderingAnswers,
  ownership,
  payingInParts,
  peopleAndRoles,
  paying,
  portal,
  priceAnswers,
  privacy,
  quoteAnswers,
  receiptsAndTax,
  references,
  refundCases,
  refunds,
  revisionAnswers,
  security,
  serviceAnswers,
  serviceLevelAnswers,
  siteUse,
  besideThePoint,
  aboutUsAndNot,
  site,
  support,
  contactAnswers,
  tradingAnswers,
  trust,
  videoAnswers,
  websiteDetailAnswers,
  websiteAnswers,
  preparationAnswers,
  unhappyCustomers,
].flat();

const each = (texts: Spoken<string>): Entry["says"] =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, [text]]));

const plain = { page: null, offers: null, asksBack: {}, next: [] } as const;

const ofAnswer = ({ id, asks, says, page, service, next = [] }: CuratedAnswer): Entry => ({
  ...plain,
  id,
  kind: "answer",
  asks,
  says: each(says),
  page: page ?? null,
  offers: service ?? null,
  next,
});

const ofNeed = ({ id, asks, why, offers, asksBack }: CuratedNeed): Entry => ({
  ...plain,
  id,
  kind: "need",
  asks,
  says: each(why),
  offers,
  asksBack,
});

const ofSmallTalk = (talk: SmallTalk): Entry => ({ ...plain, kind: "small-talk", ...talk });

const ways = readWays();

/** With the further ways to ask it, in the languages that it is answered in. */
const withWays = (entry: Entry): Entry => {
  const more = ways.get(entry.id);
  if (!more) return entry;
  const told = languages.filter((one) => entry.says[one] !== undefined);
  const asks = told.map((one) => [one, [...(entry.asks[one] ?? []), ...(more[one] ?? [])]]);
  return { ...entry, asks: Object.fromEntries(asks) as Entry["asks"] };
};

/** What Aria answers from: curated answers and needs, small talk, and what stands for them in other languages. */
export const siteCollection: Collection = {
  entries: [...answers.map(ofAnswer), ...needs.map(ofNeed), ...smallTalks.map(ofSmallTalk)].map(
    withWays,
  ),
  needs: serviceNeeds,
  emergencies,
  facts,
  crises,
  otherLanguages,
};
