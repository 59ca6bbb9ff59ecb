import { type Demand, type Service, longestWish } from "#domain/catalogue/index.ts";
import { plainLetters, stemIn, stemOf, stopWords, wordsOf } from "#kit/words.ts";
import { additionsIn, longestOf } from "./additions.ts";
import { actsFor } from "./asked-acts.ts";
import { built, isJoined, isUnheardName, works } from "./built-things.ts";
import { catalogueWords } from "./catalogue-words.ts";
import { actsUnaccounted } from "./claimed-acts.ts";
import { courtesiesIn } from "./courtesies.ts";
import { freeParts } from "./free-parts.ts";
import { clauseAround, lastVerbs } from "./last-verbs.ts";
import { refusedIn } from "./refused-parts.ts";
import { serviceKinds } from "./service-kinds.ts";
import { isBrought, isTheirs } from "./theirs.ts";
import { asidesIn, clausesOf, isOwnGift, isState, toldParts } from "./told-parts.ts";
import { germanWords, goesOn, isMoreOfTopic, isOfList, isTopicBefore } from "./topics.ts";
import { wishWordsOfPeople } from "./wish-words-of-people.ts";
import { wishWordsOf } from "./wish-words-of-services.ts";
import { wishWordsOfStyle } from "./wish-words-of-style.ts";
import { plainWishWords } from "./wish-words.ts";

/** What begins something that is asked for beside the service itself. */
const begins =
  /(?<!\p{L})(?:where|in which|who|whose|with|plus|including|incl\.|as well as|along with|together with|featuring|integrated|wo|(?<=, )in de[mr]|in denen|mit|inklusive|inkl\.|samt|sowie|donde|en (?:el|la|los|las) que|con|incluyendo|incluid[oa]s?|más|où|(?<!nous )qui|que(?= (?:(?:no|se|nos|me|les?|los|las|lo|la) )?\p{L}+(?:[ae]n?|a|e)(?!\p{L}))|dans (?:lequel|laquelle)|avec|y compris|incluant|ainsi que|so(?! (?:etwas|was|ein\p{L}*|far|on|much|many|long))|deshalb|daher|así que|donc|then|dann|puis|luego|while|während|mientras|pendant que|because|weil|denn|porque|parce qu[e’']|car|puisque|and|und|y|et|we (?:also )?(?:need|want)|i (?:also )?(?:need|want)|you)(?!\p{L})|[,;]\s+(?=\p{L})|\b(?:that|which|it|must|should|needs? to|has to) (?:also |must |should |can |has to |needs? to |to )*(?=\p{L}+s?\b)/giu;
/** Where it ends, or where only its topic follows: "with photos of our cakes". The comma of a number ends nothing. */
const ends =
  /[.,;:!?()\n](?!\d)|(?<!\p{L})(?:for|about|of|from|into|to|on|in|at|because|so that|when|if|where|who|and|or|but|among|between|before|after|per|than|für|über|von|vom|zu|zum|zur|auf|in|im|an|ans|aus|bei|nach|vor|wenn|weil|damit|und|oder|aber|para|sobre|de|del|desde|hacia|cuando|si|porque|antes|después|y|o|pero|en|pour|sur|des?|du|depuis|vers|quand|avant|après|parce|et|ou|mais|dans)(?!\p{L})/iu;
/** "And to cancel whenever we like": what is to be done. */
const infinitive = /^\s*to (?=\p{L})/iu;
/** Where a clause ends. */
const stops = /[.,;:!?()\n](?!\d)/u;
/** "…, for our heat pumps": what it is about. */
const isAbout = /^\s*(?:for|about|für|über|zu[rm]?|para|sobre|pour|sur|à propos)(?!\p{L})/iu;
/** What is theirs needs nothing: "that presents our sauna kits"; but what is done with it by itself may. */
const possessive =
  /(?<!\p{L})(?:our|my|their|unser\p{L}*|mein\p{L}*|ihre[nmrs]?|nuestr[oa]s?|mis?|sus|notre|nos|mon|ma|mes|leurs?)(?!\p{L}).*$/isu;
/** What is handed over in these is theirs: "upload their vaccination card", "the tenant gets a confirmation". */
const handing = new Set<string>([
  "uploads",
  "file exchange",
  "confirmation email",
  "follow-up emails",
  "merging duplicates",
  "import of clients",
  "job status",
]);
const maxHanded = 4;
/** "Because customers cancel there": a reason asks for nothing, unless it tells what the work is used for. */
const because = /^(?:because|weil|denn|porque|parce|car|puisque)/iu;
const onIt =
  /(?<!\p{L})(?:there|in it|on it|with it|through it|dort|darin|darauf|damit|darüber|allí|ahí|dedans|dessus|là)(?!\p{L})/iu;
/** "I love the idea of snow falling over it": what follows is meant. */
const anIdea = /(?<!\p{L})(?:(?:the|an) idea of|die idee|la idea de|l['’]idée d)/iu;
/** "Where fans buy tickets", "who sign with their finger": what is done with the work, even with what is theirs. */
const relative =
  /^[,;]?\s*(?:where|in which|who|whose|wo|in de[mr]|in denen|die|der|das|welche\p{L}*|donde|en (?:el|la|los|las) que|où|dans (?:lequel|laquelle))(?!\p{L})/iu;
const isSymbol = (word: string) => /^\p{Lu}{3,5}(?:USDT?|EUR|GBP|JPY|CHF|BTC)$/u.test(word);

const allStops: readonly ReadonlySet<string>[] = Object.values(stopWords);
const isStop = (word: string) => allStops.some((words) => words.has(word));
const stems = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap(wordsOf).map(stemOf));
const plainLines = [...plainWishWords, ...wishWordsOfStyle, ...wishWordsOfPeople];
const plain = stems(plainLines);
const plainOf = new Map(Object.entries(wishWordsOf).map(([id, lines]) => [id, stems(lines)]));
/** Of the catalogue in other languages endings are cut off in each of them, as nobody knows which one a word is of. */
const endless = (word: string): readonly string[] => [
  word,
  ...(["de", "es", "fr"] as const).map((language) => stemIn(language, word)),
];
const plainEndless = new Set(plainLines.flatMap(wordsOf).flatMap(endless));
const catalogueOf = new Map(
  Object.entries(catalogueWords).map(([id, lines]) => [
    id,
    new Set(lines.flatMap(wordsOf).flatMap(endless)),
  ]),
);

/** Compared services' words are the same at every request. */
const wordsOfServices = new WeakMap<readonly Service[], ReadonlySet<string>>();
function ownWords(services: readonly Service[]): ReadonlySet<string> {
  const known = wordsOfServices.get(services);
  if (known) return known;
  const words = stems(
    services.flatMap(({ title, features, scopes }) => [
      title,
      ...features,
      ...scopes.flatMap((scope) => [scope.name, scope.description, ...scope.includes]),
    ]),
  );
  wordsOfServices.set(services, words);
  return words;
}

/** Where a pattern is found first, behind the first letter. */
const endOf = (pattern: RegExp, text: string): number => {
  const at = text.slice(1).search(pattern);
  return at === -1 ? text.length : at + 1;
};

/** "Mandarnos" is sending, to us. */
const withoutPronoun = (word: string): string =>
  word.replace(/(?<=\p{L}{3}[aeiáéí]r)(?:nos|me|les?|los|las|lo|la|se)$/iu, "");

/** Whether a word asks for nothing by itself, in a wish for these services. */
function knownIn(text: string, services: readonly Service[]): (word: string) => boolean {
  const wanted = serviceKinds.flatMap(({ serviceId, named, needed }) =>
    text.search(named) >= 0 || (needed && text.search(needed) >= 0) ? serviceId : [],
  );
  const sets = [plain, ownWords(services), ...wanted.flatMap((id) => plainOf.get(id) ?? [])];
  const catalogue = wanted.flatMap((id) => catalogueOf.get(id) ?? []);
  const isWord = (letters: string) =>
    sets.some((words) => words.has(stemOf(letters))) ||
    (!built.test(letters) && endless(letters).some((stem) => plainEndless.has(stem))) ||
    catalogue.some((words) => endless(letters).some((stem) => words.has(stem)));
  const isGerman = germanWords.test(text);
  return (said) => {
    const word = withoutPronoun(said);
    const letters = plainLetters(word);
    return (
      letters.length < 3 ||
      /\d/u.test(letters) ||
      isStop(letters) ||
      isWord(letters) ||
      isSymbol(word) ||
      (isGerman && isJoined(letters, isWord))
    );
  };
}

/**
 * The parts of a wish that ask for something in words that neither the rules nor the catalogue know: nothing is known to
 * cover them, so a person has to look.
 */
export function unreadParts(
  text: string,
  services: readonly Service[],
  read: readonly Demand[],
  serviceIds: readonly string[],
): (Demand & { kind: "unread" })[] {
  const said = text.slice(0, longestWish);
  const isKnown = knownIn(said, services);
  const spans = [
    ...freeParts(said, serviceIds),
    ...courtesiesIn(said),
    ...refusedIn(said).map(({ at, end }) => ({ from: at, to: end })),
    ...read.map(({ at, text: words }) => ({ from: at, to: at + words.length })),
    ...serviceKinds.flatMap(({ named }) =>
      [...said.matchAll(named)].map(({ index, 0: words }) => ({
        from: index,
        to: index + words.length,
      })),
    ),
  ];
  const told = toldParts(said);
  const isTold = (at: number) => told.some(({ from, to }) => at >= from && at < to);
  const asides = asidesIn(said);
  const isAside = (at: number) => asides.some(({ from, to }) => at >= from && at < to);
  const isRead = (from: number) => spans.some((one) => from >= one.from && from < one.to);
  // "EMA cross plus volume": the rule of an indicator.
  const isRuleOnly = serviceIds.every((id) => id === "pine-script-indicator");
  const acts = [
    ...actsFor(said, serviceIds, isRead),
    ...(isRuleOnly ? [] : additionsIn(said, spans)),
  ]
    .filter(({ at }) => !isTold(at))
    .map((one) => ({ kind: "unread" as const, ...one }));
  const parts = [...said.matchAll(begins)].flatMap(({ index, 0: opening }) => {
    const from =
      index +
      opening.length +
      (infinitive.exec(said.slice(index + opening.length))?.[0].length ?? 0);
    if (isTold(from) || isAside(from)) return [];
    const rest = said.slice(from, from + 80);
    const isReason = because.test(opening);
    if (isReason && !onIt.test(rest.slice(0, endOf(ends, rest)))) return [];
    const isRelative = isReason || relative.test(opening + rest);
    if ((isTheirs.test(rest) && !isRelative) || isBrought.test(rest)) return [];
    const part = rest.slice(
      0,
      Math.min(endOf(isRelative ? stops : ends, rest), endOf(begins, rest)),
    );
    const before = said.slice(Math.max(0, index - 200), index);
    if (isOfList(before, part)) return [];
    if (goesOn.test(opening) && isTopicBefore.test(before) && isMoreOfTopic(part, said)) return [];
    if (isAbout.test(rest)) return [];
    if (isRelative && isState(part)) return [];
    const ownAt =
      works.test(part) || isRelative ? part.length : part.replace(possessive, "").length;
    const unread = [...part.matchAll(/[\p{L}’'-]+/gu)].filter(
      ({ index: at, 0: word }) =>
        (at < ownAt || built.test(word)) &&
        !isRead(from + at) &&
        word.split(/[-’']/u).some((piece) => !isKnown(piece)),
    );
    const isHanding = read.some(
      (one) =>
        one.kind === "feature" &&
        handing.has(one.feature) &&
        one.at < from + part.length &&
        one.at + one.text.length > from,
    );
    const isHanded =
      isHanding &&
      !works.test(part) &&
      unread.length <= maxHanded &&
      !unread.some(({ 0: word }) => isUnheardName(word) || built.test(word));
    const words = part.trim();
    return unread.length > 0 && !isHanded && words !== ""
      ? [{ kind: "unread" as const, text: words, at: from }]
      : [];
  });
  const bare = clausesOf(said).flatMap(({ from, to }) => {
    const clause = said.slice(from, to);
    if (
      isTold(from) ||
      isAside(from) ||
      serviceKinds.some(({ named }) => clause.search(named) >= 0)
    )
      return [];
    if (isBrought.test(clause) || isOwnGift(clause)) return [];
    const until = anIdea.test(clause) ? stops : ends;
    const head = clause.slice(0, Math.min(endOf(until, clause), endOf(begins, clause)));
    const isUnread = [...head.matchAll(/[\p{L}’'-]+/gu)].some(
      ({ index: at, 0: word }) =>
        !isRead(from + at) && word.split(/[-’']/u).some((piece) => !isKnown(piece)),
    );
    const words = head.trim();
    return isUnread
      ? [{ kind: "unread" as const, text: words, at: from + clause.indexOf(words) }]
      : [];
  });
  const ended = lastVerbs(said, germanWords)
    .filter(
      ({ at, text: word }) =>
        !isTold(at) && !isRead(at) && !isBrought.test(clauseAround(said, at)) && !isKnown(word),
    )
    .map(({ at, text: word }) => ({ kind: "unread" as const, text: word, at }));
  const claimed = actsUnaccounted(said, serviceIds, spans, (at) => isTold(at) || isAside(at));
  return longestOf([...bare, ...parts, ...acts, ...ended, ...claimed]).map((one) => ({
    kind: "unread",
    ...one,
  }));
}
