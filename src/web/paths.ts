import { type PageName, pagePatterns } from "./page-patterns.ts";
import { query } from "./query.ts";
import { studioDeskPaths } from "./studio-desk-paths.ts";

/** Builds links; no page writes an address by hand. */
export const paths = {
  home: () => pagePatterns.home,
  services: (category?: string) => `/services${query({ category })}`,
  service: (id: string) => `/services/${id}`,
  checkout: (id: string, scope?: string) => `/checkout/${id}${query({ scope })}`,
  /** About a service, a category or an automation template (by id), or beginning with a sentence. */
  quote: (values: { service?: string; category?: string; template?: string; wish?: string } = {}) =>
    `/quote${query(values)}`,
  quotePage: (token: string) => `/quotes/${token}`,
  /** `subject` is chosen in its form. */
  contact: (subject?: string) => `/contact${query({ subject })}`,
  /** The panel with the ways to talk to Aria. */
  consultant: () => `${pagePatterns.contact}#consultant`,
  community: () => pagePatterns.community,
  /** `zone` is a time zone by name, `day` a day there, `at` a time that was chosen (ISO); `zones` offers all zones. */
  /** `booked` is the time that was just asked for: the page says where its link went. */
  demo: (
    values: { zone?: string; day?: string; at?: string; zones?: "all"; booked?: string } = {},
  ) => `/demo${query(values)}`,
  /** `day` is shown to move the demo to one of its times. */
  demoPage: (token: string, values: { move?: "yes"; day?: string } = {}) =>
    `/demo/${token}${query(values)}`,
  demoFile: (token: string) => `/demo/${token}/demo.ics`,
  success: () => pagePatterns.success,
  about: () => pagePatterns.about,
  careers: () => pagePatterns.careers,
  partners: () => pagePatterns.partners,
  till: (session: string) => `/till/${session}`,
  terms: () => pagePatterns.terms,
  /** `part` is the id of a heading there. */
  privacy: (part = "") => pagePatterns.privacy + (part && `#${part}`),
  aiEthics: () => pagePatterns.aiEthics,
  sla: () => pagePatterns.sla,
  dpa: () => pagePatterns.dpa,
  gdpr: () => pagePatterns.gdpr,
  ccpa: () => pagePatterns.ccpa,
  ip: () => pagePatterns.ip,
  aup: () => pagePatterns.aup,
  refunds: () => pagePatterns.refunds,
  search: (q?: string) => `/search${query({ q })}`,
  searchIndex: () => pagePatterns.searchIndex,
  sitemap: () => pagePatterns.sitemap,
  pineExamples: () => pagePatterns.pineExamples,
  caseStudies: () => pagePatterns.caseStudies,
  serviceTemplates: () => pagePatterns.serviceTemplates,
  developerTools: () => pagePatterns.developerTools,
  integrationGuides: () => pagePatterns.integrationGuides,
  bestPractices: () => pagePatterns.bestPractices,
  /** `part` is the id of a heading there. */
  cookies: (part = "") => pagePatterns.cookies + (part && `#${part}`),
  security: () => pagePatterns.security,
  offline: () => pagePatterns.offline,
  /** `next` is where the person wanted to go; it is checked again before anybody is sent there. */
  login: (next?: string) => `/login${query({ next })}`,
  loginCode: (next?: string) => `/login/code${query({ next })}`,
  register: (next?: string) => `/register${query({ next })}`,
  forgotPassword: () => pagePatterns.forgotPassword,
  confirmEmail: (token?: string) => `/confirm-email${query({ token })}`,
  keepChat: (next?: string) => `/keep-chat${query({ next })}`,
  logout: () => pagePatterns.logout,
  accountDeleted: (receipt: string) => `/account-deleted${query({ receipt })}`,
  /** Orders stand on the portal's first page. */
  portal: (after?: string) => `/portal${query({ after })}`,
  portalOrder: (id: string) => `/portal/orders/${id}`,
  portalReceipt: (id: string) => `/portal/orders/${id}/receipt`,
  /** `after` is a place in the quotes, `asked` one in what was asked beside them. */
  portalQuotes: (after?: string, asked?: string) => `/portal/quotes${query({ after, asked })}`,
  /** `after` is a place among the messages, `noted` one among what Aria noted down. */
  portalRequests: (values: { after?: string; noted?: string } = {}) =>
    `/portal/requests${query(values)}`,
  portalProjects: () => pagePatterns.portalProjects,
  portalUsage: () => pagePatterns.portalUsage,
  /** `add` is the kind whose form is open. */
  portalConnections: (add?: string) => `/portal/connections${query({ add })}`,
  portalConnection: (id: string, after?: string) => `/portal/connections/${id}${query({ after })}`,
  settings: () => pagePatterns.settings,
  settingsPassword: () => pagePatterns.settingsPassword,
  settingsTwoFactor: (next?: string) => `/portal/settings/two-factor${query({ next })}`,
  settingsSessions: () => pagePatterns.settingsSessions,
  settingsData: () => pagePatterns.settingsData,
  dataExport: () => pagePatterns.dataExport,
  studio: (values: { search?: string; type?: string; state?: string; after?: string } = {}) =>
    `/ai-service-design${query(values)}`,
  /** New projects: from a sentence (`as` a type), a template, or what a quote or an order is about. */
  studioStart: (
    values: {
      sentence?: string;
      as?: string;
      template?: string;
      quote?: string;
      order?: string;
    } = {},
  ) => `/ai-service-design/new${query(values)}`,
  ...studioDeskPaths,
  /** A customer's published form; `embed` is how other sites hold it in a frame. */
  publicForm: (
    address: string,
    values: { lang?: string | undefined; embed?: "1" | undefined } = {},
  ) => `/f/${address}${query(values)}`,
  /** A published bot's own page, or its window in a frame (src/http/downloads/bot-page.ts). */
  botPage: (address: string) => `/b/${address}`,
  publicFormStyle: (address: string) => `/f/${address}/style.css`,
  publicFormLogo: (address: string) => `/functions/form-logo/${address}`,
  formEmbedScript: () => pagePatterns.formEmbedScript,
  workspace: (id: string) => `/ai-service-design/workspace/${id}`,
  /** A picture of a project, for its members. */
  projectPicture: (id: string, fileId: string) => `/functions/projects/${id}/pictures/${fileId}`,
  newProject: () => "/functions/projects",
  /** What an open workspace reads and does, e.g. `save?tab=…`. */
  projectCall: (id: string, call = "") => `/functions/projects/${id}${call && `/${call}`}`,
  /** What the designer of a video reads and does, e.g. `offer`. */
  videoCall: (projectId: string, call = "") =>
    `/functions/videos/${projectId}${call && `/${call}`}`,
  /** A published video; `embed` is how other sites hold it in a frame. */
  publicVideoStyle: (address: string) => `/v/${address}/style.css`,
  publicVideo: (address: string, values: { embed?: "1" | undefined } = {}) =>
    `/v/${address}${query(values)}`,
  /** Its file, still, captions and chapters (src/http/downloads/media.ts). */
  publicMedia: (
    address: string,
    what: "video" | "poster" | "captions.vtt" | "chapters.vtt" | "script.txt",
  ) => `/media/${address}/${what}`,
  /** What the designer of a chatbot reads and does, e.g. `training`. */
  botCall: (projectId: string, call: string) => `/functions/bots/${projectId}/${call}`,
  botChannels: (projectId: string, call?: "test" | "renew" | "resend") =>
    `/functions/channels/${projectId}${call ? `/${call}` : ""}`,
  /** Server-sent events of a bot's inbox, and of one conversation in it. */
  botInboxEvents: (projectId: string) => `/functions/bots/${projectId}/events`,
  botConversationEvents: (projectId: string, id: string) =>
    `/functions/bots/${projectId}/conversations/${id}/events`,
  studioInvite: (token: string) => `/ai-service-design/invitations/${token}`,
  sharedProject: (token: string) => `/shared/${token}`,
  admin: () => pagePatterns.admin,
  /** `erased` is the receipt of a deletion that has just been done. */
  adminUsers: (values: { search?: string; role?: string; after?: string; erased?: string } = {}) =>
    `/admin/users${query(values)}`,
  /** `after` is a place in the person's history, `orders` one in their orders. */
  adminUser: (id: string, values: { after?: string; orders?: string } = {}) =>
    `/admin/users/${id}${query(values)}`,
  /** `view` is `summaries` for those with a transcript. */
  adminRegistrations: (
    values: { status?: string; view?: string; search?: string; after?: string } = {},
  ) => `/admin/registrations${query(values)}`,
  adminRegistration: (id: string) => `/admin/registrations/${id}`,
  adminConversations: (values: { show?: string; search?: string; after?: string } = {}) =>
    `/admin/conversations${query(values)}`,
  adminConversation: (id: string) => `/admin/conversations/${id}`,
  /** What happens in a conversation after its message number `after`, for admins. */
  conversationEvents: (id: string) => `/functions/conversations/${id}/events`,
  adminConsultations: (values: { show?: string; after?: string } = {}) =>
    `/admin/consultations${query(values)}`,
  adminEnquiries: (values: { state?: string; search?: string; after?: string } = {}) =>
    `/admin/enquiries${query(values)}`,
  adminEnquiry: (id: string) => `/admin/enquiries/${id}`,
  adminAnswers: (values: { show?: string; search?: string; after?: string } = {}) =>
    `/admin/answers${query(values)}`,
  /** `missed` is the question that the answer is for. */
  adminNewAnswer: (missed?: string) => `/admin/answers/new${query({ missed })}`,
  adminRecognition: () => pagePatterns.adminRecognition,
  adminRecognized: (id: string) => `/admin/answers/recognition/${id}`,
  /** `missed` is a question to add to its ways to ask; `saved` says that it was just stored. */
  adminAnswer: (id: string, values: { missed?: string; saved?: string } = {}) =>
    `/admin/answers/${id}${query(values)}`,
  adminUnanswered: (values: { state?: string; search?: string; after?: string } = {}) =>
    `/admin/unanswered${query(values)}`,
  adminBilling: () => pagePatterns.adminBilling,
  /** `after` is a place in the list of resolved alerts. */
  adminOperations: (after?: string) => `/admin/operations${query({ after })}`,
  adminQuotes: (values: { show?: string; after?: string } = {}) => `/admin/quotes${query(values)}`,
  adminQuote: (id: string) => `/admin/quotes/${id}`,
  /** `after` is a place in the list of videos, `page` one in that of the video provider. */
  adminVideo: (values: { after?: string; page?: string } = {}) => `/admin/video${query(values)}`,
  adminProjects: (
    values: { search?: string; type?: string; state?: string; after?: string } = {},
  ) => `/admin/projects${query(values)}`,
  adminProject: (id: string) => `/admin/projects/${id}`,
  adminBookings: (values: { show?: string; after?: string } = {}) =>
    `/admin/bookings${query(values)}`,
  adminBooking: (id: string) => `/admin/bookings/${id}`,
  adminOutbox: (after?: string) => `/admin/outbox${query({ after })}`,
  adminMail: (id: string) => `/admin/outbox/${id}`,
};

/** Documents of content/pages by the address that is also their file's; each is a page of its own. */
export const documentPages = [
  "terms",
  "privacy",
  "aiEthics",
  "sla",
  "dpa",
  "gdpr",
  "ccpa",
  "ip",
  "aup",
  "refunds",
  "docs",
  "apiDocs",
  "videoTutorials",
  "chatbotGuide",
  "automation",
  "pineExamples",
  "developerTools",
  "integrationGuides",
  "bestPractices",
  "cookies",
  "security",
] as const satisfies readonly PageName[];

/** Addresses that lead on for good, and where to. */
export const movedPages: Readonly<Record<string, string>> = {
  [pagePatterns.termsShort]: pagePatterns.terms,
  [pagePatterns.privacyShort]: pagePatterns.privacy,
  [pagePatterns.pineTutorial]: pagePatterns.pineExamples,
  [pagePatterns.pineShort]: pagePatterns.pineExamples,
};

const patterns = Object.values(pagePatterns).map(
  (pattern) => new RegExp(`^${pattern.replace(/:[a-z]+/g, "[^/]+")}$`),
);

/** Whether a link leads to a page that exists here (elsewhere, mail and phone links always do). */
export function leadsSomewhere(href: string): boolean {
  if (!href.startsWith("/")) return true;
  const path = href.replace(/[?#].*$/, "");
  return patterns.some((pattern) => pattern.test(path));
}
