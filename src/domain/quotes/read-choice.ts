import { oneLine } from "#kit/text.ts";
import { QuoteChoice } from "./contract.ts";

/** So many positions and extras at most; what comes beyond is left out. */
const most = { positions: 8, extras: 4, assumptions: 8, quantity: 50 } as const;

/**
 * What a model chose, from whatever it sent: parts that are no parts are left out, numbers and texts are
 * cut to what the contract takes.
 * @returns null where it is no choice at all
 */
export function readChoice(sent: unknown): QuoteChoice | null {
  if (!isRecord(sent) || !Array.isArray(sent["positions"])) return null;
  const choice = {
    summary: textOf(sent["summary"], 1000),
    positions: sent["positions"]
      .filter((one) => isRecord(one) && typeof one["scopeId"] === "string")
      .slice(0, 4 * most.positions) // several of them may be one
      .map((one: Record<string, unknown>) => ({
        scopeId: textOf(one["scopeId"], 200),
        quantity: quantityOf(one["quantity"]),
        reason: textOf(one["reason"], 400),
      })),
    extras: listOf(sent["extras"])
      .filter(isRecord)
      .map((one) => ({
        title: textOf(one["title"], 120),
        description: textOf(one["description"], 600),
      }))
      .filter(({ title, description }) => title || description)
      .slice(0, most.extras),
    assumptions: listOf(sent["assumptions"])
      .map((one) => textOf(one, 300))
      .filter(Boolean)
      .slice(0, most.assumptions),
  };
  return { ...choice, positions: merged(choice.positions) };
}

type Position = QuoteChoice["positions"][number];

/** The same scope twice is one position. */
function merged(positions: readonly Position[]): Position[] {
  const byScope = new Map<string, Position>();
  for (const one of positions) {
    const before = byScope.get(one.scopeId);
    const quantity = Math.min((before?.quantity ?? 0) + one.quantity, most.quantity);
    byScope.set(one.scopeId, { ...(before ?? one), quantity });
  }
  return [...byScope.values()];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown, max: number): string =>
  typeof value === "string"
    ? oneLine(value.slice(0, 4 * max))
        .slice(0, max)
        .toWellFormed()
    : "";
const quantityOf = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value)
    ? Math.min(Math.max(Math.round(value), 1), most.quantity)
    : 1;

/** As many positions as a quote holds. */
export const maxPositions = most.positions;
