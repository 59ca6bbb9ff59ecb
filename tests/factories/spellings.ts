import fc from "fast-check";

const escapeOf = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
/** How a character of a path may be written. */
const characterForms: readonly ((character: string) => string)[] = [
  (character) => character,
  (character) => character,
  (character) => escapeOf(character).toLowerCase(),
  (character) => escapeOf(character).toUpperCase(),
];
/** What may stand behind a slash without a meaning. */
const detours = ["", "", "", "/", "./", "%2e/", "x/../", "x/%2E./", "x/.%2e/", "../"];
const endings = ["", "", "/", "//", "/.", "/x/.."];
const emptyQueries = ["", "", "?"];

/**
 * Other ways to write the address of a page: escapes, dot segments, slashes, the whole address with its host. All
 * mean the same by RFC 3986.
 */
export function spellingsOf(target: string, host: string): fc.Arbitrary<string> {
  const [path = "", query] = target.split("?");
  const origins = ["", "", `http://${host}`, `https://${host}`, `HTTP://${host.toUpperCase()}`];
  const characters = path.slice(1).split("");
  return fc
    .record({
      origin: fc.constantFrom(...origins),
      start: fc.constantFrom(...detours),
      characters: fc.tuple(
        ...characters.map((character) =>
          character === "/"
            ? // `..` here would leave the folder; at the start there is nothing above.
              fc.constantFrom(...detours.slice(0, -1)).map((detour) => `/${detour}`)
            : fc.constantFrom(...characterForms).map((form) => form(character)),
        ),
      ),
      ending: fc.constantFrom(...(path === "/" ? [""] : endings)),
      query: query === undefined ? fc.constantFrom(...emptyQueries) : fc.constant(`?${query}`),
    })
    .map((parts) => {
      const spelled = `/${parts.start}${parts.characters.join("")}${parts.ending}`;
      return `${parts.origin}${spelled}${parts.query}`;
    });
}
