import type { QuoteDemand, QuotePosition, Settlement } from "./contract.ts";

/** What becomes of the demands that waited for a person, once one has decided. */
export function settleDemands(
  demands: readonly QuoteDemand[],
  settlement: Settlement,
  positions: readonly QuotePosition[],
): QuoteDemand[] {
  const by = positions.find(({ id }) => id === "open" || id === "whole")?.title ?? null;
  return demands.map((demand) => {
    if (demand.is !== "person") return demand;
    return settlement === "left-out"
      ? { ...demand, is: "not-included", note: "A person left this out of the offer." }
      : { ...demand, is: "covered", by, note: "Checked by a person." };
  });
}
