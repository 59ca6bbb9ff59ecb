export { mailLayout, type MailLayout } from "./layout.ts";
export { queueMail, type NewMail } from "./queue-mail.ts";
export { deliverMail, deliverMailJob, pruneMails, pruneMailsJob, type MailDeps } from "./jobs.ts";
