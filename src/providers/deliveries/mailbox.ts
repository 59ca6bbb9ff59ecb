import { isIP } from "node:net";
import { ImapFlow } from "imapflow";
import { createTransport } from "nodemailer";
import type { Mailboxes } from "#domain/channels/ports.ts";
import {
  ConnectionFailed,
  type ConnectionTarget,
  type FieldsOf,
} from "#domain/connections/ports.ts";
import { isLoopback } from "#kit/is-loopback.ts";
import { secondMs } from "#kit/time.ts";
import type { SocketGuard } from "./mongodb.ts";
import { toFailure } from "./request.ts";

type Fields = FieldsOf<"mailbox">;
type Options = { guard: SocketGuard };
const timeoutMs = 15 * secondMs;
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

async function openImap(fields: Fields, options: Options): Promise<ImapFlow> {
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
  await client.connect();
  return client;
}

async function smtpFor(fields: Fields, options: Options) {
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
  async test(fields) {
    const client = await openImap(fields, options).catch(failed("IMAP"));
    await client.logout().catch(() => client.close());
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
  async fetch(fields, after, { max, maxBytes, signal }) {
    const client = await openImap(fields, options).catch(failed("IMAP"));
    const stop = () => client.close();
    signal.addEventListener("abort", stop);
    try {
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
      const mails: Uint8Array[] = [];
      for (const [uid, size] of next) {
        if (size > maxBytes) continue;
        const one = await client.fetchOne(String(uid), { source: true }, { uid: true });
        if (one && one.source) mails.push(one.source);
      }
      return { mails, place: { uidValidity, lastUid: next.at(-1)?.[0] ?? after.lastUid } };
    } catch (error) {
      return failed("IMAP")(error);
    } finally {
      signal.removeEventListener("abort", stop);
      await client.logout().catch(() => client.close());
    }
  },
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
  command?: string;
  responseCode?: number;
};

/** What a mail server's error means for whoever connected it. */
const failed =
  (which: "IMAP" | "SMTP") =>
  (thrown: unknown): never => {
    if (thrown instanceof ConnectionFailed) throw thrown;
    const { authenticationFailed, code, responseCode = 0 } = thrown as MailError;
    const status = responseCode || null;
    if (authenticationFailed || code === "EAUTH")
      throw new ConnectionFailed("key_refused", `${which} sign-in failed.`, { status });
    if (code === "EENVELOPE" || code === "EMESSAGE")
      throw new ConnectionFailed(responseCode >= 500 ? "rejected" : "server", which, { status });
    const failure = toFailure(thrown);
    throw new ConnectionFailed(failure.reason, `${which} ${failure.message}`.trim(), { status });
  };
