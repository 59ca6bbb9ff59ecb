const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

/** What a person reads of a piece of HTML. */
export const textIn = (html: string): string => decoded(html.replace(/<[^>]*>/g, "")).trim();

/** Attributes of the tags that match, names in small letters. */
export const attributesOf = (html: string, tags: RegExp): Record<string, string>[] =>
  [...html.matchAll(tags)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
        .slice(1) // the tag's name
        .map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]),
    ),
  );

/** The field of that name that shows something wrong, or else the first of that name. */
export function fieldIn(html: string, name: string): Record<string, string> {
  const all = attributesOf(html, /<(?:input|textarea|select)\b[^>]*>/g).filter(
    (field) => field["name"] === name,
  );
  const field = all.find((one) => one["aria-invalid"]) ?? all[0];
  if (!field) throw new Error(`The page has no field ${name}.`);
  return field;
}

/** The text of the element with that id, without its tags. */
export function textById(html: string, id: string): string {
  const at = html.indexOf(`id="${id}"`);
  const [, inside = ""] = /^[^>]*>(.*?)<\/p>/s.exec(html.slice(at)) ?? [];
  return at < 0 ? "" : textIn(inside);
}
