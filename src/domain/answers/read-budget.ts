import { readMoney } from "#kit/read-money.ts";
import { readNumbers } from "#kit/read-numbers.ts";
import { plain } from "./pick-service.ts";

/** What makes an amount of a bare number: "hab max 400", "1500 is all I've got". */
const budgetWords =
  /\b(?:budget\w*|max|maximum|at most|all i ve got|all ive got|all i have|all we have|to spend|spend\w*|afford|left over|put aside|saved up|set aside|maximal|hochstens|hab nur|habe nur|haben nur|ausgeben|zur verfugung|presupuesto|como mucho|maximo|gastar|dispongo|disponemos|plafond|depenser|pas plus de|dispose\w*|(?:only|just) (?:got|have)|(?:got|have) (?:only|just)|solo (?:tengo|tenemos)|(?:tengo|tenemos) solo|n (?:ai|avons|a) que|tope)\b/u;
/** Below this a number is hardly an amount. */
const minAmount = 50;

/** What somebody has to spend, in cents, as they told it last; null where they told none, or in another currency. */
export function budgetIn(messages: readonly string[]): number | null {
  for (const text of messages.toReversed()) {
    const money = readMoney(text);
    const [only, second] = money;
    if (only && !second && tellsOfOwn.test(plain(text)))
      return (only.currency ?? "USD") === "USD" ? only.amount * 100 : null;
    if (money.length > 0 || !budgetWords.test(plain(text))) continue;
    const bare = readNumbers(text).filter((one) => !one.isArticle && one.value >= minAmount);
    if (bare.length === 1 && bare[0]) return bare[0].value * 100;
  }
  return null;
}

/** "I have about $600": their money, and not a price of ours. */
const tellsOfOwn = new RegExp(
  `${budgetWords.source}|\\b(?:i|we) (?:only |just |ve |have |got |still )*(?:have|got|ve got)\\b|\\bgot (?:about|around|like|some|maybe|only)\\b|\\b(?:hab\\w*|hatt\\w*) (?:\\w+ ){0,3}\\d|\\b(?:tengo|tenemos|cuento con|contamos con)\\b|\\b(?:j ai|nous avons|on a)\\b`,
  "u",
);

/** Nothing is counted after such an amount: "I've only got 150", "my budget is 600 though". */
const amountAlone =
  /\b\d[\d.,]*(?: (?:k|dollars?|bucks|usd|dolares|euros?|though|tho|tops|max|maximal|maximum|only|total|in total|all in|for (?:it|that|this|everything)|to spend|dafur|insgesamt|hochstens|zur verfugung|ausgeben|como mucho|maximo|en total|pour (?:ca|cela)|au total|maxi))*$/u;

/** Whether a short message tells what somebody has to spend, and nothing else. */
export const tellsBudget = (part: string): boolean => {
  const text = plain(part.replace(/(?<=\d)[.,](?=\d{3}\b)/gu, "").replace(/[$€£]/gu, " "));
  return budgetIn([part]) !== null && amountAlone.test(text);
};
