import type { ScopeId } from "../../judge/patterns.ts";
import { exactly, type Named, type Wish } from "../../judge/wish.ts";

type Said = { id: string; wish: string; budget?: string; timeline?: string };

/** A wish that these scopes hold completely: a scope named twice is meant twice. */
export const firm = (
  { id, wish, budget, timeline }: Said,
  scopes: readonly ScopeId[],
  named: readonly Named[],
): Wish => ({
  id,
  wish,
  ...(budget === undefined ? {} : { budget }),
  ...(timeline === undefined ? {} : { timeline }),
  expects: {
    services: [[...new Set(scopes)]],
    firm: true,
    named,
    totalUsd: exactly(...scopes),
  },
});
