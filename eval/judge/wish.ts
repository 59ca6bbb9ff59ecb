import { total } from "./patterns.ts";
import type { ScopeId } from "./patterns.ts";

/** What the catalogue says about something that a wish names. */
export type Coverage =
  /** A listed scope holds it. */
  | "covered"
  /** The catalogue says that it isn't part, or nothing that we sell comes near it. */
  | "not included"
  /** The catalogue doesn't say, or it is more than a scope holds: a person has to look at it. */
  | "needs a person";

/** A quantity, capacity, system, language, deadline or budget, in the wish's own words. */
export type Named = { text: string; is: Coverage };

export type Wish = {
  id: string;
  wish: string;
  /** As typed into the form's own field. */
  budget?: string;
  timeline?: string;
  expects: {
    /** Any of these sets of services (`landing-page`) or scopes (`landing-page.essential`) is sensible; an empty set means none. */
    services: readonly (readonly string[])[];
    /** True where everything named is covered, so that a firm price may be offered. */
    firm: boolean;
    named: readonly Named[];
    /** What a sensible quote comes to in US dollars. Left out where a person has to say. */
    totalUsd?: { min: number; max: number };
  };
};

/** A sum that holds one set of scopes. */
export const exactly = (...ids: readonly ScopeId[]) => {
  const sum = total(...ids);
  return { min: sum, max: sum };
};

export const covered = (...texts: readonly string[]): readonly Named[] =>
  texts.map((text) => ({ text, is: "covered" }));

export const needsPerson = (...texts: readonly string[]): readonly Named[] =>
  texts.map((text) => ({ text, is: "needs a person" }));

export const notIncluded = (...texts: readonly string[]): readonly Named[] =>
  texts.map((text) => ({ text, is: "not included" }));
