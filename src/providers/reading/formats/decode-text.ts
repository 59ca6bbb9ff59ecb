import { SourceUnreadable } from "#domain/knowledge/reading-ports.ts";

/**
 * Text in the encoding that its first bytes or `label` name, else in UTF-8, else in Windows-1252, which old programs
 * save.
 * @param label as a page's server or head names it
 * @throws SourceUnreadable unsupported: it is no text
 */
export function decodeText(bytes: Uint8Array, label?: string): string {
  const text = decode(bytes, label);
  const controls = text.slice(0, 100_000).match(/[^\P{Cc}\n\r\t\f\v]/gu)?.length ?? 0;
  if (controls > 10 && controls > text.length / 100) throw new SourceUnreadable("unsupported");
  return text;
}

function decode(bytes: Uint8Array, label: string | undefined): string {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const utf8 = new TextDecoder().decode(bytes);
  if (a === 0xef && b === 0xbb && c === 0xbf) return utf8;
  const named = label === undefined ? null : decoderFor(label);
  if (named && named.encoding !== "utf-8") return named.decode(bytes);
  const wide = utf16Without(bytes);
  if (wide) return wide;
  // A few broken bytes, such as a character cut at the end, don't make it another encoding.
  const broken = utf8.match(/\uFFFD/g)?.length ?? 0;
  const whole = utf8.match(/[^\0-\u007F\uFFFD]/g)?.length ?? 0;
  if (broken === 0 || whole > broken * 2) return utf8;
  return new TextDecoder("windows-1252").decode(bytes);
}

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null; // no encoding that anyone knows
  }
}

/** UTF-16 without a mark: Latin letters have a zero in every second byte. */
function utf16Without(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (even > sample.length / 4 && odd === 0) return new TextDecoder("utf-16be").decode(bytes);
  return null;
}
