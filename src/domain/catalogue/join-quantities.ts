import type { FoundNumber } from "#kit/found-number.ts";
import { countedNouns, hourUnits } from "./demand-units.ts";
import type { Demand } from "./demand.ts";
import { readLanguages } from "./read-languages.ts";

type Quantity = Demand & { kind: "quantity" };

const eachLength =
  /^\s*(?:(?:of|à|a|de|zu|mit|with|for|lasting|,|\(|x|×)\s*)?(?:je\s+|each\s+|about\s+)?$/iu;
const isAdded =
  /^\s*(?:(?:of|de|von)\s+\p{L}+\s*)?,?\s*(?:and|plus|\+|und|y|más|et|ainsi que|sowie)\s+(?:then\s+|dann\s+|noch\s+)?(?:an(?:other|\s+extra)?\s+)?$/iu;

/** What is joined stands among so many before it. */
const nearest = 4;
const endOf = ({ at, text }: Quantity) => at + text.length;
const isLength = ({ counted }: Quantity) => counted?.units[0] === "hours";

/** Two workshops of three hours are six hours, and a day plus two hours are ten. */
export function joinQuantities(text: string, all: readonly Quantity[]): Quantity[] {
  const spanning = (a: Quantity, b: Quantity, count: number): Quantity => ({
    ...b,
    at: a.at,
    text: text.slice(a.at, Math.max(endOf(a), endOf(b))),
    count,
    isVague: a.isVague || b.isVague,
    isArticle: false,
  });
  const joined: Quantity[] = [];
  for (const one of all) {
    const from = joined.length - nearest;
    const each = joined.findLastIndex((other, at) => at >= from && isEach(text, other, one));
    const sum = joined.findLastIndex((other, at) => at >= from && isSum(text, other, one));
    const [session, added] = [joined[each], joined[sum]];
    if (session) joined[each] = spanning(session, one, session.count * one.count);
    else if (added) joined[sum] = spanning(added, one, added.count + one.count);
    else joined.push(one);
  }
  return joined;
}

const isEach = (text: string, session: Quantity, one: Quantity): boolean =>
  session.counted?.isSession === true &&
  isLength(one) &&
  (one.at < endOf(session) || eachLength.test(text.slice(endOf(session), one.at)));

const isSum = (text: string, a: Quantity, b: Quantity): boolean =>
  !(a.isArticle && b.isArticle) &&
  b.at >= endOf(a) &&
  a.counted?.units[0] !== undefined &&
  a.counted.units[0] === b.counted?.units[0] &&
  isAdded.test(text.slice(endOf(a), b.at));

const isRange = /^[\s-]*(?:-|–|to|or|bis|oder|a|o|à|ou|and|und|y|et)[\s-]*$/iu;
const isBetween = /(?:between|zwischen|entre)\s+$/iu;
const isJoin = /^\s*(?:and|und|y|et)\s*$/iu;

/** "5-8 pages", "between 5 and 8 pages": the upper number is what has to be held. */
export const withoutLowerEnds = (text: string, numbers: readonly FoundNumber[]): FoundNumber[] =>
  numbers.filter((one, index) => {
    const next = numbers[index + 1];
    if (!next || next.value <= one.value || one.isArticle) return true;
    const between = text.slice(one.end, next.at);
    return (
      !isRange.test(between) ||
      (isJoin.test(between) && !isBetween.test(text.slice(Math.max(0, one.at - 12), one.at)))
    );
  });

const maxBehind = 20;

/** "Landing page x2": the number stands behind what it counts. */
export const timesBehind = (text: string): Quantity[] =>
  [...text.matchAll(/(?:\s?×|\s[x*])\s?(\d{1,3})(?![\d\p{L}])/giu)]
    .slice(0, maxBehind)
    .flatMap((match): Quantity[] => {
      const from = Math.max(0, match.index - 40);
      const lead = text.slice(from, match.index);
      for (const { index } of lead.matchAll(/(?<!\p{L})\p{L}/gu))
        for (const [pattern, counted] of countedNouns)
          if (pattern.exec(lead.slice(index))?.[0].length === lead.length - index)
            return [
              {
                kind: "quantity",
                at: from + index,
                text: text.slice(from + index, match.index + match[0].length),
                count: Number(match[1]) * (counted.factor ?? 1),
                counted,
                isVague: false,
                isArticle: false,
              },
            ];
      return [];
    });

const ofEach =
  /(?<!\p{L})(landing[ -]?pages?|pages?|seiten?|páginas?|forms?|formulare?|formularios?|formulaires?|videos?|vídeos?|vidéos?|clips?)(?: of its own| for itself)?(?: (?!and|und|y|et)\p{L}+){0,3} (?:for|per|für|para|por|pour) (?:each|every|all|jede[nrs]?|alle|cada|tod[ao]s|chaque|chacune?|toutes|tous)(?: one)?(?: of| de| von| des?)?(?: (?:our|the|my|unsere[rn]?|den|die|las|los|nuestr[ao]s|nos|les))*\s*$/iu;

/** "A page for each of our 31 shops" is 31 pages. */
export const ofEachCounted = (text: string, numbers: readonly FoundNumber[]): Quantity[] =>
  numbers.flatMap(({ at, end, value, isArticle, isVague }): Quantity[] => {
    const from = Math.max(0, at - 80);
    const match = isArticle ? null : ofEach.exec(text.slice(from, at));
    const noun = match?.[1] ?? "";
    const counted = countedNouns.find(([pattern]) => pattern.exec(noun)?.[0] === noun)?.[1];
    if (!match || !counted) return [];
    const word = /^[\s-]*\p{L}+/u.exec(text.slice(end))?.[0] ?? "";
    const start = from + match.index;
    const said = text.slice(start, end) + word;
    return [
      { kind: "quantity", at: start, text: said, count: value, counted, isVague, isArticle: false },
    ];
  });

const ofThem =
  /^ (?:of (?:them|['’]?em|these|those)|davon|von ihnen|de ell[oa]s|d['’]entre (?:eux|elles))(?!\p{L})/iu;
const beforeThem =
  /(?:,| [–—-]| \()\s*(?:(?:there (?:are|were|must be)|about|around|roughly|some|maybe|perhaps|nearly|over|all|etwa|rund|ungefähr|circa|ca\.|vielleicht|unos|unas|casi|quizá|environ|presque)\s+)*$/iu;

/** "The old addresses, around 70 of them": so many of what stands before. */
export const ofThemCounted = (text: string, numbers: readonly FoundNumber[]): Quantity[] =>
  numbers.flatMap(({ at, end, value, isArticle, isVague }): Quantity[] => {
    const said = ofThem.exec(text.slice(end, end + 30))?.[0];
    const from = Math.max(0, at - 80);
    const lead = text.slice(from, at);
    const behind = beforeThem.exec(lead);
    if (!said || isArticle || !behind) return [];
    for (const { index } of lead.slice(0, behind.index).matchAll(/(?<!\p{L})\p{L}/gu))
      for (const [pattern, counted] of countedNouns)
        if (
          pattern.exec(lead.slice(index, behind.index))?.[0].length === behind.index - index &&
          !numbers.some((one) => !one.isArticle && one.end < at && from + index - one.end < 12)
        )
          return [
            {
              kind: "quantity",
              at,
              text: text.slice(at, end) + said,
              count: value * (counted.factor ?? 1),
              counted,
              isVague,
              isArticle: false,
            },
          ];
    return [];
  });

const twoOfThem =
  /\b(?:of|from|von|de|des) (?:(?:the|our|my|der|unsere[rn]?|la|nuestra|notre)\s)?[\p{L}-]+ (?:and|und|y|et) (?:(?:the|our|my|der|unsere[rn]?|la|nuestra|notre)\s)?[\p{L}-]+[ -]?(pages?|screens?|seiten?)(?!\p{L})/giu;

/** "A design of the checkout and the basket page": two of them. */
export const twoCounted = (text: string): Quantity[] =>
  [...text.matchAll(twoOfThem)].flatMap((match): Quantity[] => {
    const counted = countedNouns.find(([pattern]) => pattern.test(match[1] ?? ""))?.[1];
    const said = match[0].replace(/^\p{L}+ /u, "");
    const at = match.index + match[0].length - said.length;
    return counted
      ? [{ kind: "quantity", at, text: said, count: 2, counted, isVague: false, isArticle: false }]
      : [];
  });

const languageWords: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})biling(?:ual|ues?|ües?)(?!\p{L})/giu, 2],
  [/(?<!\p{L})triling(?:ual|ues?|ües?)(?!\p{L})/giu, 3],
  [
    /(?<!\p{L})(?:multiling(?:ual|ues?|ües?)|multi-language|mehrsprachig(?:e[rsnm]?)?)(?!\p{L})/giu,
    0,
  ],
];

const languageName = String.raw`(?:\p{Lu}\p{L}+|english|german|french|spanish|italian|dutch|polish|turkish|arabic|russian|portuguese)`;
const secondLanguage = new RegExp(
  String.raw`(?<!\p{L})(?:(?:also|auch|zusätzlich|außerdem|también|además|aussi|également) (?:in|auf|en|ins) ${languageName}(?!\p{L})|(?:in|auf|en) ${languageName} (?:too|as well|also|auch|también|aussi)(?!\p{L}))`,
  "gu",
);
/** "Also in Dutch" is a second one. */
const secondLanguages = (text: string): Quantity[] =>
  [...text.matchAll(secondLanguage)]
    .filter(({ 0: words }) => readLanguages(words).length > 0)
    .map(({ index, 0: words }) => ({
      kind: "quantity",
      at: index,
      text: words,
      count: 2,
      counted: { units: ["languages"] },
      isVague: false,
      isArticle: false,
    }));

/** "A bilingual website" is one in two languages; "multilingual" doesn't say how many. */
export const languagesCounted = (text: string): Quantity[] => [
  ...secondLanguages(text),
  ...languageWords.flatMap(([pattern, count]) =>
    [...text.matchAll(pattern)].map((match): Quantity => ({
      kind: "quantity",
      at: match.index,
      text: match[0],
      count: count || 2,
      counted: { units: ["languages"] },
      isVague: count === 0,
      isArticle: false,
    })),
  ),
];

const halfMore = /(?<!\p{L})(hora|día|mes|año)\s+y\s+medi[ao](?!\p{L})/giu;

/** "Hora y media": without a number in front of it. */
export const halfMoreIn = (text: string, taken: readonly FoundNumber[]): FoundNumber[] =>
  [...text.matchAll(halfMore)].flatMap((match) => {
    const { index: at } = match;
    if (taken.some(({ end }) => end === at - 1)) return [];
    return [{ value: 1.5, at, end: at, isVague: false, isArticle: false }];
  });

const talk =
  /\b(?:workshops?|sessions?|consult\w*|advi[cs]e\w*|calls?|meetings?|training|coaching|experts?|engineers?|developers?|architects?|review\w*|sparring|spend|with one of (?:you|your)|talleres|taller|asesor\w*|conseils?|ateliers?)(?!\p{L})|(?:beratung|consultor|schulung|sitzung|sesi[oó]n|séance|atelier|gespräch)/iu;
const film = /\b(?:videos?|vídeos?|vidéos?|clips?|films?)\b(?! (?:calls?|consult|meeting))/iu;
const isRepeated =
  /^[^.!?\n]{0,12}(?:(?:\ba|\bper|\beach|\bevery|\bpro|\bje|\bjede\w*|\bpor|\bcada|\bà la|\bpar|\bchaque|\/)\s*(?:day|week|tag|woche|día|semana|jour|semaine)s?(?!\p{L})|\b(?:weekly|daily|wöchentlich|täglich|semanal\w*|hebdomadaire))/iu;

/** "Our site has been down for three days". */
const isPast =
  /\b(?:been|down|broken|offline|waiting|last|past|seit|depuis|desde hace)\b[^.,!?]{0,15}$/iu;

/**
 * Lengths of a talk: minutes are parts of its hours. Days count as hours only beside what is talked or worked, since "our site
 * has been down for three days" counts none of them; how many hours a week holds, or what comes back each week, nobody knows.
 */
export function asTalk(text: string, one: Quantity): Quantity | null {
  const { units = [], factor = 1 } = one.counted ?? {};
  const end = endOf(one);
  const around = text.slice(Math.max(0, one.at - 40), end + 40);
  const isTalk = talk.test(around);
  if (units[0] === "seconds" && factor === 60 && isTalk && !film.test(around))
    return { ...one, count: one.count / 3600, counted: { units: ["hours"] } };
  if (units[0] !== "hours") return one;
  if (
    factor > 1 &&
    ((one.isArticle && !isTalk) || isPast.test(text.slice(Math.max(0, one.at - 30), one.at)))
  )
    return null;
  const isVague =
    one.isVague ||
    factor >= hourUnits.week ||
    (factor > 1 && !isTalk) ||
    isRepeated.test(text.slice(end, end + 40));
  return { ...one, isVague };
}
