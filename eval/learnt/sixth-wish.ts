import type { ScopeId } from "../judge/patterns.ts";
import { exactly, type Named, type Wish } from "../judge/wish.ts";

/** A wish as it is typed, with what stands in the form's own fields. */
type Said = { id: string; wish: string; budget?: string; timeline?: string };

/** A wish that these scopes hold completely: a scope named twice is meant twice. */
export const firm = (said: Said, scopes: readonly ScopeId[], named: readonly Named[]): Wish => ({
  ...said,
  expects: {
    services: [[...new Set(scopes)]],
    firm: true,
    named,
    totalUsd: exactly(...scopes),
  },
});

/** A wish that a person has to look at before it gets a price. */
export const open = (
  said: Said,
  services: readonly (readonly string[])[],
  named: readonly Named[],
): Wish => ({ ...said, expects: { services, firm: false, named } });
