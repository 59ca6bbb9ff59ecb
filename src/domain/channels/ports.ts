import type { FieldsOf } from "#domain/connections/index.ts";

/** A mail as it was read: headers by their names in lower case, text without markup. */
export type ReadMail = {
  /** Without its brackets; empty where the mail has none. */
  messageId: string;
  /** Message-IDs that it answers, oldest first, without brackets. */
  references: string[];
  from: { name: string; address: string };
  to: string[];
  subject: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  /** The values of all Authentication-Results, from the top. */
  authenticationResults: string[];
  /** It names one sender, once: what names several isn't what a server has checked. */
  hasOneSender: boolean;
  /** Names only: attachments are never opened. */
  attachments: string[];
  /** False where only the beginning was given and the text doesn't end in it. */
  isTextWhole: boolean;
};

/** A mail's source, or, of one over the size limit, its beginning. */
export type MailSource = { raw: Uint8Array; isWhole: boolean };

/** Reads a mail (RFC 5322, MIME). @throws Error where it is none */
export type MailParser = (raw: Uint8Array, options?: { isWhole: boolean }) => Promise<ReadMail>;

/** How far a mailbox has been read (RFC 9051, UIDVALIDITY and UID). */
export type MailboxPlace = { uidValidity: string; lastUid: number };

export type OutgoingReply = {
  messageId: string;
  to: string;
  /** Shown beside the address. */
  fromName: string;
  subject: string;
  text: string;
  inReplyTo: string;
  references: string[];
  /** Written by a program (RFC 3834). */
  isAutomatic: boolean;
};

type Options = { signal: AbortSignal };

/** A customer's mailbox. Implemented in src/providers/deliveries. */
export interface Mailboxes {
  /**
   * The mails that came after a place, oldest first, `max` at most; without a place none, as only what comes from now on
   * is answered. Of mails over `maxBytes` only the first `beginningBytes` are read. @throws ConnectionFailed
   */
  fetch(
    fields: FieldsOf<"mailbox">,
    after: MailboxPlace | null,
    options: Options & { max: number; maxBytes: number; beginningBytes: number },
  ): Promise<{ mails: MailSource[]; place: MailboxPlace }>;
  /** @throws ConnectionFailed; `rejected` where this very mail is refused for good */
  send(fields: FieldsOf<"mailbox">, mail: OutgoingReply, options: Options): Promise<void>;
}

/** Text messages. Implemented in src/providers/deliveries. */
export interface SmsSender {
  /** @returns the service's id of the message @throws ConnectionFailed */
  send(
    fields: FieldsOf<"twilio">,
    message: { to: string; text: string; statusUrl: string },
    options: Options,
  ): Promise<string>;
}
