export { sendEnquiry, type EnquiryDeps, type SentEnquiry } from "./send-enquiry.ts";
