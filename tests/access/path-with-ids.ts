import { type PageName, pagePatterns } from "../../src/web/page-patterns.ts";

/** The page's address, with ids of things that exist. */
export function pathWithIds(
  name: PageName,
  ids: Readonly<Record<string, string | undefined>>,
): string {
  const id = { service: "landing-page", checkout: "landing-page", till: ids["session"] };
  const others: Partial<Record<PageName, string | undefined>> = {
    ...id,
    portalOrder: ids["order"],
    portalReceipt: ids["order"],
    portalConnection: "con_1",
    workspace: ids["project"],
    workspaceMoved: ids["project"],
    automationRuns: ids["automation"],
    automationRun: ids["automation"],
    automationTables: ids["automation"],
    adminUser: ids["user"],
    adminMail: ids["mail"],
    quotePage: ids["quoteToken"],
    adminQuote: ids["quote"],
    adminBooking: ids["booking"],
    demoPage: ids["demoToken"],
    demoFile: ids["demoToken"],
    adminRegistration: ids["request"],
    adminConversation: ids["conversation"],
    adminEnquiry: ids["enquiry"],
    adminAnswer: "refund-how",
    adminRecognized: "need.landing-page",
    formAnswers: ids["project"],
    formAnswersFile: ids["project"],
    ...(name.startsWith("bot") && { [name]: ids["bot"] }),
    adminProject: ids["project"],
    sharedProject: ids["shared"],
    studioInvite: "inv_1",
    approval: "not-a-token",
    publicForm: "some-form",
    publicVideo: "some-video",
    publicVideoStyle: "some-video",
    publicFormStyle: "some-form",
  };
  return pagePatterns[name]
    .replace(/:\w+/, others[name] ?? "")
    .replace(":conversation", "cnv_bot")
    .replace(":run", "run_1");
}
