/**
 * Pages of ours that no document is, with what they are called in the chat ("You are looking at …") and what is asked
 * there: ids of curated answers (content/answers). What stands below the address of a personal page, such as the token of a
 * quote, is that person's own and left out. Documents need no entry: their questions are the curated answers that rest on them.
 */
export const pageQuestions: readonly {
  path: string;
  title: string;
  ids: readonly string[];
  isPersonal?: true;
}[] = [
  {
    path: "/services",
    title: "Services",
    ids: ["price-what-does-it-cost", "price-fixed-or-quote", "quote-not-listed"],
  },
  { path: "/quote", title: "Get a quote", ids: ["quote-how", "quote-firm", "quote-not-listed"] },
  {
    path: "/quotes",
    title: "Your quote",
    isPersonal: true,
    ids: ["quote-firm", "quote-accept", "quote-valid"],
  },
  { path: "/contact", title: "Contact", ids: ["support-times", "aria-call", "company-where"] },
  {
    path: "/demo",
    title: "Book a demo",
    isPersonal: true,
    ids: ["book-a-demo", "cancel-demo", "company-remote"],
  },
  {
    path: "/success",
    title: "Your order",
    ids: ["order-what-happens-now", "no-confirmation", "pay-receipt"],
  },
  {
    path: "/portal/quotes",
    title: "Your quotes",
    isPersonal: true,
    ids: ["portal-quotes", "quote-accept", "quote-valid"],
  },
  {
    path: "/portal/requests",
    title: "Your requests",
    isPersonal: true,
    ids: ["portal-requests", "portal-files", "support-times"],
  },
  {
    path: "/portal/settings",
    title: "Your settings",
    isPersonal: true,
    ids: ["account-change-email", "data-delete", "password-forgot"],
  },
  {
    path: "/portal",
    title: "Your orders",
    isPersonal: true,
    ids: ["order-status", "pay-receipt", "portal-files"],
  },
  { path: "/about", title: "About us", ids: ["company-who", "company-team", "company-age"] },
];
