import { cleanText } from "#kit/text.ts";

/**
 * Cleans a text that arrives in pieces as `cleanText` would clean the whole: what only the next piece can
 * tell (half of a letter, a line end in two parts) waits for it.
 */
export class CleanStream {
  #held = "";

  /** The next piece → what may be shown of it now. */
  take(piece: string): string {
    const text = this.#held + piece;
    const isHalf = /[\ud800-\udbff\r]$/.test(text);
    this.#held = isHalf ? text.slice(-1) : "";
    return cleanText(isHalf ? text.slice(0, -1) : text);
  }

  /** What was still held back at the end. */
  end(): string {
    const rest = this.#held;
    this.#held = "";
    return /[\ud800-\udbff]$/.test(rest) ? "" : cleanText(rest);
  }
}
