import { type Demand, type Service, longestWish } from "#domain/catalogue/index.ts";
import { plainLetters, stemOf, stopWords, wordsOf } from "#kit/words.ts";
import { serviceKinds } from "./service-kinds.ts";
import { plainWishWords } from "./wish-words.ts";

/** What begins something that is asked for beside the service itself. */
const begins =
  /(?<!\p{L})(?:with|plus|including|incl\.|as well as|along with|together with|featuring|integrated|mit|inklusive|inkl\.|samt|sowie|con|incluyendo|incluid[oa]s?|más|avec|y compris|incluant|ainsi que|and|und|y|et|we (?:also )?(?:need|want)|i (?:also )?(?:need|want)|you)(?!\p{L})|[,;]\s+(?=\p{L})|\b(?:that|which|it|must|should|needs? to|has to) (?:also |must |should |can |has to |needs? to |to )*(?=\p{L}+s?\b)/giu;
/** Where it ends, or where only its topic follows: "with photos of our cakes". */
const ends =
  /[.,;:!?()\n]|(?<!\p{L})(?:for|about|of|from|into|to|on|in|at|because|so that|when|if|where|who|and|or|but|für|über|von|vom|zu|zum|zur|auf|in|im|wenn|weil|damit|und|oder|aber|para|sobre|de|del|desde|hacia|cuando|si|porque|y|o|pero|en|pour|sur|des?|du|depuis|vers|quand|parce|et|ou|mais|dans)(?!\p{L})/iu;
/** It is theirs, and nothing that we make. */
const isTheirs =
  /^\s*(?:we(?:['’]re| are|['’]ve| have)|i(?:['’]m| am|['’]ve| have|['’]?ll)|ich|wir|tengo|tenemos|somos|soy|nous (?:sommes|avons)|je|j['’]ai|many|most|viele|muchos|our|my|your|their|his|her|unser\w*|mein\w*|ihre\w*|nuestr\w+|mis?|vuestr\w+|sus?|notre|nos|mon|ma|mes|votre|vos|leurs?)\b/iu;

const allStops: readonly ReadonlySet<string>[] = Object.values(stopWords);
const isStop = (word: string) => allStops.some((words) => words.has(word));
const plain = new Set(plainWishWords.flatMap(wordsOf).map(stemOf));

/** Compared services' words are the same at every request. */
const wordsOfServices = new WeakMap<readonly Service[], ReadonlySet<string>>();
function ownWords(services: readonly Service[]): ReadonlySet<string> {
  const known = wordsOfServices.get(services);
  if (known) return known;
  const words = new Set(
    services
      .flatMap(({ title, features, scopes }) => [
        title,
        ...features,
        ...scopes.flatMap((scope) => [scope.name, scope.description, ...scope.includes]),
      ])
      .flatMap(wordsOf)
      .map(stemOf),
  );
  wordsOfServices.set(services, words);
  return words;
}

/** Where a pattern is found first, behind the first letter. */
const endOf = (pattern: RegExp, text: string): number => {
  const at = text.slice(1).search(pattern);
  return at === -1 ? text.length : at + 1;
};

/**
 * The parts of a wish that ask for something in words that neither the rules nor the catalogue know: nothing is known to
 * cover them, so a person has to look.
 */
export function unreadParts(
  text: string,
  services: readonly Service[],
  read: readonly Demand[],
): (Demand & { kind: "unread" })[] {
  const said = text.slice(0, longestWish);
  const own = ownWords(services);
  const spans = [
    ...read.map(({ at, text: words }) => ({ from: at, to: at + words.length })),
    ...serviceKinds.flatMap(({ named }) =>
      [...said.matchAll(named)].map(({ index, 0: words }) => ({
        from: index,
        to: index + words.length,
      })),
    ),
  ];
  const isRead = (from: number) => spans.some((one) => from >= one.from && from < one.to);
  const isKnown = (word: string) => {
    const letters = plainLetters(word);
    const stem = stemOf(letters);
    return (
      letters.length < 3 ||
      /\d/u.test(letters) ||
      isStop(letters) ||
      plain.has(stem) ||
      own.has(stem)
    );
  };
  return [...said.matchAll(begins)].flatMap(({ index, 0: opening }) => {
    const from = index + opening.length;
    const rest = said.slice(from, from + 80);
    if (isTheirs.test(rest)) return [];
    const part = rest.slice(0, Math.min(endOf(ends, rest), endOf(begins, rest)));
    const unread = [...part.matchAll(/[\p{L}’'-]+/gu)].some(
      ({ index: at, 0: word }) =>
        !isRead(from + at) && word.split(/[-’']/u).some((piece) => !isKnown(piece)),
    );
    const words = part.trim();
    return unread && words !== "" ? [{ kind: "unread" as const, text: words, at: from }] : [];
  });
}
