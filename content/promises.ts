/**
 * Every figure we promise a customer, once. Pages show these constants, and the code that keeps a promise uses
 * the same ones; docs/promises.md lists the promises that no code keeps yet. Units come last in a name; `site`
 * and `studio` are the two parts of the specification.
 */

/** What someone may expect after writing, asking or ordering. */
export const replies = {
  /** site §9: quote replies within 24 hours. */
  quoteHours: 24,
  /** site §2 (success page) and §9: kickoff contact within 24 hours of the order. */
  kickoffContactHours: 24,
  /** site §2 (success page): "confirmation email within minutes", in these words. */
  confirmationMail: "within minutes",
  /**
   * Not in the specification: so many requests a day from one address are answered by mail, as addresses are
   * unchecked; a quote beyond them stands on its page only.
   */
  mailsPerAddressPerDay: 3,
  /** Not in the specification: how often a day a conversation is mailed, by what is asked and by who asks. */
  transcriptsPerConversationPerDay: 3,
  transcriptsPerVisitorPerDay: 5,
  /** studio §9, data subject responses: DPO reply. */
  dataProtectionOfficerHours: 72,
  /** studio §9, data subject responses: privacy reply. */
  privacyHours: 48,
} as const;

/** Not in the specification: how long a browser knows the way from an order back to its quote. */
export const acceptedQuoteHours = 24;

/** Not in the specification: how long a quote can be accepted, from the day it has its total. */
export const quotes = { validDays: 30 } as const;

/** What every order carries. */
export const guarantees = {
  /** site §1 and §9: 30-day support on all services. */
  supportDays: 30,
  /** studio §9, terms: 30-day money-back guarantee. */
  moneyBackDays: 30,
} as const;

/** site §9, delivery claims, as shown; each service's time uses one of these texts, each scope keeps to it. */
export const delivery = {
  simple: { text: "2-5 days", minDays: 2, maxDays: 5 },
  custom: { text: "3-7 days", minDays: 3, maxDays: 7 },
  complexApp: { text: "2-6 weeks", minDays: 14, maxDays: 42 },
  perPage: { text: "1-2 days per page", minDaysPerPage: 1, maxDaysPerPage: 2 },
} as const;

/** site §9, payment models that name a figure of their own. */
export const paymentTerms = {
  /** Video agent: credits per video, credits per further revision, revisions included. */
  videoCredits: 25,
  videoRevisionCredits: 5,
  videoRevisionsIncluded: 3,
  chatbotSetupUsd: 700,
  chatbotRetainerUsdPerMonth: 200,
  landingPageUsd: 500,
  /** Full website: shares at design, development and launch. */
  websiteMilestonesPercent: { design: 30, development: 50, launch: 20 },
  consultingUsdPerHour: 120,
  consultingUsdPerDay: 800,
  uiDesignUsdPerPage: 150,
} as const;

/**
 * How long a hosted payment page stays open. Not in the specification: long enough to find a card, short
 * enough that a price on it is today's. Stripe takes 30 minutes to 24 hours
 * (https://docs.stripe.com/api/checkout/sessions/create, `expires_at`).
 */
export const checkoutSessionHours = 2;

/** studio §9, service level agreement. Percentages are of a calendar month. */
export const serviceLevel = {
  availabilityPercent: { core: 99.9, ai: 99.5, thirdParty: 99.0 },
  /** Credit on the month's fee where core availability is below `belowPercent` and at least `fromPercent`. */
  creditTiers: [
    { belowPercent: 99.9, fromPercent: 99.0, creditPercent: 10 },
    { belowPercent: 99.0, fromPercent: 95.0, creditPercent: 25 },
    { belowPercent: 95.0, fromPercent: 0, creditPercent: 50 },
  ],
  /** To be requested within these days; given as account credit, not cash. */
  creditRequestDays: 30,
  supportPriorities: [
    { name: "Critical", responseMinutes: 15, resolution: "4 hours" },
    { name: "High", responseMinutes: 60, resolution: "24 hours" },
    { name: "Medium", responseMinutes: 240, resolution: "72 hours" },
    { name: "Low", responseMinutes: 1440, resolution: "5 business days" },
  ],
  maintenance: { hoursPerMonth: 4, noticeHours: 72, window: "Sundays 02:00-06:00 UTC" },
  performance: {
    videoGenerationSeconds: 60,
    apiSeconds: 2,
    chatbotSeconds: 3,
    workflowSeconds: 30,
    concurrentUsers: 1000,
    contextTurns: 10,
    throughputPerHour: 1000,
  },
} as const;

/** studio §9, documented rate limits of the public API, per hour. */
export const rateLimitsPerHour = {
  videoGeneration: 10,
  chatbotMessages: 1000,
  workflowTriggers: 500,
} as const;

/** Not in the specification: what can be uploaded; which types of files, content/file-types.ts says. */
export const files = {
  /** Megabytes of 1,048,576 bytes, by kind. */
  maxMegabytes: { image: 20, document: 50, webpage: 25, audio: 100, video: 500, archive: 200 },
  /** A picture that a published form or chatbot shows to each visitor. */
  maxPictureMegabytes: 2,
  /** Few bytes can hold so many pixels that a visitor's phone fails at drawing them. */
  maxPictureMegapixels: 16,
  /** An upload that was not finished, or whose form was never sent, is deleted after this. */
  unfinishedHours: 24,
  /** What visitors may have uploaded to one customer's forms without having sent the forms. */
  maxWaitingMegabytes: 2000,
  /** A link for downloading works at least this long. */
  linkMinutes: 10,
  /** An automation keeps its latest files; links to them work this long, as mails are read late. */
  madeLinkDays: 30,
  maxMade: 500,
  maxNameLength: 120,
  /** The most that one request may bring of a file; larger files come in several. */
  maxPartMegabytes: 8,
} as const;

/** How long a sign-in with Remember me lasts. Not in the specification; other sessions end with the browser. */
export const rememberedSessionDays = 30;

/** The longest pause after wrong passwords, and between reset emails. Not in the specification. */
export const longestPauseMinutes = 15;

/** How long a browser keeps its chat after the last message. Not in the specification. */
export const visitorDays = 30;

/** studio §2.8: the date that the legal pages take effect, as an ISO date. */
export const legalEffectiveDate = "2025-01-01";

/**
 * studio §2.8: "some pages January 2024". Which ones is open: here those that stand by themselves and change
 * least, acceptable use, intellectual property, refunds and California's privacy notice.
 */
export const earlierLegalEffectiveDate = "2024-01-01";

const [minute, MB, GB] = [60, 1e6, 1e9];

/** Not in the specification: at most so much on each plan; src/domain/usage enforces it. */
const planLimits = {
  // While it exists; members are those of one project, its owner included, and bots, forms, automations published ones.
  // free, starter, professional, enterprise
  projects: [3, 10, 50, 500],
  members: [2, 3, 10, 50],
  bots: [1, 2, 10, 50],
  forms: [1, 5, 25, 250],
  automations: [1, 5, 25, 250],
  knowledgeBytes: [5 * MB, 50 * MB, 250 * MB, 2 * GB],
  fileBytes: [100 * MB, 1 * GB, 10 * GB, 100 * GB],
  // In a calendar month, UTC.
  messages: [200, 2000, 10_000, 100_000],
  formAnswers: [100, 1000, 10_000, 100_000],
  runs: [100, 1000, 10_000, 100_000],
  videoSeconds: [2 * minute, 10 * minute, 60 * minute, 300 * minute],
} as const;

type PlanLimits = Readonly<Record<keyof typeof planLimits, number>>;
const limitsAt = (column: 0 | 1 | 2 | 3) =>
  Object.fromEntries(
    Object.entries(planLimits).map(([what, figures]) => [what, figures[column]]),
  ) as PlanLimits;

/** Names and prices of the three that are sold: site §3 and §9, studio §6. A month each. */
export const plans = {
  free: { name: "Free", usdPerMonth: 0, limits: limitsAt(0) },
  starter: { name: "Starter", usdPerMonth: 29, limits: limitsAt(1) },
  professional: { name: "Professional", usdPerMonth: 79, limits: limitsAt(2) },
  enterprise: { name: "Enterprise", usdPerMonth: 199, limits: limitsAt(3) },
} as const;

/** The plans that will be sold. */
export const subscriptionTiers = [plans.starter, plans.professional, plans.enterprise] as const;

/** studio §9, terms of service. */
export const terms = {
  suspensionAfterUnpaidDays: 7,
  dataExportAfterCancelDays: 30,
  discontinuationNoticeDays: 30,
  /** Liability is capped at the fees of these months. */
  liabilityCapMonths: 12,
} as const;

/** Not in the specification: a refund is on its way this soon after it was asked for. */
export const refunds = { sentBusinessDays: 5 } as const;

/** Not in the specification: what the data processing agreement leaves to the parties (GDPR Art. 28). */
export const dataProcessing = { subprocessorNoticeDays: 30, auditNoticeDays: 30 } as const;

/** studio §9, AI ethics; reports of other misuse are treated in the same times (acceptable use). */
export const ethics = {
  acknowledgementHours: 24,
  investigationDays: 7,
  reviews: "quarterly",
} as const;

/** Not in the specification: customers' forms. */
export const forms = {
  /** The default; the customer can change it per form. */
  answersKeptMonths: 12,
  /** So many mails a day about forms reach one address, as addresses are unchecked. */
  mailsPerOwnerAddressPerDay: 200,
  copiesPerAddressPerDay: 3,
} as const;

/** studio §9, data retention. */
export const retention = {
  /** Not in the specification: after the last reply. */
  enquiryYears: 2,
  /** Not in the specification: after the last order or sign-in. */
  customerYears: 3,
  /** After the service has ended. */
  videoAgentDays: 30,
  /** The default; the customer can change it per chatbot. */
  chatbotConversationMonths: 12,
  /** Not in the specification: what was delivered to services of customers. */
  deliveryDays: 90,
  analyticsMonths: 24,
  backupDays: 90,
} as const;

/** studio §9, breach timeline. */
export const breach = { assessmentHours: 24, notificationHours: 72, reportDays: 30 } as const;

/** studio §9, data subject responses. */
export const dataRequests = {
  responseMonths: 1,
  /** Answered at once. */
  immediate: ["restriction", "objection"],
} as const;

/** studio §9, cookie categories; which cookies there really are comes from the cookie registry. */
export const cookieCategories = [
  { name: "Essential", canDisable: false, retention: "session or 1 year" },
  { name: "Analytics", canDisable: true, retention: "2 years" },
  { name: "Functional", canDisable: true, retention: "1 year" },
  { name: "Marketing", canDisable: true, retention: "1-2 years" },
] as const;
