import { readNumbers } from "./read-numbers.ts";

/** An amount of money in a text. `currency` is null where only a word like "grand" says that it is money. */
export type FoundMoney = { amount: number; currency: string | null; at: number; end: number };

const signs: readonly (readonly [RegExp, string])[] = [
  [/(?:CA\$|C\$|CAD)/iu, "CAD"],
  [/(?:AU\$|A\$|AUD)/iu, "AUD"],
  [/(?:NZ\$|NZD)/iu, "NZD"],
  [/(?:R\$|BRL|reais)/iu, "BRL"],
  [/(?:US\$|USD|U\.S\. dollars?|US-Dollar|\$|dollars?|dólares|dolares|bucks)/iu, "USD"],
  [/(?:€|EUR(?:OS?)?|euros?)/iu, "EUR"],
  [/(?:£|GBP|pounds?(?! of)|quid|sterling)/iu, "GBP"],
  [/(?:CHF|Franken|Fr\.)/iu, "CHF"],
  [/(?:¥|JPY|yen)/iu, "JPY"],
  [/(?:₹|INR|rupees?|Rs\.?)/iu, "INR"],
  [/(?:zł|PLN|złoty)/iu, "PLN"],
  [/(?:SEK|NOK|DKK|kronor|kroner|kr\.?)/iu, "SEK"],
  [/(?:MXN|pesos)/iu, "MXN"],
];
const edge = String.raw`(?![\p{L}\d])`;
const before = signs.map(
  ([sign, code]) => [new RegExp(`(?<![\\p{L}\\d])${sign.source}\\s?$`, "iu"), code] as const,
);
const after = signs.map(
  ([sign, code]) => [new RegExp(`^\\s?${sign.source}${edge}`, "iu"), code] as const,
);

/** After "2k" these leave it an amount; another noun is what is counted: "1k clients". */
const staysMoney =
  /^\s*(?:$|[^\p{L}\s]|(?:a|all|and|are|as|at|available|bis|budget|but|can|como|de|each|en|et|for|from|für|grand|höchstens|i|if|im|in|insgesamt|is|left|limit|max\w*|maximal|máximo|net|on|only|or|oder|ou|par|para|per|plus|por|pour|pro|ready|should|so|to|tops?|total|und|was|we|with|would|y)(?!\p{L}))/iu;

/** Amounts of money in a text, with a sign or a word of their currency, or as "grand" and "2k" are said of money. */
export function readMoney(text: string): FoundMoney[] {
  const found: FoundMoney[] = [];
  for (const { value, at, end, isArticle } of readNumbers(text)) {
    if (isArticle) continue;
    const lead = text.slice(Math.max(0, at - 8), at);
    const rest = text.slice(end, end + 16);
    const sign = before.find(([pattern]) => pattern.test(lead));
    const word = after.find(([pattern]) => pattern.test(rest));
    const isSaid =
      /(?:\dk|grand)$/iu.test(text.slice(at, end)) && staysMoney.test(text.slice(end, end + 16));
    if (!sign && !word && !isSaid) continue;
    const signStart = sign ? at - (sign[0].exec(lead)?.[0].length ?? 0) : at;
    const wordEnd = word ? end + (word[0].exec(rest)?.[0].length ?? 0) : end;
    found.push({
      amount: value,
      currency: word?.[1] ?? sign?.[1] ?? null,
      at: signStart,
      end: wordEnd,
    });
  }
  return withRanges(text, found);
}

/** "$500 to 800" and "500-800 USD": one amount, the upper one. */
function withRanges(text: string, found: readonly FoundMoney[]): FoundMoney[] {
  const whole: FoundMoney[] = [];
  for (const one of found) {
    const last = whole.at(-1);
    const between = last && text.slice(last.end, one.at);
    if (last && between !== undefined && /^\s?(?:-|–|to|and|bis|und|a|y|à|et)\s?$/iu.test(between))
      whole[whole.length - 1] = {
        amount: Math.max(one.amount, last.amount),
        currency: one.currency ?? last.currency,
        at: last.at,
        end: one.end,
      };
    else whole.push(one);
  }
  const numbers = readNumbers(text);
  return whole.map((one) => {
    // "$500-800", "500-800 USD": the other end carries no sign of its own.
    const next = numbers.find(
      ({ at }) => at >= one.end && /^\s?(?:-|–|to|bis|a|à)\s?$/iu.test(text.slice(one.end, at)),
    );
    const previous = numbers.find(
      ({ end, at }) =>
        end <= one.at &&
        at < one.at &&
        /^\s?(?:-|–|to|bis|a|à)\s?$/iu.test(text.slice(end, one.at)),
    );
    if (next && next.value > one.amount) return { ...one, amount: next.value, end: next.end };
    if (previous && previous.value < one.amount) return { ...one, at: previous.at };
    return one;
  });
}
