export { answerEnquiry, type AnswerDeps } from "./answer-enquiry.ts";
export type { EnquiryDeps } from "./deps.ts";
export {
  exportEnquiries,
  forgetEnquiries,
  linkWaitingList,
  enquiriesOfPerson,
} from "./enquiries-of-person.ts";
export { forwardEnquiryJob } from "./forward-enquiry.ts";
export { pruneEnquiriesJob, enquiryJobs } from "./jobs.ts";
export { listEnquiries } from "./list-enquiries.ts";
export {
  listAllEnquiries,
  readEnquiry,
  replyToEnquiry,
  type EnquiryDeskDeps,
} from "./manage-enquiries.ts";
export type { EnquiryView, QuoteDetails } from "./contract.ts";
export { selectAddressLeftIn, selectFollowUpIn, type EnquiryRow } from "./queries.ts";
export { setAnswered } from "./queries-replies.ts";
export { sendEnquiry, type Alongside, type SentEnquiry } from "./send-enquiry.ts";
