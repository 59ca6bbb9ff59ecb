import type { QuoteDetails } from "#domain/enquiries/contract.ts";

/** How somebody would like to pay, as a choice and as a fact. */
export const paymentWords = {
  fixed: "One fixed price",
  credit: "Credits",
  subscription: "Monthly",
  milestone: "By milestone",
} as const satisfies Record<QuoteDetails["preferredPaymentModel"], string>;

/** What a quote request says beside the wish, named; what was left empty is left out. */
export function detailWords(details: QuoteDetails | null): [label: string, text: string][] {
  if (details === null) return [];
  const all: [string, string][] = [
    ["Subject", details.subject],
    ["Service", details.serviceTitle],
    ["Budget", details.budget],
    ["Timeline", details.timeline],
    ["Additional requirements", details.additionalRequirements],
    ["Preferred payment", paymentWords[details.preferredPaymentModel]],
  ];
  return all.filter(([, text]) => text !== "");
}
