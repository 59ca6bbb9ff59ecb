import { plainText } from "#kit/number-words.ts";
import { figureKey, figuresIn } from "./amounts.ts";
import { namesFinder, pairFigures, type PairedFigure, type PricedService } from "./pair-figures.ts";

/** What an answer may take its figures from. */
export type KnownFigures = {
  services: readonly PricedService[];
  /** Pages, curated answers and what was answered before. */
  sources: readonly { path?: string; text: string }[];
  /** What the visitor said, oldest first: their own budget may be repeated, and what they ask about is spoken of. */
  said: readonly string[];
};

const sentencesIn = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/u);

const ofBudget =
  /budget|presupuesto|\b(?:you|your|sie|ihre?[nmrs]?|usted|su|vous|votre)\b.{0,25}$|\b(?:spend|spending|ausgeben|gastar|depenser|under|below|within|less than|unter|bis zu|up to|hasta|menos de|moins de|jusqu.a)\W{0,3}$/u;
const isSaidOfBudget = (plain: string, { at, end }: PairedFigure): boolean =>
  ofBudget.test(plain.slice(Math.max(0, at - 40), at)) ||
  /^.{0,12}(?:budget|presupuesto)/u.test(plain.slice(end, end + 30));

/** Prices in general: "our services start at …". */
const ofAll =
  /\b(?:services|prices|everything|anything|leistungen|preise|servicios|precios|prix|prestations)\b/u;

const discount = String.raw`(?:discount\w*|rebates?|markdown|special (?:price|deal|offer|rate)|reduced (?:price|rate)|vouchers?|coupons?|promo code|rabatte?|nachlass|preisnachlass|sonderpreis|gutschein|descuentos?|rebajas?|precio especial|remises?|rabais|reductions?|prix special)`;
const given = String.raw`(?:gives?|giving|gave|offer\w*|grant\w*|get|gets|receive|appl\w+|have|take|save|geb\w*|gibt|gewahr\w*|bekomm\w*|erhalt\w*|biet\w*|damos|doy|ofre\w*|aplic\w*|tiene|recib\w*|accord\w*|offr\w*|benefici\w*|obten\w*)`;
const promisesDiscount = new RegExp(
  `\\b${given}\\b.{0,60}\\b${discount}\\b|\\b${discount}\\b.{0,40}\\b(?:is|was|are|has been|wird|wurde|ist|gilt|esta|queda|est)\\b|\\btwo for (?:the price of )?one\\b|\\bbuy one,? get\\b`,
  "u",
);
const negated =
  /\b(?:no|not|never|cannot|can t|without|neither|nor|kein\w*|nicht|nie|ohne|sin|ningun\w*|nunca|ni|pas|aucun\w*|jamais|sans)\b|n['’]t\b/u;
/** "No problem": no negation of what follows. */
const courtesies =
  /\bno (?:problem|worries|doubt|trouble)\b|\bwhy not\b|\bkein problem\b|\bpas de souci\b|\bsin problema\b/gu;
const saysOf = (pattern: RegExp, plain: string): boolean => {
  const found = pattern.exec(plain);
  return (
    found !== null &&
    !negated.test(plain.slice(Math.max(0, found.index - 30), found.index + found[0].length))
  );
};
const isFree =
  /\b(?:is|are|be|comes?|get it|have it|yours|completely|totally) (?:now |then |today |all |even |also )?(?:for )?free\b(?! to| of (?!charge))|\bfor free\b|\bfree of charge\b|\b(?:at )?no (?:cost|charge)\b|\b(?:kostenlos|kostenfrei|gratis|umsonst)\b|\bgratuit\w*\b|\bsin (?:coste|costo)\b/u;
/** What makes a share one of the price. */
const offWords =
  /\boff\b|\bcheaper\b|\bsave\b|\bless\b|gunstiger|billiger|sparen|ahorr|economis|moins cher/u;

const anyDiscount = new RegExp(`\\b${discount}\\b`, "u");
const isReduced = (plain: string): boolean => anyDiscount.test(plain) || offWords.test(plain);

type Read = { findNames: ReturnType<typeof namesFinder>; keys: readonly [string, string[]][] };
const read = new WeakMap<readonly PricedService[], Read>();
/** Names and figures of services, read once for each list of them. */
function readServices(services: readonly PricedService[]): Read {
  const known = read.get(services);
  if (known) return known;
  const made: Read = {
    findNames: namesFinder(services),
    keys: services.map(({ id, prices }) => [id, figuresIn(prices.join("\n")).map(figureKey)]),
  };
  read.set(services, made);
  return made;
}

/**
 * Watches a model's words for figures that it has from nowhere: an amount or a share that none of its sources names,
 * one that is another service's, a discount, or that something is free. Looks at a sentence at a time.
 */
export class FigureGuard {
  readonly #findNames: ReturnType<typeof namesFinder>;
  /** Figures that may be said of anything, and those of each service. */
  readonly #general = new Set<string>();
  /** Prices that a source names without their service: an answer may do so, too. */
  readonly #unpaired = new Set<string>();
  readonly #known = new Set<string>();
  readonly #byService = new Map<string, Set<string>>();
  readonly #own = new Set<string>();
  /** Shares by which a source says that something costs less. */
  readonly #reductions = new Set<string>();
  readonly #freeIsKnown: boolean;
  /** What was asked about, and what the answer has spoken of since. */
  #spokenOf: ReadonlySet<string>;

  constructor({ services, sources, said }: KnownFigures) {
    const { findNames, keys } = readServices(services);
    this.#findNames = findNames;
    for (const [id, all] of keys) for (const key of all) this.#learn(key, [id]);
    const isPrice = new Set(this.#known);
    for (const { path, text } of sources) this.#learnFrom(text, path, isPrice);
    for (const text of said) for (const figure of figuresIn(text)) this.#own.add(figureKey(figure));
    this.#spokenOf = new Set(
      said.flatMap((text) => this.#findNames(plainText(text)).map(({ id }) => id)),
    );
    this.#freeIsKnown = sources.some(({ text }) => isFree.test(plainText(text)));
  }

  /** Whether a sentence says what none of the sources does; it is taken in as what was said before the next one. */
  isWrong(sentence: string): boolean {
    const plain = plainText(sentence);
    const { figures, named } = pairFigures(sentence, this.#findNames);
    const told = plain.replace(courtesies, " ");
    const isWrong =
      figures.some((figure) => !this.#isKnown(figure, plain)) ||
      (!plain.trimEnd().endsWith("?") && saysOf(promisesDiscount, told)) ||
      (!this.#freeIsKnown && saysOf(isFree, told));
    this.#spokenOf = new Set([...this.#spokenOf, ...named]);
    return isWrong;
  }

  #isKnown(figure: PairedFigure, plain: string): boolean {
    const key = figureKey(figure);
    if (figure.kind === "half" || figure.kind === "percent") {
      if (figure.kind === "half" || isReduced(plain)) return this.#reductions.has(key);
      return this.#known.has(key) || figure.value === 10_000 || this.#own.has(key);
    }
    if (this.#own.has(key) && isSaidOfBudget(plain, figure)) return true;
    if (!this.#known.has(key)) return false;
    if (this.#general.has(key)) return true;
    const isOpen = figure.services.size === 0 || figure.isAside;
    if (isOpen && this.#unpaired.has(key)) return true;
    const named = new Set([...figure.services, ...(isOpen ? this.#spokenOf : [])]);
    if (named.size === 0 || (figure.services.size === 0 && ofAll.test(plain))) return true;
    return [...named].some((id) => this.#byService.get(id)?.has(key) ?? false);
  }

  #learnFrom(text: string, path: string | undefined, isPrice: ReadonlySet<string>): void {
    const page = /^\/services\/([\w-]+)/.exec(path ?? "")?.[1];
    for (const sentence of sentencesIn(text)) {
      const plain = plainText(sentence);
      if (isReduced(plain))
        for (const figure of figuresIn(plain)) this.#reductions.add(figureKey(figure));
      for (const figure of pairFigures(sentence, this.#findNames).figures) {
        const key = figureKey(figure);
        const about = [...figure.services, ...(page && figure.services.size === 0 ? [page] : [])];
        this.#learn(key, about);
        if (about.length === 0) (isPrice.has(key) ? this.#unpaired : this.#general).add(key);
      }
    }
  }

  #learn(key: string, services: readonly string[]): void {
    this.#known.add(key);
    for (const id of services) {
      const all = this.#byService.get(id) ?? new Set();
      this.#byService.set(id, all.add(key));
    }
  }
}
