import type { MailChecks } from "./sender-proof.ts";

type Fields = Readonly<Record<string, unknown>>;
/** A mail's headers from the top, names in lower case. */
type Headers = readonly (readonly [name: string, value: string])[];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const domainOf = (address: string): string =>
  (address.split("@").at(-1) ?? "").replace(/[>"\s].*$/s, "").toLowerCase();

/**
 * What a mail service found out about the sender of a mail that it posts; null where it doesn't say. SendGrid and
 * CloudMailin say it beside the mail, Mailgun and Postmark in headers that they add.
 */
export const checksPosted = (fields: Fields): MailChecks | null =>
  // Mailgun posts each header of a mail as a field of its own: what looks like another service's may be the sender's.
  fields["message-headers"] !== undefined || fields["body-mime"] !== undefined
    ? mailgun(fields)
    : (cloudMailin(fields) ?? sendGrid(fields) ?? postmark(fields));

/** https://docs.cloudmailin.com/http_post_formats/json_normalized/ */
function cloudMailin(fields: Fields): MailChecks | null {
  const told = record(record(parsed(fields["envelope"]))["spf"]);
  const result = textOf(told["result"]).toLowerCase();
  if (result === "") return null;
  return { dmarc: null, dkim: [], spf: { result, domain: textOf(told["domain"]).toLowerCase() } };
}

/** https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/setting-up-the-inbound-parse-webhook */
function sendGrid(fields: Fields): MailChecks | null {
  if (fields["SPF"] === undefined && fields["dkim"] === undefined) return null;
  const envelope = record(parsed(fields["envelope"]));
  const dkim = [...textOf(fields["dkim"]).matchAll(/@([\w.-]+)\s*:\s*(\w+)/g)];
  return {
    dmarc: null,
    dkim: dkim.map(([, signer = "", result = ""]) => ({
      domain: signer.toLowerCase(),
      result: result.toLowerCase(),
    })),
    spf: {
      result: textOf(fields["SPF"]).toLowerCase(),
      domain: domainOf(textOf(envelope["from"])),
    },
  };
}

/**
 * Postmark has SpamAssassin's results (`X-Spam-Tests`) and `Received-SPF` above the line of its own reception.
 * https://postmarkapp.com/developer/webhooks/inbound-webhook
 */
function postmark(fields: Fields): MailChecks | null {
  const all = list(fields["Headers"]).map(
    (one) => [textOf(record(one)["Name"]).toLowerCase(), textOf(record(one)["Value"])] as const,
  );
  const own = addedAtReception(all);
  const tests = (valueOf(own, "x-spam-tests") ?? "").split(/[,\s]+/);
  const result = tests.includes("DKIM_VALID") ? "pass" : "fail";
  const dkim = tests.includes("DKIM_SIGNED") ? [signature(result, all)] : [];
  const spf = receivedSpf(valueOf(own, "received-spf") ?? "");
  return dkim.length === 0 && !spf ? null : { dmarc: null, dkim, spf };
}

/**
 * RFC 7208 §9.1. What was checked of the greeting (`helo`) says nothing about a sender. Its comment may hold what the
 * sender wrote: what stands there twice counts for nothing.
 */
function receivedSpf(value: string): MailChecks["spf"] {
  const result = /^\s*([a-z]+)\b/i.exec(value)?.[1];
  const senders = [...value.matchAll(/envelope-from=(?:"([^"\\\s]*)"|([^"\s;]*))\s*(?:;|$)/gi)];
  const address = senders[0]?.[1] ?? senders[0]?.[2] ?? "";
  const isPlain =
    value.split(/envelope-from=/i).length === 2 &&
    value.split(/identity=/i).length === 2 &&
    address.split("@").length === 2;
  if (!result || !isPlain || !/\bidentity=mailfrom\s*;/i.test(value)) return null;
  return { result: result.toLowerCase(), domain: domainOf(address) };
}

/**
 * Mailgun, where its spam filter marks mails.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store/spam-filter
 */
function mailgun(fields: Fields): MailChecks | null {
  const listed = list(parsed(fields["message-headers"])).map(
    (pair) => [textOf(list(pair)[0]).toLowerCase(), textOf(list(pair)[1])] as const,
  );
  const all = listed.length > 0 ? listed : headersIn(textOf(fields["body-mime"]));
  const own = addedByMailgun(all);
  const spf = valueOf(own, "x-mailgun-spf")?.trim().toLowerCase();
  const signed = valueOf(own, "x-mailgun-dkim-check-result")?.trim().toLowerCase();
  if (spf === undefined && signed === undefined) return null;
  const sender = valueOf(own, "x-envelope-from") ?? "";
  return {
    dmarc: null,
    dkim: signed === undefined ? [] : [signature(signed, all)],
    spf: spf === undefined ? null : { result: spf, domain: domainOf(sender) },
  };
}

/**
 * One result for all signatures of a mail. Where one of several domains' signatures holds, nobody says which: that
 * counts neither for the sender nor against.
 */
function signature(result: string, headers: Headers): MailChecks["dkim"][number] {
  const signers = new Set(
    headers.flatMap(([name, value]) =>
      name === "dkim-signature"
        ? [/(?:^|;)\s*d\s*=\s*([^;\s]+)/i.exec(value)?.[1]?.toLowerCase() ?? ""]
        : [],
    ),
  );
  const [domain = ""] = signers;
  return result === "pass" && signers.size !== 1
    ? { result: "temperror", domain: "" }
    : { result, domain };
}

/** Everything below the line of a server's own reception may be the sender's. */
function addedAtReception(headers: Headers): Headers {
  const at = headers.findIndex(([name, value]) => name === "received" && /^\s*from\s/i.test(value));
  return headers.slice(0, Math.max(at, 0));
}

/** Mailgun has its headers above the line of its reception, or right below it, `X-Mailgun-Incoming` the last. */
function addedByMailgun(headers: Headers): Headers {
  const above = addedAtReception(headers);
  const isMarkedOnce = headers.filter(([name]) => name === incoming).length === 1;
  if (!isMarkedOnce || above.some(([name]) => name === incoming)) return above;
  const end = headers.findIndex(([name]) => name === incoming);
  const below = headers.slice(above.length + 1, end + 1);
  const isOwn = ([name]: Headers[number]) =>
    name.startsWith("x-mailgun-") || name === "x-envelope-from";
  const isReceived = headers[above.length]?.[0] === "received";
  return isReceived && below.every(isOwn) ? [...above, ...below] : above;
}

const incoming = "x-mailgun-incoming";

/** Of several none: nobody knows which is the service's. */
function valueOf(headers: Headers, name: string): string | undefined {
  const values = headers.filter(([one]) => one === name);
  return values.length === 1 ? values[0]?.[1] : undefined;
}

/** The headers that a raw mail begins with. */
const headersIn = (raw: string): Headers =>
  (raw.slice(0, 200_000).split(/\r?\n\r?\n/, 1)[0] ?? "")
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/)
    .flatMap((line) => {
      const at = line.indexOf(":");
      return at > 0 ? [[line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const] : [];
    });

function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
