import { total, type ScopeId } from "../../judge/patterns.ts";
import type { Named, Wish } from "../../judge/wish.ts";

type Said = { id: string; wish: string; budget?: string; timeline?: string };

/**
 * A wish that listed scopes hold completely: each list is one right way, and a scope named twice is meant twice.
 */
export const firm = (
  said: Said,
  ways: readonly (readonly ScopeId[])[],
  named: readonly Named[],
): Wish => {
  const sums = ways.map((scopes) => total(...scopes));
  return {
    ...said,
    expects: {
      services: ways.map((scopes) => [...new Set(scopes)]),
      firm: true,
      named,
      totalUsd: { min: Math.min(...sums), max: Math.max(...sums) },
    },
  };
};
