export { exportEnquiries, forgetEnquiries, linkEnquiries } from "./enquiries-of-person.ts";
export { forwardEnquiryJob } from "./forward-enquiry.ts";
export { pruneEnquiriesJob } from "./jobs.ts";
export { listEnquiries } from "./list-enquiries.ts";
export type { EnquiryView } from "./contract.ts";
export { sendEnquiry, type EnquiryDeps, type SentEnquiry } from "./send-enquiry.ts";
