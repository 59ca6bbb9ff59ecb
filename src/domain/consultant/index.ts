export type { PricedService } from "./pair-figures.ts";
export { GuardedWords, type Guards } from "./guarded-words.ts";
export { figuresIn } from "./amounts.ts";
export { addressesIn } from "./unlink.ts";
export { isConsultantAvailable, noteRecovery, watchRecovery } from "./availability.ts";
export type { Offer, Persona, SourceLink } from "./contract.ts";
export { countMessage } from "./count-message.ts";
export type { ConsultantDeps } from "./deps.ts";
export { pruneConsultantJob, consultantJobs } from "./jobs.ts";
export { mayAnswer } from "./may-answer.ts";
export { noteOutage } from "./note-outage.ts";
export { isEmptyReply } from "./outages.ts";
export type {
  AnswerPart,
  AnswerRequest,
  CallLimits,
  Consultant,
  ConsultantForKey,
  ModelChoice,
  OutageReason,
  OwnAnswer,
  OwnKey,
  Passage,
  Turn,
  Usage,
} from "./ports.ts";
export { ConsultantUnavailable, readingRules } from "./ports.ts";
export { reserveUsage, spenderOf, type Spender, type UsageReservation } from "./reserve-usage.ts";
export { takeStreamPlace } from "./stream-places.ts";
export { newVisitorToken, visitorCookie, visitorTokenIn } from "./visitor-token.ts";
