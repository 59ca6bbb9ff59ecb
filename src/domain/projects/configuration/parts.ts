import { z } from "zod";

/** Text in a draft: it may be empty or unfinished while somebody types; `problems` says what publishing needs. */
export const text = (max: number) => z.string().max(max);
/** A list of short texts. */
export const texts = (max: number) => z.array(text(200)).max(max);
/** Names an item of a list within its document: unique there, and never shown. */
export const ItemId = z.string().regex(/^[\w-]{1,64}$/);
/** Items of a list, each with an id of its own, so that changes of two people can be told apart. */
export const items = <Item extends z.ZodType<{ id: string }>>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: "Two items have the same id.",
    });
export const Colour = z.string().regex(/^#[0-9a-f]{6}$/, "A colour is written as #3b82f6.");
/** Two colours of a brand (spec studio.md §2.5, §3.1). */
export const Colours = z.strictObject({
  primary: Colour.meta({ title: "Primary colour" }),
  secondary: Colour.meta({ title: "Secondary colour" }),
});
/** Spec studio.md §3.1, defaults. */
export const defaultColours = { primary: "#3b82f6", secondary: "#6b7280" } as const;

/**
 * What keeps a configuration from being published: where, and what to do about it. A warning doesn't keep it: it says
 * what may be wrong.
 */
export type Problem = { path: readonly string[]; message: string; isWarning?: true };
/** A problem where a text is missing. */
export const needsText = (path: readonly string[], value: string, message: string): Problem[] =>
  value.trim() === "" ? [{ path, message }] : [];
