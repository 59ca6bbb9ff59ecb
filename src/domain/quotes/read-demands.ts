import {
  type Demand,
  featuresIn,
  longestWish,
  matchesOf,
  quantitiesIn,
  readLanguages,
  systemsIn,
} from "#domain/catalogue/index.ts";
import type { QuoteDetails } from "#domain/enquiries/index.ts";
import { readMoney } from "#kit/read-money.ts";
import { readNumbers } from "#kit/read-numbers.ts";
import { neverHeld } from "./never-held.ts";
import { notSold } from "./not-sold.ts";
import { bareBudgets, budgetField, budgetOf } from "./read-budget.ts";
import { readDeadlines } from "./read-deadline.ts";
import { refusedIn } from "./refused-parts.ts";

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

function demandsIn(text: string, now: Date): Demand[] {
  const money = [...readMoney(text), ...bareBudgets(text)];
  const deadlines = readDeadlines(text, now);
  const taken: { at: number; end: number }[] = [...money, ...deadlines];
  const isFree = ({ at, end }: { at: number; end: number }) =>
    !taken.some((one) => at < one.end && one.at < end);
  const unsold = matchesOf(
    text,
    [...notSold, ...neverHeld].map(({ said, ...rest }) => [said, rest] as const),
  ).filter(isFree);
  taken.push(...unsold);
  const systems = systemsIn(text).filter(isFree);
  taken.push(...systems);
  const refused = refusedIn(text);
  const isWanted = ({ at }: { at: number }) => !refused.some((one) => one.at === at);
  return [
    ...money.flatMap((one) => budgetOf(text, one)),
    ...deadlines.map(({ text: said, at, hours }) => ({
      kind: "deadline" as const,
      text: said,
      at,
      hours,
    })),
    ...unsold.map(({ end: _end, ...one }) => ({ kind: "not-sold" as const, ...one })),
    ...systems
      .filter(isWanted)
      .map(({ end: _end, ...one }) => ({ kind: "system" as const, ...one })),
    ...readLanguages(text).map(({ text: said, at, code }) => ({
      kind: "language" as const,
      text: said,
      at,
      code,
    })),
    ...quantitiesIn(text, readNumbers(text).filter(isFree)),
    ...featuresIn(text).filter(isWanted),
  ].toSorted((a, b) => a.at - b.at);
}

const deadlineField = (text: string, now: Date): Demand[] =>
  readDeadlines(text, now, true).map(({ text: said, hours }) => ({
    kind: "deadline",
    text: said,
    at: longestWish + 1,
    hours,
  }));
