import { createTransport } from "nodemailer";
import { MailRefused, type Mailer } from "#domain/mail/ports.ts";

export type SmtpOptions = {
  /**
   * `smtp://user:password@host:587` (upgrades to TLS where the server offers it; `?requireTLS=true`
   * insists) or `smtps://…:465` (TLS from the start). Certificates are checked.
   */
  url: string;
  connectTimeoutMs?: number;
  /** How long the server may be silent. */
  socketTimeoutMs?: number;
  /** How long one mail may take in all, however slowly the server talks. */
  sendTimeoutMs?: number;
};

/**
 * Sends through an SMTP server, one connection per mail.
 * The error of a permanent no is MailRefused; any other is worth another try (RFC 5321 §4.2.1).
 */
export function createSmtpMailer({
  url,
  connectTimeoutMs = 10_000,
  socketTimeoutMs = 20_000,
  sendTimeoutMs = 120_000,
}: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    // A mail is text: nothing in it may make us read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: "smtp",
    async send(mail) {
      try {
        await transport.sendMail({
          messageId: mail.messageId,
          from: mail.thread ? namedFrom(mail.from, mail.thread.fromName) : mail.from,
          // As objects: a string would be read as a list, and a comma in it as a second receiver.
          to: { name: "", address: mail.to },
          ...(mail.replyTo === null ? {} : { replyTo: { name: "", address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.calendar && {
            icalEvent: {
              method: mail.calendar.method,
              filename: mail.calendar.fileName,
              content: mail.calendar.text,
            },
          }),
          ...(mail.thread?.inReplyTo && {
            inReplyTo: `<${mail.thread.inReplyTo}>`,
            references: mail.thread.references.map((id) => `<${id}>`),
          }),
          // No holiday replies (RFC 3834 §5).
          headers:
            mail.thread?.isAutomatic === false
              ? {}
              : { "Auto-Submitted": mail.thread ? "auto-replied" : "auto-generated" },
          signal: AbortSignal.timeout(sendTimeoutMs),
        });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/** Our address under another name. */
const namedFrom = (from: string, name: string) => ({
  name,
  address: /([^<\s]+@[^>\s]+)>?\s*$/.exec(from)?.[1] ?? from,
});

type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
};

/**
 * Whether the answer is a no to this very mail. A 5xx to the greeting, the login or the sender is about
 * our settings instead, which somebody can put right while the mail waits.
 */
function isRefusal(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false;
  const { code, command, responseCode, permanent } = thrown as SmtpError;
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return false;
  return permanent === true && command !== "MAIL FROM" && responseCode !== 530; // 530: log in first
}
