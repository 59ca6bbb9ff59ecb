import { moneyWords } from "./amounts.ts";
import { FigureGuard, type KnownFigures } from "./figure-guard.ts";
import { RecitalWatch } from "./recital-watch.ts";
import { type KnownPlaces, unlink } from "./unlink.ts";

export type Guards = { instructions: string; figures: KnownFigures; places: KnownPlaces };

/** Signs that nobody sees and that change what is read: they never go out. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const entities: Readonly<Record<string, string>> = {
  dollar: "$",
  percnt: "%",
  euro: "€",
  pound: "£",
  comma: ",",
  period: ".",
};
/** As it is read once its Markdown is drawn. */
const readable = (text: string): string =>
  text
    .replace(/&#(\d{1,7});/g, (_, code: string) => letterOf(Number(code)))
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => letterOf(Number.parseInt(code, 16)))
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\p{Cf}|[*_`~\\]/gu, "")
    .normalize("NFC");
const letterOf = (code: number) =>
  code > 0 && code < 0x11_00_00 ? String.fromCodePoint(code) : "";

const numberWords =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|grand|zwei|drei|vier|f[üu]nf|sech|sieb|acht|neun|zehn|elf|zw[öo]lf|\\p{L}*hundert|\\p{L}*tausend|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\p{L}*cient|cien|mil|quin|trente|deux|trois|quatre|cinq|sept|huit|neuf|dix|cent|veint|noventa|vingt";
/** From here on the rest of a sentence decides: a figure, what is given for less, the beginning of a link. */
const waits = new RegExp(
  `[$€£%[<@&\\\\]|(?<![\\p{L}\\p{N}])\\p{N}|:\\/\\/|(?<!\\p{L})(?:https?:|www|usd|eur|gbp|half|halbe|mitad|moiti[ée]|free|kostenlos|gratis|gratuit|umsonst|sin cost|no c|discount|rebate|rabatt|nachlass|descuento|remise|rabais|special|reduced|voucher|coupon|${numberWords})`,
  "giu",
);
/** "3 days": a number that counts something else than money. */
const harmless = new RegExp(
  `^(?:\\p{N}{1,9}(?:[.,]\\p{N}{1,9})*|(?:${numberWords})\\p{L}{0,6})\\s(?!${numberWords}|${moneyWords})\\p{L}[\\p{L}\\p{N}'’-]*[\\s.,;:!?)]`,
  "iu",
);
/** Where the first thing is that has to wait; the end where there is none. */
function waitsAt(text: string): number {
  for (const { index } of text.matchAll(waits))
    if (!harmless.test(text.slice(index, index + 80))) return index;
  return text.length;
}
const sentenceEnd = /(?:[.!?…]["”’»)\]]*(?=\s)|(?<![$€£]\s{0,5})\n)/gu;
/** A link that isn't whole: its words or its address may go on behind a full stop. */
const openLink = /\[[^\]\n]{0,400}$|\]\([^)\n]{0,1000}$|\]$/u;
const longestHeld = 1500;
const longestWord = 200;
const shortest = 12;

/**
 * A model's words on their way to the visitor. Goes on word by word, and holds back only what may yet turn out to be
 * wrong: a sentence from its first figure on, a link until it is whole, what the instructions also say. A sentence
 * with a figure from nowhere never passes; from then on nothing goes out, and `text` has the rest.
 */
export class GuardedWords {
  readonly #figures: FigureGuard;
  readonly #recital: RecitalWatch;
  readonly #places: KnownPlaces;
  /** What wasn't let out yet, where it begins in the whole, and what went out of its sentence. */
  #held = "";
  #from = 0;
  #safeUntil = 0;
  #begun = "";
  /** All that passed, without the sentences that didn't. */
  text = "";
  hasWrongFigure = false;

  constructor({ instructions, figures, places }: Guards) {
    this.#figures = new FigureGuard(figures);
    this.#recital = new RecitalWatch(instructions);
    this.#places = places;
  }

  get isRecital(): boolean {
    return this.#recital.recitedAt >= 0;
  }

  /** The next piece → what may be said now. */
  take(piece: string): string {
    const clean = piece.replace(invisible, "");
    this.#safeUntil = this.#recital.see(clean);
    this.#held += clean;
    if (this.isRecital) return "";
    const before = this.text.length;
    for (let end = this.#sentenceEnd(); end > 0; end = this.#sentenceEnd()) this.#passSentence(end);
    this.#passWords();
    return this.hasWrongFigure ? "" : this.text.slice(before);
  }

  /** It breaks off here → what of the last words holds nothing to wait for. */
  cut(): string {
    if (this.isRecital || this.hasWrongFigure) return "";
    const rest = this.#held.slice(0, waitsAt(this.#held));
    // A word or two that the instructions also hold give nothing away.
    const isHarmless = this.#from + rest.length - this.#safeUntil < shortest;
    const said = isHarmless ? rest : rest.slice(0, Math.max(0, this.#safeUntil - this.#from));
    this.text += said;
    this.#held = "";
    return said;
  }

  /** Nothing more comes → what was still held back. */
  end(): string {
    if (this.isRecital) return "";
    this.#safeUntil = Infinity;
    const before = this.text.length;
    for (let end = this.#sentenceEnd(); end > 0; end = this.#sentenceEnd()) this.#passSentence(end);
    if (this.#held !== "") this.#passSentence(this.#held.length);
    return this.hasWrongFigure ? "" : this.text.slice(before);
  }

  /** Where the first sentence ends that is whole; 0 where none is. */
  #sentenceEnd(): number {
    for (const { index, 0: mark } of this.#held.matchAll(sentenceEnd)) {
      const end = index + mark.length;
      if (this.#from + end > this.#safeUntil) return 0;
      if (!openLink.test(this.#held.slice(0, end))) return end;
    }
    const isTooLong = this.#held.length > longestHeld;
    return isTooLong ? Math.max(0, Math.min(longestHeld, this.#safeUntil - this.#from)) : 0;
  }

  #passSentence(end: number): void {
    const part = this.#drop(end);
    if (this.#figures.isWrong(readable(this.#begun + part))) {
      this.hasWrongFigure = true;
      this.text = this.text.slice(0, this.text.length - this.#begun.length);
    } else this.text += unlink(part, this.#places);
    this.#begun = "";
  }

  /** What of a sentence that isn't whole holds nothing to wait for. */
  #passWords(): void {
    const safe = Math.min(this.#safeUntil - this.#from, waitsAt(this.#held));
    const words = this.#held.slice(0, Math.max(0, safe));
    const end = words.length > longestWord ? words.length : words.search(/\S*$/);
    const part = this.#drop(end);
    this.#begun += part;
    this.text += part;
  }

  #drop(end: number): string {
    const part = this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    this.#from += end;
    return part;
  }
}
