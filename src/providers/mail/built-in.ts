import type { Mailer } from "#domain/mail/ports.ts";

/** Where no SMTP server is set: the stored mail itself is the outbox, readable by admins. */
export const createOutboxMailer = (): Mailer => ({
  name: "outbox",
  send: () => Promise.resolve(),
});
