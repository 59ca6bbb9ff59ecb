import { gunzipSync } from "node:zlib";
import { DOMParser } from "linkedom";
import { SourceUnreadable } from "#domain/knowledge/reading-ports.ts";
import { decodeText } from "./decode-text.ts";

export type SitemapFile = { pages: string[]; sitemaps: string[] };

/** As sitemaps.org has it. */
const maxBytes = 50_000_000;

/** A sitemap or an index of sitemaps, packed or not, or a list of addresses in plain text. @throws SourceUnreadable damaged */
export function readSitemap(bytes: Uint8Array): SitemapFile {
  const text = decodeText(unpacked(bytes)).trim();
  if (!text.startsWith("<"))
    return { pages: text.split(/\s+/).filter((line) => /^https?:/.test(line)), sitemaps: [] };
  const document = new DOMParser().parseFromString(text, "text/xml");
  const addresses = (within: string) =>
    [...document.querySelectorAll(within)].flatMap((entry) => {
      const loc = [...entry.children].find(({ localName }) => localName === "loc");
      return loc?.textContent ? [loc.textContent.trim()] : [];
    });
  return { pages: addresses("url"), sitemaps: addresses("sitemap") };
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    throw new SourceUnreadable("damaged", { cause });
  }
}
