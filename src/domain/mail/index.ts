export { messageIdOf } from "./rules.ts";
export { mailLayout, type MailLayout } from "./layout.ts";
export { queueMail, type NewMail } from "./queue-mail.ts";
export {
  deliverMail,
  deliverMailJob,
  pruneMails,
  pruneMailsJob,
  rescueMails,
  rescueMailsJob,
  type MailDeps,
  mailJobs,
} from "./jobs.ts";
export { listMails, readMail, type MailListItem } from "./outbox.ts";
export { keepsMail, type MailerNameDeps } from "./rules.ts";
export { countMailsAbout, countMailsTo, hasMail } from "./queries.ts";
export { exportMails, forgetMails, mailsOfPerson } from "./mails-of-person.ts";
export type { Mailer } from "./ports.ts";
