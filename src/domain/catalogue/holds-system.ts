import type { SystemName } from "./capacities.ts";

/** A Google Sheet is a spreadsheet; a system that the catalogue doesn't name is held by nothing. */
export const holdsSystem = (systems: readonly SystemName[], system: SystemName | null): boolean =>
  system !== null &&
  (systems.includes(system) || (system === "Google Sheets" && systems.includes("Spreadsheets")));
