import { plainLetters, stopWords } from "#kit/words.ts";
import { actsOf } from "./service-acts.ts";
import { serviceKinds } from "./service-kinds.ts";
import { isBrought } from "./theirs.ts";
import { isOwnGift, type Span } from "./told-parts.ts";

type Said = { text: string; at: number };

/** Where one thing that is said ends: punctuation, and what begins a clause with its own subject. */
const borders =
  /[.!?…;:()\n](?!\d)|,(?!\d)|\s[–—-]\s|(?<!\p{L})(?:and|but|then|so|plus|while|because|where|which|who|whose|that|und|aber|dann|damit|sodass|während|weil|denn|wo|dass|y|pero|luego|para que|mientras|porque|donde|que|et|mais|puis|pour que|pendant que|car|où|qui|dont)(?!\p{L})/giu;
/** Somebody or the work may, should or must do something: then what follows is asked for. */
const modal =
  /(?<!\p{L})(?:can(?!['’]t|not)|could(?!n)|should|must|may|might|will|shall|would|needs?|ha(?:s|ve|d) (?:got )?to|able to|allowed to|possible to|ought to|wants?|wanted|wanna|(?:kann|könn\p{L}*|soll\p{L}*|muss|müss\p{L}*|darf|dürf\p{L}*|möcht\p{L}*|woll\p{L}*|will|brauch\p{L}*)|(?:pued\p{L}*|podr\p{L}*|deb(?:e|en|erí\p{L}*)|tien(?:e|en) que|ha(?:n|ya)? (?:de|que)|quier\p{L}*|quer(?:emos|ía\p{L}*)|necesit\p{L}*)|(?:peu(?:t|vent)|puiss\p{L}*|pourr\p{L}*|doi(?:t|vent)|devr\p{L}*|faut|veu(?:t|lent|x)|besoin))(?!\p{L})/iu;
/** "It remembers", "the site shows", "members renew", "each guest gets": what they or the work do. */
const doer =
  /^\W*(?:(?:also|then|there|here|online|later|once|auch|dort|también|allí|luego|aussi|y)\W+)*(?:(?:the|our|my|each|every|all|any|new|most|many|some|die|der|das|unser\p{L}*|mein\p{L}*|jede[rsmn]?|alle|los|las|el|la|cada|nuestr[oa]s?|mis?|les|le|nos|notre|mes|chaque) )?(?:it|they|he|she|everyone|everybody|anyone|people|ppl|folks|customers?|clients?|guests?|visitors?|members?|users?|patients?|pupils?|students?|parents?|tenants?|regulars|staff|team|teachers?|drivers?|volunteers?|bot|site|website|page|form|app|portal|video|dashboard|assistant|system|er|sie|kunden|gäste|besucher|mitglieder|patienten|eltern|schüler|mieter|leute|clientes|socios|padres|alumnos|pacientes|usuarios|gente|él|ella|ils|elles|il|elle|ça|cela|clients|adhérents|parents|élèves|patients|gens)(?= (?!(?:registrations?|applications?|forms?|portals?|pages?|areas?|surveys?|logins?|lists?|lounge|database|for|of|with|in|on|at|near|and|or|to|from|about|by|as|like|für|von|mit|und|oder|in|auf|bei|zu\p{L}*|para|de|del|con|y(?! \p{L}+(?:ent|e)(?!\p{L}))|o|en|pour|du|des|avec|et|ou)(?!\p{L}))\p{L})/iu;
/** "Shows where the van is". */
const bareVerb =
  /^\W*(?:also |then |and )*(?!this|its|his|us|yes|plus|besides|always|texts|photos|pictures|pages|fields|sections|steps|forms|videos|emails|mails)\p{Ll}{3,}s (?:me|us|them|him|her|people|the|their|our|my|what|where|when|how|if|whether|who|which|each|every|all|it|to)(?!\p{L})/u;
/** "Members who have paid get to read more": some of them may do what others mayn't. */
const mayMore =
  /^\W*who [^.,;]{3,40}(?<!\p{L})(?:gets? to|sees?|ha(?:s|ve) access|finds?|reads?)(?!\p{L})/iu;
/** "If someone wants a plot": when it is done, and nothing that is. */
const condition =
  /(?<!\p{L})(?:if|when(?:ever)?|wenn|falls|si|cuando|quand) (?:someone|somebody|anyone|they|people|(?:an? |the )?(?:customer|guest|visitor|client|member)s?|jemand|alguien|quelqu['’]un) (?:wants?|needs?|would like|möchte|will|quier[ea]n?|veut)(?!\p{L})/giu;
/** Whether somebody, or the work, is to do something. */
const isAct = (part: string): boolean => {
  const said = part.replace(condition, " ");
  return modal.test(said) || doer.test(said) || bareVerb.test(said);
};

const isWord = (border: string): boolean => /^\p{L}/u.test(border);
const minWords = 3;
/** What joins a part to the one before. */
const leads =
  /^(?:(?:and|but|then|so|plus|where|which|who|that|in|und|aber|dann|damit|dass|wo|der|die|das|y|pero|luego|que|donde|para|et|mais|puis|où|qui|dont|pour)\s)+/iu;

/** The parts of a text in which one thing each is said. */
function partsIn(text: string): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const { index, 0: border } of text.matchAll(borders)) {
    // "Shows where the van is": of the verb, and no clause of its own.
    if (isWord(border) && text.slice(from, index).trim().split(/\s+/u).length < minWords) continue;
    parts.push({ from, to: index });
    from = index + (isWord(border) ? 0 : border.length);
  }
  return [...parts, { from, to: text.length }];
}

/** Behind whoever does it: that somebody is known says nothing of what is done. */
function predicateAt(part: string): number {
  const told = part.trimStart().replace(leads, "");
  const found = modal.exec(told) ?? doer.exec(told);
  if (!found) return 0;
  const end = part.length - told.length + found.index + found[0].length;
  // In German it stands before what may be done: "ob wir etwas Fertiges nehmen sollen".
  return /\p{L}{3}/u.test(part.slice(end)) ? end : 0;
}

const foundIn = (part: string, pattern: RegExp, from: number): Span[] =>
  [...part.matchAll(pattern)].map(({ index, 0: words }) => ({
    from: from + index,
    to: from + index + words.length,
  }));

/** So many words may say more of what is known; chosen on 884 learnt wishes, of whose firm ones it costs two of 480. */
const maxOpen = 3;
/** And so many may stand where nothing is said to be done, such as what a firm sells. */
const maxPlain = 5;
const stops: readonly ReadonlySet<string>[] = Object.values(stopWords);
/** How many words with a meaning of their own nothing accounts for. */
const open = (part: string, from: number, said: readonly Span[]): number =>
  [...part.matchAll(/\p{L}[\p{L}’'-]*/gu)].filter(({ index, 0: word }) => {
    const letters = plainLetters(word);
    const at = from + index;
    return (
      letters.length > 2 &&
      !stops.some((words) => words.has(letters)) &&
      !said.some((one) => one.from <= at && at < one.to)
    );
  }).length;

/**
 * What somebody, or the work, is to do, and neither the rules nor an act of the service accounts for: "members can renew there". Its words may
 * all be plain ones; that they are known doesn't mean that an option holds what they say.
 */
export function actsUnaccounted(
  text: string,
  serviceIds: readonly string[],
  spans: readonly Span[],
  isTold: (at: number) => boolean,
): Said[] {
  return partsIn(text).flatMap(({ from, to }) => {
    const part = text.slice(from, to);
    const isActed = isAct(part.trimStart().replace(leads, "")) || mayMore.test(part);
    const words = part.trim();
    if (words === "" || isTold(from) || isTold(to - 1)) return [];
    const done = from + (isActed ? predicateAt(part) : 0);
    const said = [
      ...spans.filter((one) => one.from < to && one.to > done),
      ...serviceKinds.flatMap(({ named }) => foundIn(part, named, from)),
      ...actsOf(serviceIds).flatMap((act) => foundIn(part, act, from)),
    ];
    const left = open(text.slice(done, to), done, said);
    const isKnown = isActed ? said.length > 0 && left <= maxOpen : left <= maxPlain;
    return isKnown || isBrought.test(part) || isOwnGift(part)
      ? []
      : [{ text: words, at: from + part.indexOf(words) }];
  });
}
