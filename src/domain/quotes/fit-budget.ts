import type { Service, Demand } from "#domain/catalogue/index.ts";
import { formatUsd, usd } from "#kit/money.ts";
import type { QuoteDemand, QuotePosition } from "./contract.ts";
import { knownCents, lineCents } from "./rules.ts";

type Verdict = Pick<QuoteDemand, "is" | "by" | "note">;

/** What a budget is worth: enough for what is priced, or not, and then what it would buy. Other currencies are never converted. */
export function coverBudget(
  { amount, currency, isMonthly }: Demand & { kind: "budget" },
  { positions, services }: { positions: readonly QuotePosition[]; services: readonly Service[] },
): Verdict {
  if (currency !== null && currency !== "USD")
    return {
      is: "person",
      by: null,
      note: `You named ${currency}. Our prices are in US dollars; we don’t convert them.`,
    };
  const priced = positions.filter(({ unitCents }) => unitCents !== null);
  const sum = knownCents(priced);
  if (priced.length === 0) return { is: "person", by: null, note: "A person says what it buys." };
  if (isMonthly)
    return { is: "person", by: null, note: "A quote on this site is paid once, not monthly." };
  const budget = Math.round(usd(amount));
  const dollars = currency === null ? " We took it as US dollars." : "";
  if (budget >= sum)
    return { is: "covered", by: null, note: `The positions come to ${formatUsd(sum)}.${dollars}` };
  return {
    is: "person",
    by: null,
    note: `The positions come to ${formatUsd(sum)}. ${whatFits(budget, priced, services)}${dollars}`,
  };
}

function whatFits(
  budget: number,
  positions: readonly QuotePosition[],
  services: readonly Service[],
): string {
  const fitting: string[] = [];
  let left = budget;
  for (const position of positions) {
    const line = lineCents(position) ?? 0;
    const service = services.find(({ id }) => id === position.serviceId);
    const scopes = service?.scopes.toSorted((a, b) => b.priceCents - a.priceCents) ?? [];
    const smaller = scopes.find(({ priceCents }) => priceCents <= left);
    if (line <= left) {
      fitting.push(position.title);
      left -= line;
    } else if (service && smaller) {
      fitting.push(`${service.title} (${smaller.name}) for ${formatUsd(smaller.priceCents)}`);
      left -= smaller.priceCents;
    }
  }
  if (fitting.length > 0) return `Within your budget: ${fitting.join("; ")}.`;
  const starts = services.map(
    ({ title, priceRange }) => `${title} starts at ${formatUsd(priceRange.minCents)}`,
  );
  return `${starts.join("; ")}.`;
}
