/**
 * What a general answer is about, as the catalogue says it of single services: while one of them is talked about, that is
 * meant. `facts` are those of facts-asked.ts; `specs` begin the names of the catalogue's lines, the likeliest first.
 */
export const factsOfAnswers: Readonly<
  Record<string, "price" | "time" | "included" | "revisions" | "payment">
> = {
  "delivery-how-long": "time",
  "price-what-does-it-cost": "price",
  "revisions-what-counts": "revisions",
  "video-revisions": "revisions",
};

export const specsOfAnswers: Readonly<Record<string, readonly string[]>> = {
  "price-running-costs": ["Running costs"],
  "pay-hidden-costs": ["Running costs"],
  "order-what-we-need": ["Yours to provide"],
  "logo-and-pictures": ["Yours to provide"],
  "data-where": ["Hosting"],
  "hosting-who": ["Hosting"],
  backups: ["Backups"],
  "file-sizes": ["Files", "Uploads"],
  "aria-languages": ["Language"],
  "chatbot-languages": ["Language"],
  "site-language": ["Language"],
  "video-voices-languages": ["Language"],
  "cancel-demo": ["Rescheduling"],
  "two-factor": ["Sign-in"],
  "account-sign-in": ["Sign-in"],
  "refund-monthly": ["Hours"],
  "website-accessibility": ["Accessibility"],
  accessibility: ["Accessibility"],
  performance: ["Speed"],
  "automation-platforms": ["Platforms"],
  integrations: ["Connections", "CRM", "Sources"],
  "ai-disclosure": ["Labelling"],
  "need-passwords": ["Access"],
};

/** Answers to the same question about other services: the one about the service that is talked about is meant. */
export const sameOfServices: readonly (readonly string[])[] = [
  ["chatbot-languages", "video-voices-languages", "website-languages"],
  ["chatbot-which-fits", "which-website-fits", "video-which-fits"],
  ["video-how", "chatbot-how-built"],
];
