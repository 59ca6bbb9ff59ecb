import { isIP } from "node:net";
import { ImapFlow } from "imapflow";
import { createTransport } from "nodemailer";
import type { Mailboxes, MailSource } from "#domain/channels/ports.ts";
import {
  ConnectionFailed,
  type ConnectionTarget,
  type FailureReason,
  type FieldsOf,
} from "#domain/connections/ports.ts";
import { isLoopback } from "#kit/is-loopback.ts";
import { secondMs } from "#kit/time.ts";
import type { SocketGuard } from "./mongodb.ts";
import { toFailure } from "./request.ts";

type Fields = FieldsOf<"mailbox">;
/** `timeoutMs`: for a connection, a greeting, and a pause in what a server says. */
type Options = { guard: SocketGuard; timeoutMs?: number };
const usualTimeoutMs = 15 * secondMs;
const [imapsPort, smtpsPort] = [993, 465];

/** A host's address, checked; the connection goes to it and to no other. @throws ConnectionFailed blocked, unreachable */
async function addressOf(host: string, port: number, { guard }: Options): Promise<string> {
  if (isIP(host)) {
    if (!guard.mayConnect(host, port)) throw new ConnectionFailed("blocked", "");
    return host;
  }
  return new Promise((resolve, reject) =>
    guard.lookup(host, { all: false }, (error, found) =>
      error
        ? reject(toFailure(error))
        : resolve(typeof found === "string" ? found : (found[0]?.address ?? "")),
    ),
  );
}

/** Of this machine, as in tests, nothing has to be encrypted. */
const nameFor = (host: string) => (isIP(host) ? {} : { servername: host });

/** Works with a mailbox that is signed in to, and signs out after that. @throws ConnectionFailed */
async function withImap<T>(
  fields: Fields,
  { signal, timeoutMs = usualTimeoutMs, ...options }: Options & { signal: AbortSignal },
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const port = Number(fields.imapPort);
  const host = await addressOf(fields.imapHost, port, options);
  const client = new ImapFlow({
    host,
    port,
    ...nameFor(fields.imapHost),
    secure: port === imapsPort,
    ...(port === imapsPort || isLoopback(host) ? {} : { doSTARTTLS: true }),
    auth: { user: fields.user, pass: fields.secretPassword },
    logger: false,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableAutoIdle: true,
  });
  client.on("error", () => {}); // whoever waits for it gets the same error
  const stop = () => client.close();
  signal.addEventListener("abort", stop);
  try {
    signal.throwIfAborted();
    await client.connect();
    return await work(client);
  } catch (error) {
    if (signal.aborted) throw new ConnectionFailed("timeout", "");
    return failed("IMAP")(error);
  } finally {
    signal.removeEventListener("abort", stop);
    if (client.usable) await client.logout().catch(() => {});
    client.close();
  }
}

async function smtpFor(fields: Fields, { timeoutMs = usualTimeoutMs, ...options }: Options) {
  const port = Number(fields.smtpPort);
  const host = await addressOf(fields.smtpHost, port, options);
  return createTransport({
    host,
    port,
    secure: port === smtpsPort,
    requireTLS: port !== smtpsPort && !isLoopback(host),
    tls: nameFor(fields.smtpHost),
    auth: { user: fields.user, pass: fields.secretPassword },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A mailbox as a connection: tested by signing in at both servers. Nothing is delivered to it. */
export const createMailbox = (options: Options): ConnectionTarget<"mailbox"> => ({
  async test(fields, { signal }) {
    await withImap(fields, { ...options, signal }, async () => {});
    const smtp = await smtpFor(fields, options);
    await smtp.verify().catch(failed("SMTP"));
    smtp.close();
  },
  deliver: null,
});

/**
 * Reads and sends mail with a customer's mailbox (RFC 9051, RFC 5321). Names are looked up once by the guard, and the
 * connection goes to that address, so that no name leads into our own network.
 */
export const createMailboxes = (options: Options): Mailboxes => ({
  fetch: (fields, after, { max, maxBytes, beginningBytes, signal }) =>
    withImap(fields, { ...options, signal }, async (client) => {
      // Opened to read only: no mail is marked as seen.
      const box = await client.mailboxOpen("INBOX", { readOnly: true });
      const uidValidity = String(box.uidValidity);
      const newest = { uidValidity, lastUid: box.uidNext - 1 };
      if (!after || after.uidValidity !== uidValidity) return { mails: [], place: newest };
      if (newest.lastUid <= after.lastUid) return { mails: [], place: after };
      const range = `${after.lastUid + 1}:*`;
      const sizes = new Map<number, number>();
      for await (const one of client.fetch(range, { uid: true, size: true }, { uid: true }))
        // `n:*` always holds the last mail (RFC 9051 §9).
        if (one.uid > after.lastUid) sizes.set(one.uid, one.size ?? 0);
      const next = [...sizes].toSorted(([a], [b]) => a - b).slice(0, max);
      const mails: MailSource[] = [];
      for (const [uid, size] of next) {
        const isWhole = size <= maxBytes;
        const source = isWhole || { start: 0, maxLength: beginningBytes };
        const one = await client.fetchOne(String(uid), { source }, { uid: true });
        if (one && one.source) mails.push({ raw: one.source, isWhole });
      }
      return { mails, place: { uidValidity, lastUid: next.at(-1)?.[0] ?? after.lastUid } };
    }),
  async send(fields, mail) {
    const smtp = await smtpFor(fields, options);
    try {
      await smtp.sendMail({
        messageId: `<${mail.messageId}>`,
        from: { name: mail.fromName, address: fields.address },
        to: { name: "", address: mail.to },
        subject: mail.subject,
        text: mail.text,
        ...(mail.inReplyTo && {
          inReplyTo: `<${mail.inReplyTo}>`,
          references: mail.references.map((id) => `<${id}>`),
        }),
        headers: mail.isAutomatic ? { "Auto-Submitted": "auto-replied" } : {},
      });
    } catch (error) {
      failed("SMTP")(error);
    } finally {
      smtp.close();
    }
  },
});

type MailError = {
  authenticationFailed?: boolean;
  code?: string;
  responseCode?: number;
  /** RFC 5530; RFC 9051 §7.1. */
  serverResponseCode?: string;
  responseText?: string;
  tlsFailed?: boolean;
};

/** With these a server refuses a sign-in that may be right: too many at once, a fault of its own (RFC 5530 §3). */
const notNow = new Set(["UNAVAILABLE", "INUSE", "LIMIT", "SERVERBUG"]);

/** What a mail server's error means for whoever connected it. */
const failed =
  (which: "IMAP" | "SMTP") =>
  (thrown: unknown): never => {
    if (thrown instanceof ConnectionFailed) throw thrown;
    const error = thrown as MailError;
    const { code = "", responseCode = 0, responseText = "" } = error;
    const fail = (reason: FailureReason, text: string) => {
      throw new ConnectionFailed(reason, text, { status: responseCode || null });
    };
    if (notNow.has(error.serverResponseCode ?? ""))
      return fail("server", `${which} ${responseText}`);
    if (error.authenticationFailed || code === "EAUTH")
      return fail("key_refused", `${which} sign-in failed. ${responseText}`.trim());
    if (code === "EENVELOPE" || code === "EMESSAGE")
      return fail(responseCode >= 500 ? "rejected" : "server", which);
    if (/TIMEOUT|TIMEDOUT/.test(code)) return fail("timeout", which);
    if (/CERT|_SIGNATURE/.test(code))
      return fail("unreachable", `The certificate for ${which} isn’t trusted (${code}).`);
    if (error.tlsFailed) return fail("unreachable", `${which} must offer STARTTLS on this port.`);
    const failure = toFailure(thrown);
    return fail(failure.reason, `${which} ${failure.message}`.trim());
  };
