/** Every page of ours, by name; routes.ts builds the route table from these patterns, links use `paths`. */
export const pagePatterns = {
  home: "/",
  services: "/services",
  service: "/services/:id",
  checkout: "/checkout/:id",
  quote: "/quote",
  contact: "/contact",
  community: "/community",
  success: "/success",
  about: "/about",
  careers: "/careers",
  partners: "/partners",
  till: "/till/:session",
  terms: "/legal/terms",
  privacy: "/legal/privacy",
  aiEthics: "/legal/ai-ethics",
  sla: "/legal/sla",
  dpa: "/legal/dpa",
  gdpr: "/legal/gdpr",
  ccpa: "/legal/ccpa",
  ip: "/legal/ip",
  aup: "/legal/aup",
  refunds: "/legal/refunds",
  docs: "/docs",
  apiDocs: "/api-docs",
  videoTutorials: "/tutorials/video-agents",
  chatbotGuide: "/tutorials/chatbots",
  automation: "/tutorials/automation",
  cookies: "/legal/cookies",
  security: "/legal/security",
  securityText: "/.well-known/security.txt",
  offline: "/offline",
  termsShort: "/terms",
  privacyShort: "/privacy",
  search: "/search",
  searchIndex: "/search-index.json",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
  pineExamples: "/tutorials/pinescript-examples",
  pineTutorial: "/tutorials/pinescript",
  pineShort: "/examples/pinescript",
  caseStudies: "/tutorials/case-studies",
  serviceTemplates: "/resources/ai-service-templates",
  developerTools: "/resources/developer-tools",
  integrationGuides: "/resources/integration-guides",
  bestPractices: "/resources/best-practices",
  login: "/login",
  loginCode: "/login/code",
  register: "/register",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  firstAdmin: "/first-admin",
  logout: "/logout",
  accountDeleted: "/account-deleted",
  portal: "/portal",
  portalOrder: "/portal/orders/:id",
  portalReceipt: "/portal/orders/:id/receipt",
  portalQuotes: "/portal/quotes",
  portalRequests: "/portal/requests",
  portalProjects: "/portal/projects",
  settings: "/portal/settings",
  settingsPassword: "/portal/settings/password",
  settingsTwoFactor: "/portal/settings/two-factor",
  settingsSessions: "/portal/settings/sessions",
  settingsData: "/portal/settings/data",
  dataExport: "/portal/settings/data/export.json",
  studio: "/ai-service-design",
  admin: "/admin",
  adminUsers: "/admin/users",
  adminUser: "/admin/users/:id",
  adminRegistrations: "/admin/registrations",
  adminBilling: "/admin/billing",
  adminOperations: "/admin/operations",
  adminOutbox: "/admin/outbox",
  adminMail: "/admin/outbox/:id",
} as const;
export type PageName = keyof typeof pagePatterns;

const query = (values: Record<string, string | undefined>) => {
  const used = Object.entries(values).filter((pair): pair is [string, string] => !!pair[1]);
  return used.length ? `?${new URLSearchParams(used).toString()}` : "";
};

/** Builds links; no page writes an address by hand. */
export const paths = {
  home: () => pagePatterns.home,
  services: (category?: string) => `/services${query({ category })}`,
  service: (id: string) => `/services/${id}`,
  checkout: (id: string, scope?: string) => `/checkout/${id}${query({ scope })}`,
  /** About a service, a category or an automation template (by id), or beginning with a sentence. */
  quote: (values: { service?: string; category?: string; template?: string; wish?: string } = {}) =>
    `/quote${query(values)}`,
  /** `subject` is chosen in its form. */
  contact: (subject?: string) => `/contact${query({ subject })}`,
  community: () => pagePatterns.community,
  success: () => pagePatterns.success,
  about: () => pagePatterns.about,
  careers: () => pagePatterns.careers,
  partners: () => pagePatterns.partners,
  till: (session: string) => `/till/${session}`,
  terms: () => pagePatterns.terms,
  privacy: () => pagePatterns.privacy,
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
  logout: () => pagePatterns.logout,
  accountDeleted: (receipt: string) => `/account-deleted${query({ receipt })}`,
  /** Orders stand on the portal's first page. */
  portal: (after?: string) => `/portal${query({ after })}`,
  portalOrder: (id: string) => `/portal/orders/${id}`,
  portalReceipt: (id: string) => `/portal/orders/${id}/receipt`,
  portalQuotes: (after?: string) => `/portal/quotes${query({ after })}`,
  portalRequests: (after?: string) => `/portal/requests${query({ after })}`,
  portalProjects: () => pagePatterns.portalProjects,
  settings: () => pagePatterns.settings,
  settingsPassword: () => pagePatterns.settingsPassword,
  settingsTwoFactor: (next?: string) => `/portal/settings/two-factor${query({ next })}`,
  settingsSessions: () => pagePatterns.settingsSessions,
  settingsData: () => pagePatterns.settingsData,
  dataExport: () => pagePatterns.dataExport,
  studio: () => pagePatterns.studio,
  admin: () => pagePatterns.admin,
  /** `erased` is the receipt of a deletion that has just been done. */
  adminUsers: (values: { search?: string; role?: string; after?: string; erased?: string } = {}) =>
    `/admin/users${query(values)}`,
  /** `after` is a place in the person's history, `orders` one in their orders. */
  adminUser: (id: string, values: { after?: string; orders?: string } = {}) =>
    `/admin/users/${id}${query(values)}`,
  adminRegistrations: () => pagePatterns.adminRegistrations,
  adminBilling: () => pagePatterns.adminBilling,
  adminOperations: () => pagePatterns.adminOperations,
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
