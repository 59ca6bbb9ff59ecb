import { ownPath } from "#kit/own-path.ts";

export type MailPart = { text: string; href: string | null };

const address = /https?:\/\/[^\s<>"]+/g;

/**
 * A mail's text in parts, of which those are links that lead to our own origin: an address that somebody
 * else wrote into a mail is shown, and not to be clicked.
 */
export function mailParts(text: string, publicUrl: string): MailPart[] {
  const parts: MailPart[] = [];
  let done = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(/[.,;:!?)\]}'*]+$/, "");
    const href = ownHref(found, publicUrl);
    if (!href) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index), href: null });
    parts.push({ text: found, href });
    done = match.index + found.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null });
  return parts;
}

function ownHref(found: string, publicUrl: string): string | null {
  const url = URL.parse(found);
  const { origin } = new URL(publicUrl);
  if (!url || url.origin !== origin || url.username || url.password) return null;
  return ownPath(publicUrl, url.pathname + url.search + url.hash);
}
