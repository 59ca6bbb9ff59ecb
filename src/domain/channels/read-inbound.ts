import { AppError } from "#errors";
import { checksPosted } from "./posted-checks.ts";
import type { MailChecks } from "./sender-proof.ts";

/** A mail, and what the service that took it found out about its sender, where it tells. */
export type InboundMail = { raw: Uint8Array; checks: MailChecks | null };

/** A body as a web form or as JSON has it: texts by name; of files their names. */
export type InboundFields = Readonly<Record<string, unknown>>;

type Content = { headers: [string, string][]; text: string; html: string; files: string[] };

/**
 * The mail in what mail services post: raw (SendGrid's `email`, Mailgun's `body-mime`, Postmark's `RawEmail`, ours `raw`),
 * or its parts (SendGrid, Mailgun, Postmark, CloudMailin). Parts are put together as a mail again, so that one parser
 * reads everything.
 * @throws AppError invalid_input where there is no mail in it
 */
export function readInbound(fields: InboundFields): InboundMail {
  const checks = checksPosted(fields);
  for (const name of ["raw", "email", "body-mime", "RawEmail", "mime"]) {
    const raw = textOf(fields[name]);
    if (/^[\w-]+:.*\r?\n/.test(raw)) return { raw: Buffer.from(raw), checks };
  }
  const content = mailgun(fields) ?? postmark(fields) ?? cloudMailin(fields) ?? sendGrid(fields);
  if (!content) throw new AppError("invalid_input");
  return { raw: Buffer.from(composed(content)), checks };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/setting-up-the-inbound-parse-webhook */
function sendGrid(fields: InboundFields): Content | null {
  const lines = textOf(fields["headers"])
    .replaceAll(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n/);
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(":");
    return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : [];
  });
  const named = withNamed(headers, {
    from: fields["from"],
    to: fields["to"],
    subject: fields["subject"],
  });
  if (!hasFrom(named)) return null;
  const files = Object.values(record(parsed(fields["attachment-info"]))).map((one) =>
    textOf(record(one)["filename"]),
  );
  return { headers: named, text: textOf(fields["text"]), html: textOf(fields["html"]), files };
}

/** https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store/receive-http */
function mailgun(fields: InboundFields): Content | null {
  if (fields["body-plain"] === undefined && fields["body-html"] === undefined) return null;
  const headers = list(parsed(fields["message-headers"])).map((pair): [string, string] => [
    textOf(list(pair)[0]),
    textOf(list(pair)[1]),
  ]);
  const named = withNamed(headers, {
    from: fields["from"] ?? fields["sender"],
    to: fields["recipient"],
    subject: fields["subject"],
    "message-id": fields["Message-Id"],
  });
  const files = list(parsed(fields["attachments"])).map((one) => textOf(record(one)["name"]));
  return {
    headers: named,
    text: textOf(fields["body-plain"]),
    html: textOf(fields["body-html"]),
    files,
  };
}

/** https://postmarkapp.com/developer/webhooks/inbound-webhook */
function postmark(fields: InboundFields): Content | null {
  if (fields["TextBody"] === undefined && fields["HtmlBody"] === undefined) return null;
  const headers = list(fields["Headers"]).map((one): [string, string] => [
    textOf(record(one)["Name"]),
    textOf(record(one)["Value"]),
  ]);
  const id = textOf(fields["MessageID"]);
  const named = withNamed(headers, {
    from: fields["From"],
    to: fields["To"],
    subject: fields["Subject"],
    "message-id": id && `<${id.includes("@") ? id : `${id}@postmark`}>`,
  });
  const files = list(fields["Attachments"]).map((one) => textOf(record(one)["Name"]));
  return {
    headers: named,
    text: textOf(fields["TextBody"]),
    html: textOf(fields["HtmlBody"]),
    files,
  };
}

/** https://docs.cloudmailin.com/http_post_formats/json_normalized/ */
function cloudMailin(fields: InboundFields): Content | null {
  if (fields["plain"] === undefined && fields["html"] === undefined) return null;
  const given = record(fields["headers"]);
  const headers = Object.entries(given).map(([name, value]): [string, string] => [
    name.replaceAll("_", "-"),
    textOf(list(value)[0] ?? value),
  ]);
  if (!hasFrom(headers)) return null;
  const files = list(fields["attachments"]).map((one) => textOf(record(one)["file_name"]));
  return { headers, text: textOf(fields["plain"]), html: textOf(fields["html"]), files };
}

function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

const hasFrom = (headers: Content["headers"]) =>
  headers.some(([name, value]) => name.toLowerCase() === "from" && value.includes("@"));

/** Headers, and those among `named` that aren't there. */
function withNamed(
  headers: Content["headers"],
  named: Record<string, unknown>,
): Content["headers"] {
  const there = new Set(headers.map(([name]) => name.toLowerCase()));
  const more = Object.entries(named).flatMap(([name, value]): [string, string][] =>
    there.has(name) || textOf(value) === "" ? [] : [[name, textOf(value)]],
  );
  return [...headers, ...more];
}

/** How a body is written is said by us; all else of the headers is kept, each on one line. */
function composed({ headers, text, html, files }: Content): string {
  const isReport = headers.some(
    ([name, value]) => name.toLowerCase() === "content-type" && /^multipart\/report/i.test(value),
  );
  const lines = headers
    .filter(([name]) => /^[\w-]+$/.test(name) && !/^(content-|mime-version)/i.test(name))
    .map(([name, value]) => `${name}: ${encodedWord(value.replaceAll(/\s+/g, " "))}`);
  const [body, type] = text.trim() === "" && html !== "" ? [html, "html"] : [text, "plain"];
  const part = (kind: string, content: string) =>
    `Content-Type: ${kind}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(content)}\r\n`;
  const boundary = "=_parts-of-a-posted-mail";
  const parts = [
    part(`text/${type}; charset=utf-8`, body),
    ...files
      .filter(Boolean)
      .map((name) =>
        part(
          `application/octet-stream; name="${encodedWord(name.replaceAll(/["\r\n]/g, ""))}"`,
          "",
        ),
      ),
  ];
  return [
    ...lines,
    ...(isReport ? ["X-Failed-Recipients: unknown"] : []),
    "MIME-Version: 1.0",
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    "",
    ...parts.map((one) => `--${boundary}\r\n${one}`),
    `--${boundary}--`,
    "",
  ].join("\r\n");
}

const base64 = (text: string) =>
  Buffer.from(text)
    .toString("base64")
    .replaceAll(/(.{76})/g, "$1\r\n");
/** RFC 2047, for what isn't ASCII; an address beside a name stays readable. */
const encodedWord = (text: string): string =>
  text.replaceAll(
    /[^\p{ASCII}]+( +[^\p{ASCII}]+)*/gu,
    (some) => `=?utf-8?B?${Buffer.from(some).toString("base64")}?=`,
  );
