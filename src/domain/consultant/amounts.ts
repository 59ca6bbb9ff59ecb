import { plainText, spelledNumbers } from "#kit/number-words.ts";

/**
 * An amount of money, in cents, or a share in hundredths of a percent; `half` is what "half price" says. `at` and `end`
 * are its place in the text.
 */
export type Figure = {
  kind: "usd" | "eur" | "gbp" | "percent" | "half";
  value: number;
  at: number;
  end: number;
};

/** `1,200.50`, `1.200,50`, `1 200`, `1’200`. Each part is limited: a model may write figures without end. */
const digits = String.raw`\d{1,9}(?:[., \u00a0\u202f'’]\d{3}){0,3}(?:[.,]\d{1,2})?(?![.,]?\d)`;
const thousand = String.raw`(?:\s?k\b|\s?(?:grand|thousand|tausend|mil|mille)\b)`;
const kinds = [
  ["usd", String.raw`(?:us[ -]?)?\$|\busd\b|\b(?:us[ -]?)?(?:dollars?|dolares|bucks|grand)\b`],
  ["eur", String.raw`€|\beur\b|\beuros?\b`],
  ["gbp", String.raw`£|\bgbp\b|\bpounds?\b`],
  [
    "percent",
    String.raw`%|\bper ?cent\b|\bpct\b|\bprozent(?:ige[rns]?)?\b|\bpor ?ciento\b|\bpour ?cents?\b`,
  ],
] as const;
const unit = kinds.map(([kind, pattern]) => `(?<${kind}>${pattern})`).join("|");
const signBefore = String.raw`(?<before>(?:us)?[$]|[€£]|\b(?:usd|eur|gbp)\b)`;
const written = new RegExp(
  `${signBefore}\\s{0,3}(?<first>${digits})(?<k1>${thousand})?|(?<![\\d.,])(?<second>${digits})(?<k2>${thousand})?[\\s-]{0,3}(?:${unit})`,
  "giu",
);
/** The sign of "a $500 page" belongs to what follows it. */
const unitAfter = new RegExp(`^[\\s-]{0,3}(?:${unit})(?!\\s?\\d)`, "iu");
/** "It costs 200", "for only two hundred": no currency, and money all the same. */
const costs = String.raw`\b(?:costs?|costing|priced? (?:is|at|of)|charge[sd]?|pay(?:s|ing)?|kostet|kosten|preis (?:ist|von)|zahlen|cuestan?|cuesta|precio (?:es|de)|coute(?:nt)?|prix (?:est|de))(?: you| just| only| about| around| sie| nur| etwa| solo| seulement| unos| environ){0,2}\s+`;
/** After a number they leave it one of money: "200 a month". */
const goesOn =
  "(?:an?|per|each|once|only|flat|in|for|pro|im|al|por|par|now|today|and|or|und|oder|y|o|et|ou)\\b";
/** Words that make the number before them an amount, or leave it one. */
export const moneyWords = `(?:us|k\\b|dollar|dolar|dólar|bucks|euro|pound|per ?cent|pct|prozent|por|pour|tausend|mille|${goesOn})`;
const isCounted = String.raw`[\s-]{0,3}(?!${goesOn})\p{L}`;
const afterCost = new RegExp(
  `(?<=${costs})(?<first>${digits})(?!${isCounted})(?!${String.raw`[\s-]{0,3}[%$€£]`})`,
  "giu",
);
const half =
  /\bhalf (?:the )?(?:price|off)\b|\b(?:zum |den )?halben? preis\b|\bmitad de(?:l)? precio\b|\bmoitie prix\b/gu;

const kindOf = (groups: Record<string, string | undefined>): Figure["kind"] => {
  const { before } = groups;
  if (before) return /€|eur/i.test(before) ? "eur" : /£|gbp/i.test(before) ? "gbp" : "usd";
  return kinds.find(([kind]) => groups[kind] !== undefined)?.[0] ?? "usd";
};

/** `1.200,50` → 120050, in hundredths. */
function hundredths(number: string): number {
  const [, whole = "", rest = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(number) ?? [];
  return Number(whole.replace(/\D/g, "")) * 100 + Number(rest.padEnd(2, "0") || 0);
}

/** The amounts and shares that a text names, in figures or in words, in the order of their places. */
export function figuresIn(said: string): Figure[] {
  const text = plainText(said);
  const found: Figure[] = [];
  for (const match of [...text.matchAll(written), ...text.matchAll(afterCost)]) {
    const groups = match.groups ?? {};
    const number = groups["first"] ?? groups["second"] ?? "";
    const isThousands = groups["k1"] !== undefined || groups["k2"] !== undefined;
    const isGrand = !groups["k2"] && /^grand$/.test(groups["usd"] ?? "");
    found.push({
      kind: kindOf(groups),
      value: hundredths(number) * (isThousands || isGrand ? 1000 : 1),
      at: match.index,
      end: match.index + match[0].length,
    });
  }
  for (const { value, at, end } of spelledNumbers(text)) {
    const after = unitAfter.exec(text.slice(end, end + 20));
    const isGrand = /\bgrand$/.test(text.slice(at, end));
    const isCost = new RegExp(`${costs}$`, "iu").test(text.slice(Math.max(0, at - 40), at));
    // "Charged once" is English.
    const isOther =
      text.slice(at, end) === "once" ||
      new RegExp(`^${isCounted}`, "u").test(text.slice(end, end + 12));
    if (!after && !isGrand && !(isCost && !isOther)) continue;
    const length = after?.[0].length ?? 0;
    found.push({ kind: kindOf(after?.groups ?? {}), value: value * 100, at, end: end + length });
  }
  for (const { 0: words, index } of text.matchAll(half))
    found.push({ kind: "half", value: 5000, at: index, end: index + words.length });
  // The same one found in two ways, as "$2 grand", counts once: the longer.
  return found
    .toSorted((a, b) => a.at - b.at || b.end - a.end)
    .filter((one, at, all) => !all.slice(0, at).some((other) => other.end > one.at));
}

export const figureKey = ({ kind, value }: Pick<Figure, "kind" | "value">): string =>
  `${kind}:${value}`;
