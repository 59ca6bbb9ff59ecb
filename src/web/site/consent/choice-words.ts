// Only begin.ts imports this, and hands it on: shared with what it fetches later, it would be one more file on every page.

/** The choice that this browser goes by: since when, then the categories beside Essential; empty without one. */
export const chosen = (): readonly string[] =>
  document.documentElement.dataset.choice?.split(" ") ?? [];

/** The same in words (`Essential, Functional, since November 21, 2026 at 10:00 AM`); empty without one. */
export function choiceWords(): string {
  const [date, ...accepted] = chosen();
  return date
    ? `${["Essential", ...accepted].join(", ")}, since ${new Date(date).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}`
    : "";
}
