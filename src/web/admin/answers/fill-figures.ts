/** Placeholder without braces → what it stands for, e.g. `price:landing-page` → `$350`. */
export type FiguresIn = Readonly<Record<string, string>>;

const placeholder = /\{(\w+:[\w.-]+)\}/g;

/** A text as Aria says it, and the placeholders in it that mean nothing: she doesn't say a text that has any. */
export function fillFigures(
  text: string,
  figures: FiguresIn,
): { text: string; unknown: readonly string[] } {
  const unknown: string[] = [];
  const filled = text.replace(placeholder, (whole, key: string) => {
    const value = Object.hasOwn(figures, key) ? figures[key] : undefined;
    if (value === undefined) unknown.push(whole);
    return value ?? whole;
  });
  return { text: filled, unknown };
}

/** The placeholders that a search means, by name or by value, at most `limit`. */
export function findFigures(
  search: string,
  figures: FiguresIn,
  limit: number,
): { key: string; value: string }[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(figures)
    .filter(([key, value]) => {
      const text = `${key} ${value}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .slice(0, limit)
    .map(([key, value]) => ({ key, value }));
}
