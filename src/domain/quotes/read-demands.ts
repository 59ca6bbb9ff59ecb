import type { QuoteDetails } from "#domain/enquiries/index.ts";
import { readMoney } from "#kit/read-money.ts";
import { readNumbers } from "#kit/read-numbers.ts";
import { longestWish, type Demand } from "./demand.ts";
import { knownFeatures } from "./known-features.ts";
import { matchesOf } from "./matches-of.ts";
import { notSold } from "./not-sold.ts";
import { budgetField, budgetOf } from "./read-budget.ts";
import { readDeadlines } from "./read-deadline.ts";
import { readLanguages } from "./read-languages.ts";
import { quantitiesIn } from "./read-quantities.ts";
import { systemsIn } from "./read-systems.ts";

/** What is read: the wish, and what was typed into the form's own fields. */
export type WishWords = {
  wish: string;
  details?: Partial<QuoteDetails> | null;
};

const maxDemands = 40;

/** The wish with what was said beside it in free words; what demands say of places is about this text. */
export const wishText = ({ wish, details }: WishWords): string =>
  [details?.subject, wish, details?.additionalRequirements]
    .filter(Boolean)
    .join("\n")
    .slice(0, longestWish);

/** Everything that a wish names: quantities, systems, languages, deadlines, budgets, features and what we don't sell. */
export function readDemands({ wish, details }: WishWords, now: Date): Demand[] {
  const text = wishText({ wish, details });
  const model = details?.preferredPaymentModel ?? "fixed";
  return [
    ...demandsIn(text, now),
    ...budgetField(details?.budget ?? ""),
    ...deadlineField(details?.timeline ?? "", now),
    ...(model === "fixed"
      ? []
      : [{ kind: "payment" as const, model, text: paymentText[model], at: text.length }]),
  ].slice(0, maxDemands);
}

const paymentText = {
  credit: "Payment in credits",
  subscription: "Monthly payment",
  milestone: "Payment by milestone",
} as const;

/** "Questions about payment and booking" ask for neither. */
const isTopic =
  /\b(?:about|regarding|concerning|on the subject of|fragen (?:zu|über|nach)|sobre|au sujet de|questions? (?:on|sur))\b[^.!?\n]*$/iu;

function demandsIn(text: string, now: Date): Demand[] {
  const money = readMoney(text);
  const deadlines = readDeadlines(text, now);
  const taken: { at: number; end: number }[] = [...money, ...deadlines];
  const isFree = ({ at, end }: { at: number; end: number }) =>
    !taken.some((one) => at < one.end && one.at < end);
  const unsold = matchesOf(
    text,
    notSold.map(({ said, ...rest }) => [said, rest] as const),
  ).filter(isFree);
  taken.push(...unsold);
  const systems = systemsIn(text).filter(isFree);
  taken.push(...systems);
  return [
    ...money.flatMap((one) => budgetOf(text, one)),
    ...deadlines.map(({ text: said, at, hours }) => ({
      kind: "deadline" as const,
      text: said,
      at,
      hours,
    })),
    ...unsold.map(({ end: _end, ...one }) => ({ kind: "not-sold" as const, ...one })),
    ...systems.map(({ end: _end, ...one }) => ({ kind: "system" as const, ...one })),
    ...readLanguages(text).map(({ text: said, at, code }) => ({
      kind: "language" as const,
      text: said,
      at,
      code,
    })),
    ...quantitiesIn(text, readNumbers(text).filter(isFree)),
    ...knownFeatures.flatMap(({ feature, said, isPlain }) => {
      const match = said.exec(text);
      return match && !isTopic.test(text.slice(Math.max(0, match.index - 60), match.index))
        ? [
            {
              kind: "feature" as const,
              feature,
              isPlain: isPlain === true,
              text: match[0],
              at: match.index,
            },
          ]
        : [];
    }),
  ].toSorted((a, b) => a.at - b.at);
}

const deadlineField = (text: string, now: Date): Demand[] =>
  readDeadlines(text, now, true).map(({ text: said, hours }) => ({
    kind: "deadline",
    text: said,
    at: longestWish + 1,
    hours,
  }));
