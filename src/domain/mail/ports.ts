/** A calendar's file that goes with a mail; mail clients offer to take it over (RFC 5546, RFC 6047). */
export type MailCalendar = {
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  fileName: string;
  text: string;
};

/** Of a mail that answers another: who writes, and the Message-IDs of the thread, without brackets. */
export type MailThread = {
  fromName: string;
  inReplyTo: string;
  references: string[];
  /** Written by a program (RFC 3834); otherwise a person wrote it. */
  isAutomatic: boolean;
};

export type OutgoingMail = {
  /** Stable per mail: a receiver that gets it twice after a crash can tell. */
  messageId: string;
  from: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  calendar?: MailCalendar | null;
  thread?: MailThread | null;
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
