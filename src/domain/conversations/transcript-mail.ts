import { brand } from "#content/brand.ts";
import { mailLayout, type NewMail } from "#domain/mail/index.ts";
import { longTime, shortTime } from "#kit/date-words.ts";
import type { MessageSender } from "./contract.ts";

type Line = { sender: MessageSender; text: string; createdAt: Date };

export type TranscriptMail = {
  key: string;
  to: string;
  /** It is the confirmed address of whoever asks; everyone can type everyone's. */
  isOwn: boolean;
  askedAt: Date;
  lines: readonly Line[];
};

/** A conversation for whoever asked for it in the chat, with who that was. */
export function transcriptMail(
  { key, to, isOwn, askedAt, lines }: TranscriptMail,
  deps: { brandName: string; publicUrl: string },
): NewMail {
  const { host } = new URL(deps.publicUrl);
  const speakers = {
    user: isOwn ? "You" : "Visitor",
    ai: brand.consultant,
    person: `${deps.brandName} team`,
    note: "",
  };
  const said = lines.flatMap(({ sender, text, createdAt }) => {
    if (sender === "note") return [];
    const own = sender === "user" && !isOwn ? withoutLinks(text) : text;
    return [
      `${speakers[sender]}, ${shortTime(createdAt)}:\n${sender === "ai" ? plain(own, deps) : own}`,
    ];
  });
  const asked = isOwn
    ? `You asked for this on ${longTime(askedAt)}, while you were signed in.`
    : `On ${longTime(askedAt)}, someone in the chat on ${host} asked us to send it to ${to}. We haven’t checked whose address that is.`;
  return {
    key,
    to,
    subject: `Your conversation with ${brand.consultant}`,
    ...mailLayout({
      brand: deps.brandName,
      heading: `Your conversation with ${brand.consultant}`,
      paragraphs: [asked, ...said],
      footer: isOwn
        ? `${brand.consultant} is an AI and can be wrong. Only prices on our service pages and in a quote are binding.`
        : `If you didn’t ask for this, someone mistyped their address. You can ignore this email. ${brand.consultant} is an AI and can be wrong.`,
    }),
  };
}

/** Aria's Markdown as text: our own pages by their whole addresses, other links by their words. */
const plain = (markdown: string, { publicUrl }: { publicUrl: string }): string =>
  markdown
    .replace(
      /\[([^[\]]*)\]\((\/(?!\/)[^()\s]*)\)/g,
      (_, words: string, path: string) => `${words} (${publicUrl}${path})`,
    )
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, "$1")
    .replace(/\*\*|`/g, "");

const link = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+/giu;
const domain =
  /(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:\p{L}{2,}\/\S*|(?:com|net|org|info|biz|io|co|ru|cn|top|xyz|online|site|shop|store|club|app|dev|me|ly|link|click|live|de|fr|es|it|nl|uk|us|eu|ch|at|in|br)(?![\p{L}\p{N}]))/giu;
/** Nobody sends strangers links through us. */
const withoutLinks = (text: string): string =>
  text.replace(link, "[link left out]").replace(domain, "[link left out]");
