import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { type PageName, pagePatterns } from "./page-patterns.ts";
import { documentPages, movedPages } from "./paths.ts";

/** A page at its address. Its route has the page's name, so that a file can move without losing its readers. */
const at = (name: PageName, file: string) => exactly(pagePatterns[name], file, name);
/** Letter case counts: in any other spelling a page would miss the page cache and be rendered again. */
const exactly = (pattern: string, file: string, id?: string) =>
  route(pattern.slice(1), file, { caseSensitive: true, ...(id && { id }) });

export default [
  // Layouts bring style sheets, and those of the apps a frame.
  layout("site/site-layout.tsx", [
    index("site/home/home.tsx"),
    at("about", "site/company/about.tsx"),
    at("careers", "site/company/careers.tsx"),
    at("partners", "site/company/partners.tsx"),
    at("contact", "site/contact/contact.tsx"),
    at("community", "site/community/community.tsx"),
    at("demo", "site/booking/demo.tsx"),
    at("demoPage", "site/booking/demo-page.tsx"),
  ]),
  layout("shop/shop-layout.tsx", [
    at("services", "shop/services/services.tsx"),
    at("service", "shop/services/service.tsx"),
    at("checkout", "shop/checkout/checkout.tsx"),
    at("quote", "shop/quotes/quote.tsx"),
    at("quotePage", "shop/quotes/quote-page.tsx"),
    at("success", "shop/checkout/success.tsx"),
    at("till", "shop/checkout/till.tsx"),
  ]),
  at("demoFile", "site/booking/demo-file.ts"),
  at("search", "search/search-page.tsx"),
  at("searchIndex", "search/search-index.tsx"),
  at("sitemap", "crawlers/sitemap.tsx"),
  at("robots", "crawlers/robots.tsx"),
  at("llms", "crawlers/llms.tsx"),
  at("offline", "offline/offline.tsx"),
  layout("help/help-layout.tsx", [
    at("caseStudies", "help/cases/case-studies.tsx"),
    at("serviceTemplates", "help/templates/service-templates.tsx"),
    ...documentPages.map((name) =>
      exactly(pagePatterns[name], "help/document.tsx", `document-${name}`),
    ),
  ]),
  ...Object.keys(movedPages).map((path) =>
    exactly(path, "help/moved.tsx", `moved${path.replaceAll("/", "-")}`),
  ),
  // Customers' published forms.
  at("publicForm", "forms/form-page.tsx"),
  at("publicFormStyle", "forms/form-style.ts"),
  at("formEmbedScript", "forms/embed-script.ts"),
  // Customers' published videos.
  at("publicVideo", "videos/video-page.tsx"),
  at("publicVideoStyle", "videos/video-style.ts"),
  at("securityText", "help/security-text.tsx"),
  layout("account/account-layout.tsx", [
    at("login", "account/login.tsx"),
    at("loginCode", "account/login-code.tsx"),
    at("register", "account/register.tsx"),
    at("forgotPassword", "account/forgot-password.tsx"),
    at("resetPassword", "account/reset-password.tsx"),
    at("confirmEmail", "account/confirm-email.tsx"),
    at("firstAdmin", "account/first-admin.tsx"),
    at("keepChat", "account/keep-chat.tsx"),
    at("logout", "account/logout.tsx"),
    at("accountDeleted", "account/account-deleted.tsx"),
    at("approval", "studio/automation/approval.tsx"),
  ]),
  at("sharedProject", "studio/sharing/shared-project.tsx"),
  // Everything below asks for somebody who is signed in (guards.ts).
  layout("portal/portal-layout.tsx", [
    at("portal", "portal/orders/orders.tsx"),
    at("portalOrder", "portal/orders/order.tsx"),
    at("portalQuotes", "portal/quotes/quotes.tsx"),
    at("portalRequests", "portal/requests/requests.tsx"),
    at("portalProjects", "portal/projects.tsx"),
    at("portalUsage", "portal/usage/usage.tsx"),
    at("portalConnections", "portal/connections/connections.tsx"),
    at("portalConnection", "portal/connections/connection.tsx"),
    layout("portal/settings/settings-layout.tsx", [
      at("settings", "portal/settings/settings-profile.tsx"),
      at("settingsPassword", "portal/settings/settings-password.tsx"),
      at("settingsTwoFactor", "portal/settings/settings-two-factor.tsx"),
      at("settingsSessions", "portal/settings/settings-sessions.tsx"),
      at("settingsData", "portal/settings/settings-data.tsx"),
    ]),
  ]),
  layout("portal/orders/receipt-layout.tsx", [
    at("portalReceipt", "portal/orders/receipt.tsx"),
    at("dataExport", "portal/settings/data-export.tsx"),
  ]),
  layout("studio/studio-layout.tsx", [
    at("studio", "studio/projects.tsx"),
    at("studioStart", "studio/start/start.tsx"),
    at("formAnswers", "studio/form-interface/answers.tsx"),
    at("formAnswersFile", "studio/form-interface/answers-file.ts"),
    at("automationRuns", "studio/automation/runs/runs.tsx"),
    at("automationRun", "studio/automation/runs/run.tsx"),
    at("automationTables", "studio/automation/runs/tables.tsx"),
    at("botInbox", "studio/chatbot/inbox/inbox.tsx"),
    at("botConversation", "studio/chatbot/inbox/conversation.tsx"),
    at("botVisitorFile", "studio/chatbot/inbox/visitor-file.ts"),
    at("botUnanswered", "studio/chatbot/inbox/unanswered.tsx"),
    at("botLeads", "studio/chatbot/inbox/leads.tsx"),
    at("botFigures", "studio/chatbot/inbox/figures.tsx"),
    at("botFiguresFile", "studio/chatbot/inbox/figures-file.ts"),
    at("botLeadsFile", "studio/chatbot/inbox/leads-file.ts"),
    at("studioInvite", "studio/sharing/invitation.tsx"),
    at("workspaceMoved", "studio/workspace/workspace-moved.tsx"),
  ]),
  layout("studio/workspace/workspace-layout.tsx", [
    at("workspace", "studio/workspace/workspace.tsx"),
  ]),
  // And this for an admin.
  layout("admin/admin-layout.tsx", [
    at("admin", "admin/admin-home.tsx"),
    at("adminUsers", "admin/users/users.tsx"),
    at("adminUser", "admin/users/user.tsx"),
    at("adminRegistrations", "admin/requests/registrations.tsx"),
    at("adminRegistration", "admin/requests/registration.tsx"),
    at("adminConversations", "admin/conversations/conversations.tsx"),
    at("adminConversation", "admin/conversations/conversation.tsx"),
    at("adminConsultations", "admin/consultations/consultations.tsx"),
    at("adminEnquiries", "admin/enquiries/enquiries.tsx"),
    at("adminEnquiry", "admin/enquiries/enquiry.tsx"),
    at("adminAnswers", "admin/answers/answers.tsx"),
    at("adminNewAnswer", "admin/answers/new-answer.tsx"),
    at("adminRecognition", "admin/answers/recognition.tsx"),
    at("adminRecognized", "admin/answers/recognized.tsx"),
    at("adminAnswer", "admin/answers/answer.tsx"),
    at("adminUnanswered", "admin/answers/unanswered.tsx"),
    at("adminBilling", "admin/billing/billing.tsx"),
    at("adminOperations", "admin/operations/operations.tsx"),
    at("adminQuotes", "admin/quotes/quotes.tsx"),
    at("adminQuote", "admin/quotes/quote.tsx"),
    at("adminVideo", "admin/video/video.tsx"),
    at("adminProjects", "admin/projects/projects.tsx"),
    at("adminProject", "admin/projects/project.tsx"),
    at("adminBookings", "admin/bookings/bookings.tsx"),
    at("adminBooking", "admin/bookings/booking.tsx"),
    at("adminOutbox", "admin/mail/outbox.tsx"),
    at("adminMail", "admin/mail/mail.tsx"),
  ]),
  // For whoever builds a screen; the built site doesn't have it.
  ...(import.meta.env.DEV ? [route("gallery", "gallery/gallery.tsx")] : []),
  route("*", "site/not-found.tsx"),
] satisfies RouteConfig;
