import type { PageName } from "../../src/web/paths.ts";

/**
 * Who may come where. Every page of src/web/paths.ts and every endpoint of src/http must stand here, or
 * tests/e2e/access.test.ts fails: a new way in is closed until somebody has written down for whom it is.
 *
 * anyone: no check. user: signed in. owner: signed in, and only what is theirs (a foreign thing can't be
 * told from a missing one). admin: admins.
 */
export type Access = "anyone" | "user" | "owner" | "admin";

export const pageAccess: Record<PageName, Access> = {
  home: "anyone",
  services: "anyone",
  service: "anyone",
  checkout: "anyone",
  quote: "anyone",
  contact: "anyone",
  community: "anyone",
  success: "anyone",
  about: "anyone",
  careers: "anyone",
  partners: "anyone",
  till: "anyone",
  terms: "anyone",
  privacy: "anyone",
  aiEthics: "anyone",
  sla: "anyone",
  dpa: "anyone",
  gdpr: "anyone",
  ccpa: "anyone",
  ip: "anyone",
  aup: "anyone",
  refunds: "anyone",
  docs: "anyone",
  apiDocs: "anyone",
  videoTutorials: "anyone",
  chatbotGuide: "anyone",
  automation: "anyone",
  termsShort: "anyone",
  privacyShort: "anyone",
  search: "anyone",
  searchIndex: "anyone",
  login: "anyone",
  loginCode: "anyone",
  register: "anyone",
  forgotPassword: "anyone",
  resetPassword: "anyone",
  confirmEmail: "anyone",
  firstAdmin: "anyone",
  logout: "anyone",
  accountDeleted: "anyone",
  portal: "user",
  portalOrder: "owner",
  portalReceipt: "owner",
  portalQuotes: "user",
  portalRequests: "user",
  portalProjects: "user",
  settings: "user",
  settingsPassword: "user",
  settingsTwoFactor: "user",
  settingsSessions: "user",
  settingsData: "user",
  dataExport: "user",
  studio: "user",
  admin: "admin",
  adminUsers: "admin",
  adminUser: "admin",
  adminRegistrations: "admin",
  adminBilling: "admin",
  adminOperations: "admin",
  adminOutbox: "admin",
  adminMail: "admin",
};

/** Endpoints that are no pages, by method and address. All are for anyone; each says what guards it. */
export const endpointAccess: Record<string, string> = {
  "GET /healthz": "tells nothing but that the process lives",
  "GET /readyz": "tells nothing but whether the database answers",
  "POST /webhooks/stripe": "signature of the payment provider",
  "POST /functions/create-checkout-session": "own origin; prices come from the catalogue",
  "GET /functions/checkout-status": "the unguessable session id; tells nothing of a person",
  "POST /functions/request-quote": "own origin, rate limit, spam trap",
  "POST /functions/send-enquiry": "own origin, rate limit, spam trap",
  "GET /v1/services": "the public catalogue",
  "GET /v1/services/:id": "the public catalogue",
  "GET /v1/openapi.json": "the public API's description",
};
