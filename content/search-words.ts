/**
 * What people type for a page, or for a part of a document, that calls it otherwise: by address, words of the
 * search only. A test of the search fails on an address that leads nowhere.
 */
export const searchWords: Readonly<Record<string, string>> = {
  "/services": "price, prices, pricing, cost",
  "/services/crm-integration": "hubspot",
  "/services/tech-consulting": "consulting",
  "/contact": "phone call email hotline",
  "/careers": "jobs vacancies hiring",
  "/legal/cookies": "cookies tracking",
  "/legal/sla": "sla uptime availability downtime",
  "/legal/privacy#what-is-stored-and-for-how-long": "retention, how long we keep data",
  "/legal/gdpr#how-long-it-is-kept":
    "storage limitation and retention, how long personal data is kept",
  "/legal/privacy#when-you-delete-your-account": "delete close erase remove my account forgotten",
  "/legal/gdpr#how-to-use-them": "gdpr request data access request dsar",
  "/legal/terms#ending-a-contract": "cancel cancellation terminate unsubscribe",
};
