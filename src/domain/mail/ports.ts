export type OutgoingMail = {
  /** Stable per mail: a receiver that gets it twice after a crash can tell. */
  messageId: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
};

/** What mail needs from outside. Implemented in providers/mail (SMTP, and the built-in outbox). */
export interface Mailer {
  readonly name: "smtp" | "outbox";
  /**
   * Hands a mail over; resolves once it was accepted.
   * @throws MailRefused when the receiving side says no for good (5xx): trying again is pointless
   */
  send(mail: OutgoingMail): Promise<void>;
}

export class MailRefused extends Error {
  override name = "MailRefused";
}
