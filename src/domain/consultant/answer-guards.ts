/** Each part is limited: on long runs of figures and spaces, which a model may write, it would look for hours. */
const amounts =
  /(?:[$€£]|\b(?:USD|EUR|GBP)\b)\s{0,9}\d[\d.,]{0,20}\s{0,9}k?|\b\d[\d.,]{0,20}\s{0,9}k?\s{0,9}(?:[$€£]|(?:USD|EUR|GBP|dollars?|euros?|bucks)\b)/gi;
/** `$1,500.00` and `1500 dollars` → `1500` */
const plainAmount = (amount: string) =>
  amount
    .replace(/[^\d.,]/g, "")
    .replace(/[.,]+$/, "")
    .replace(/[.,](?=\d{3}\b)/g, "")
    .replace(/[.,]0+$/, "");
const amountsIn = (text: string) => new Set((text.match(amounts) ?? []).map(plainAmount));

/** Whether an answer names an amount of money that none of its sources names. */
export function namesForeignAmount(answer: string, sources: readonly { text: string }[]): boolean {
  const said = amountsIn(answer);
  if (said.size === 0) return false;
  const known = amountsIn(sources.map(({ text }) => text).join("\n"));
  return [...said].some((one) => !known.has(one));
}

/** So much of a sentence of the instructions is a recital. */
const recitedLetters = 40;

/** How the longer sentences of instructions begin: who says one of these recites. */
export const recitals = (instructions: string): string[] =>
  instructions
    .split(/(?<=[.:;!?])\s+/)
    .filter(({ length }) => length > recitedLetters + 10)
    .map((sentence) => sentence.slice(0, recitedLetters));

/**
 * Watches an answer that comes in pieces for its instructions. Looks at each piece once, with what of the
 * piece before may belong to it.
 */
export class RecitalWatch {
  readonly #recitals: readonly string[];
  #length = 0;
  #tail = "";

  constructor(instructions: string) {
    this.#recitals = recitals(instructions);
  }

  /** The next piece → where in the whole answer the recital begins; -1 where there is none. */
  see(piece: string): number {
    const text = this.#tail + piece;
    const from = this.#length - this.#tail.length;
    this.#length += piece.length;
    this.#tail = text.slice(-recitedLetters);
    const found = this.#recitals.map((one) => text.indexOf(one)).filter((at) => at >= 0);
    return found.length > 0 ? from + Math.min(...found) : -1;
  }
}
