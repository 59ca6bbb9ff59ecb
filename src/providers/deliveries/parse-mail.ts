import { convert } from "html-to-text";
import { simpleParser } from "mailparser";
import type { MailParser, ReadMail } from "#domain/channels/ports.ts";
import { partsIn } from "./mail-parts.ts";

const bare = (id: string) => id.trim().replace(/^<|>$/g, "");
const idsIn = (text: string) => [...text.matchAll(/<([^<>\s]+)>/g)].map(([, id = ""]) => id);
/** Longer than any name that is shown. */
const maxName = 200;

/** Longer markup isn't read: no person wrote it. */
const maxMarkup = 1024 * 1024;

/** Markup as text: quoted blocks as `>` lines, so that they can be told from the writer's own words. */
function fromMarkup(html: string): string {
  if (html.length > maxMarkup) return "";
  return convert(html, {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 5000, ellipsis: "" },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { ignoreHref: true } },
    ],
  });
}

/** Reads a mail with its character sets, encodings and nested parts; markup becomes text. Attachments are named only. */
export const parseMail: MailParser = async (raw, { isWhole } = { isWhole: true }) => {
  const mail = await simpleParser(Buffer.from(raw), {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipHtmlToText: true,
    skipTextLinks: true,
  });
  const lines = mail.headerLines.map(({ key, line }) => ({
    key,
    value: line
      .slice(line.indexOf(":") + 1)
      .replaceAll(/\s+/g, " ")
      .trim(),
  }));
  const headers: Record<string, string> = {};
  for (const { key, value } of lines) headers[key] ??= value;
  const valuesOf = (name: string) =>
    lines.flatMap(({ key, value }) => (key === name ? [value] : []));
  const [from] = mail.from?.value ?? [];
  const receivers = [mail.to ?? []].flat().flatMap((one) => one.value);
  const delivered = headers["delivered-to"];
  const plain = mail.text?.trim() ? mail.text : "";
  const read: ReadMail = {
    messageId: bare(mail.messageId ?? ""),
    references: [
      ...new Set([...idsIn(headers["references"] ?? ""), ...idsIn(mail.inReplyTo ?? "")]),
    ],
    from: { name: from?.name ?? "", address: (from?.address ?? "").toLowerCase() },
    to: [
      ...new Set(
        [...receivers.map(({ address }) => address ?? ""), delivered ?? ""]
          .filter(Boolean)
          .map((address) => address.toLowerCase()),
      ),
    ],
    subject: mail.subject ?? "",
    text: plain || fromMarkup(mail.html || ""),
    headers,
    authenticationResults: valuesOf("authentication-results"),
    hasOneSender: mail.from?.value.length === 1 && valuesOf("from").length === 1,
    attachments: mail.attachments.map(({ filename }) =>
      (filename ?? "unnamed").slice(0, maxName).toWellFormed(),
    ),
    isTextWhole: isWhole || endsText(raw, plain !== ""),
  };
  return read;
};

/**
 * Whether the text of a mail ends within its beginning: a part with text is over, and what is cut is an attachment, or
 * the markup of what was read as plain text before.
 */
function endsText(beginning: Uint8Array, hasPlainText: boolean): boolean {
  const parts = partsIn(beginning);
  const texts = parts.filter(({ type, isAttached }) => type.startsWith("text/") && !isAttached);
  const cut = texts.find(({ isCut }) => isCut);
  return texts.some(({ isCut }) => !isCut) && (!cut || (cut.type === "text/html" && hasPlainText));
}
