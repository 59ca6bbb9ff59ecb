import { longestWish, type Demand } from "#domain/catalogue/index.ts";
import { readMoney, type FoundMoney } from "#kit/read-money.ts";
import { readNumbers } from "#kit/read-numbers.ts";

const budgetWords =
  /\b(?:budget|spend|pay|afford|cost|max(?:imum)?|at most|up to|under|below|less than|no more than|within|limit|presupuesto|gastar|hasta|máximo|höchstens|maximal|ausgeben|bis zu|dépenser|jusqu['’]à|have)\b/iu;
/** "a $49 course", "tickets at 20 €": the price of something of theirs. */
const ownPrice =
  /\b(?:costs?|price[ds]?|sells?|selling|sold|worth|deposit of|fee of|charge|charging|from|revenue|turnover|kostet|cuesta|coûte|ads?|a ticket|each|per (?:person|ticket|hour))\b[^.!?\n]{0,12}$/iu;
const isOfTheirs =
  /^\s*(?:(?:online )?(?:course|ticket|product|book|ebook|subscription|membership|deposit|fee|item|plan|workshop|menu|kurs|curso|cours|entrada|billet|revenue|turnover|order|in (?:sales|revenue)|worth of)s?)\b/iu;

/** An amount as a budget; nothing where it is the price of something of theirs. */
export function budgetOf(text: string, { amount, currency, at, end }: FoundMoney): Demand[] {
  const lead = text.slice(Math.max(0, at - 40), at);
  const tail = text.slice(end, end + 30);
  if (isOfTheirs.test(tail)) return [];
  const isSaid =
    budgetWords.test(lead) || /^\s*(?:budget|max|tops|at most|to spend|or less|total)/iu.test(tail);
  if (ownPrice.test(lead) && !isSaid) return [];
  const isMonthly = /^\s*(?:\/|a|per|each|pro|im|al|par)\s*(?:month|monat|mes|mois)\b/iu.test(tail);
  return [{ kind: "budget", text: text.slice(at, end), at, amount, currency, isMonthly }];
}

const bare =
  /(?<!\p{L})(?:budget|presupuesto)(?:\s(?:of|is|max|about|around|von|ist|liegt bei|de|es|est|total|roughly|ca\.?))*\s?[:=]?\s?(\d[\d.,’']*)(?![.,’']?\d|[\p{L}$€£%]| ?(?:€|\$|£|\p{L}))/giu;

/** "Budget 1900": an amount without a currency, where a wish says what it is. */
export const bareBudgets = (text: string): FoundMoney[] =>
  [...text.matchAll(bare)].flatMap(({ index, 0: said, 1: figures = "" }) => {
    const at = index + said.length - figures.length;
    const found = readNumbers(figures)[0];
    return found
      ? [
          {
            amount: found.value,
            currency: null,
            at,
            end: at + figures.replace(/[.,]$/u, "").length,
          },
        ]
      : [];
  });

/** The form's own field: a bare number is an amount there. */
export function budgetField(text: string): Demand[] {
  const money = readMoney(text).toSorted((a, b) => b.amount - a.amount)[0];
  const number = readNumbers(text).find(({ isArticle }) => !isArticle);
  const found = money ?? (number && { amount: number.value, currency: null });
  if (!found) return [];
  return [
    {
      kind: "budget",
      text: text.trim().slice(0, 80),
      at: longestWish,
      amount: found.amount,
      currency: found.currency,
      isMonthly: /\b(?:month|monat|mes|mois)/iu.test(text),
    },
  ];
}
