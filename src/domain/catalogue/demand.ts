import type { FeatureName, SystemName } from "./capacities.ts";
import type { Counted } from "./demand-units.ts";

/** So much of a wish is read. */
export const longestWish = 8000;

type Place = {
  /** In the words of the wish. */
  text: string;
  at: number;
};
/** Something that a wish names, before anybody has looked whether a scope holds it. */
export type Demand = Place &
  (
    | {
        kind: "quantity";
        count: number;
        isVague: boolean;
        isArticle: boolean;
        counted: Counted | null;
      }
    | { kind: "system"; system: SystemName | null }
    | { kind: "language"; code: string }
    | { kind: "deadline"; hours: number | null }
    | { kind: "budget"; amount: number; currency: string | null; isMonthly: boolean }
    | { kind: "feature"; feature: FeatureName; isPlain: boolean }
    | { kind: "options" }
    | { kind: "unread" }
    /** Said as lines of the catalogue have it. */
    | { kind: "line"; line: RegExp; isSoft: boolean }
    | { kind: "not-sold"; title: string; isFar: boolean }
    | { kind: "payment"; model: "credit" | "subscription" | "milestone" }
  );
