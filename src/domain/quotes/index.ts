export { acceptPaidQuote, acceptQuote, quoteSubscribers } from "./accept-quote.ts";
export type {
  AdminQuoteItem,
  AdminQuoteView,
  QuoteAnswer,
  QuoteFilter,
  QuoteListItem,
  QuotePosition,
  QuoteView,
} from "./contract.ts";
export type { QuoteDeps } from "./deps.ts";
export { estimateWish } from "./estimate-wish.ts";
export { pruneQuotesJob, watchQuotesJob, quoteJobs } from "./jobs.ts";
export {
  listQuotes,
  priceQuote,
  readQuoteAsAdmin,
  takeQuote,
  withdrawQuote,
} from "./manage-quotes.ts";
export { exportQuotes, forgetQuotes, keepQuote, mayKeepQuote } from "./quotes-of-person.ts";
export {
  findQuoteOf,
  findQuoteToken,
  findTokenBehind,
  listOwnQuotes,
  quotedEnquiries,
  readQuote,
  readQuoteByNumber,
} from "./read-quote.ts";
export { requestQuote } from "./request-quote.ts";
export { writeQuoteJob } from "./write-quote-job.ts";
export { quotesOfPerson } from "./quotes-of-person.ts";
