import type { CuratedAnswer } from "./curated-answer.ts";
import { leadPageChoosingAnswers } from "./services/ai-lead-gen-lp/choosing.ts";
import { leadPageConversationAnswers } from "./services/ai-lead-gen-lp/conversation.ts";
import { leadPageLeadsAnswers } from "./services/ai-lead-gen-lp/leads.ts";
import { clipChoosingAnswers } from "./services/ai-video-1min/choosing.ts";
import { clipMakingAnswers } from "./services/ai-video-1min/making.ts";
import { clipShowingAnswers } from "./services/ai-video-1min/showing.ts";
import { clientsPortalAccessAnswers } from "./services/client-portal/access.ts";
import { clientsPortalChoosingAnswers } from "./services/client-portal/choosing.ts";
import { clientsPortalDocumentsAnswers } from "./services/client-portal/documents.ts";
import { clientsPortalJobsAnswers } from "./services/client-portal/jobs.ts";
import { crmAccessAnswers } from "./services/crm-integration/access.ts";
import { crmChoosingAnswers } from "./services/crm-integration/choosing.ts";
import { crmContactAnswers } from "./services/crm-integration/contacts.ts";
import { crmRunningAnswers } from "./services/crm-integration/running.ts";
import { wholeSiteFunctionsAnswers } from "./services/full-website/functions.ts";
import { wholeSitePagesAnswers } from "./services/full-website/pages.ts";
import { wholeSiteRunningAnswers } from "./services/full-website/running.ts";
import { chatbotConversationsAnswers } from "./services/gpt4-chatbot/conversations.ts";
import { chatbotSettingUpAnswers } from "./services/gpt4-chatbot/setting-up.ts";
import { landingChoosingAnswers } from "./services/landing-page/choosing.ts";
import { landingContentAnswers } from "./services/landing-page/content.ts";
import { landingRequestsAnswers } from "./services/landing-page/requests.ts";
import { dashboardChoosingAnswers } from "./services/market-dashboard/choosing.ts";
import { dashboardDataAnswers } from "./services/market-dashboard/data.ts";
import { dashboardPeopleAnswers } from "./services/market-dashboard/people.ts";
import { dashboardScreenAnswers } from "./services/market-dashboard/screen.ts";
import { careChoosingAnswers } from "./services/ongoing-maintenance/choosing.ts";
import { careHoursAnswers } from "./services/ongoing-maintenance/hours.ts";
import { careStartingAnswers } from "./services/ongoing-maintenance/starting.ts";
import { careWatchingAnswers } from "./services/ongoing-maintenance/watching.ts";
import { pineChartsAnswers } from "./services/pine-script-indicator/charts.ts";
import { pineChoosingAnswers } from "./services/pine-script-indicator/choosing.ts";
import { pineOwningAnswers } from "./services/pine-script-indicator/owning.ts";
import { pineRuleAnswers } from "./services/pine-script-indicator/rule.ts";
import { pineUsingAnswers } from "./services/pine-script-indicator/using.ts";
import { formAfterSendingAnswers } from "./services/smart-form/after-sending.ts";
import { formChoosingAnswers } from "./services/smart-form/choosing.ts";
import { formFillingAnswers } from "./services/smart-form/filling.ts";
import { formPlacingAnswers } from "./services/smart-form/placing.ts";
import { consultingCallAnswers } from "./services/tech-consulting/call.ts";
import { consultingChoosingAnswers } from "./services/tech-consulting/choosing.ts";
import { consultingOutcomeAnswers } from "./services/tech-consulting/outcome.ts";
import { consultingTopicsAnswers } from "./services/tech-consulting/topics.ts";
import { designChoosingAnswers } from "./services/ui-ux-design/choosing.ts";
import { designDrawingAnswers } from "./services/ui-ux-design/drawing.ts";
import { designHandingOverAnswers } from "./services/ui-ux-design/handing-over.ts";
import { vslMakingAnswers } from "./services/vsl-ai-host/making.ts";
import { vslMeasuringAnswers } from "./services/vsl-ai-host/measuring.ts";
import { vslPageAnswers } from "./services/vsl-ai-host/page.ts";
import { vslShowingAnswers } from "./services/vsl-ai-host/showing.ts";
import { appChoosingAnswers } from "./services/web-app/choosing.ts";
import { appConnectionsAnswers } from "./services/web-app/connections.ts";
import { appOwningAnswers } from "./services/web-app/owning.ts";
import { appPeopleAnswers } from "./services/web-app/people.ts";
import { whatYouBringAnswers } from "./services/what-you-bring.ts";
import { flowAccessAnswers } from "./services/workflow-automation/access.ts";
import { flowBuildingAnswers } from "./services/workflow-automation/building.ts";
import { flowChoosingAnswers } from "./services/workflow-automation/choosing.ts";
import { flowRunningAnswers } from "./services/workflow-automation/running.ts";

/** What is asked about single services. */
export const serviceAnswers: readonly CuratedAnswer[] = [
  leadPageChoosingAnswers,
  leadPageConversationAnswers,
  leadPageLeadsAnswers,
  clipChoosingAnswers,
  clipMakingAnswers,
  clipShowingAnswers,
  clientsPortalChoosingAnswers,
  clientsPortalAccessAnswers,
  clientsPortalDocumentsAnswers,
  clientsPortalJobsAnswers,
  crmAccessAnswers,
  crmChoosingAnswers,
  crmContactAnswers,
  crmRunningAnswers,
  wholeSitePagesAnswers,
  wholeSiteFunctionsAnswers,
  wholeSiteRunningAnswers,
  chatbotConversationsAnswers,
  chatbotSettingUpAnswers,
  landingChoosingAnswers,
  landingContentAnswers,
  landingRequestsAnswers,
  dashboardChoosingAnswers,
  dashboardDataAnswers,
  dashboardPeopleAnswers,
  dashboardScreenAnswers,
  careChoosingAnswers,
  careStartingAnswers,
  careWatchingAnswers,
  careHoursAnswers,
  pineChartsAnswers,
  pineChoosingAnswers,
  pineOwningAnswers,
  pineRuleAnswers,
  pineUsingAnswers,
  formChoosingAnswers,
  formFillingAnswers,
  formAfterSendingAnswers,
  formPlacingAnswers,
  consultingChoosingAnswers,
  consultingCallAnswers,
  consultingTopicsAnswers,
  consultingOutcomeAnswers,
  designChoosingAnswers,
  designDrawingAnswers,
  designHandingOverAnswers,
  vslMakingAnswers,
  vslPageAnswers,
  vslShowingAnswers,
  vslMeasuringAnswers,
  appChoosingAnswers,
  appPeopleAnswers,
  appConnectionsAnswers,
  appOwningAnswers,
  flowAccessAnswers,
  flowBuildingAnswers,
  flowChoosingAnswers,
  flowRunningAnswers,
  whatYouBringAnswers,
].flat();
