import { configurationSchemas } from "#domain/projects/configuration/types.ts";
import type { Configuration, ServiceType } from "#domain/projects/contract.ts";

/** What runs in a page, and in a spreadsheet, where nobody prevents it. */
export const markup = "<img src=x onerror=alert(1)><script>alert(2)</script>";
export const formula = '=HYPERLINK("javascript:alert(3)";"<b>4</b>")';

type Leaf = { path: (string | number)[]; text: string };

function* textsIn(value: unknown, path: Leaf["path"] = []): Generator<Leaf> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value))
    for (const [at, item] of value.entries()) yield* textsIn(item, [...path, at]);
  else if (value !== null && typeof value === "object")
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
}

function put(value: unknown, path: Leaf["path"], text: string): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value);
  (holder as Record<string, unknown>)[path.at(-1) ?? ""] = text;
}

/**
 * A configuration with `text` in every string that its schema takes as free text.
 * @returns it, and in how many places the text is
 */
export function withTextEverywhere(
  type: ServiceType,
  configuration: Configuration,
  text: string,
): { configuration: Configuration; places: number } {
  const changed = structuredClone(configuration);
  let places = 0;
  for (const { path, text: before } of textsIn(configuration)) {
    put(changed, path, text);
    const isTaken = configurationSchemas[type].safeParse(changed).success;
    if (isTaken) places += 1;
    else put(changed, path, before);
  }
  return { configuration: changed, places };
}
