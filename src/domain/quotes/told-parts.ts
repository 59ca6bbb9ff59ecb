import { type Demand, knowsOf, type Service } from "#domain/catalogue/index.ts";
import { greetingOf } from "./courtesies.ts";
import { notSold } from "./not-sold.ts";
import { serviceKinds } from "./service-kinds.ts";

/** A stretch of a text. */
export type Span = { from: number; to: number };

/**
 * What asks: a wish, a duty, a possibility, a polite condition, something said to us, or something said of the work itself. A
 * clause with one of these is never taken for a mere story.
 */
const asks =
  /(?<!\p{L})(?:should|shd|must|needs?|needed|wants?|wanted|would|wouldn['’]t|could|can|may|might|shall|will|please|pls|plz|ideally|perhaps|maybe|hop(?:e|es|ing)|wish(?:es)?|expects?|requires?|required|(?:have|has|got|gotta) to|looking for|let['’]?s?|make|build|add|adds|include[sd]?|including|plus|also|too|as well|if|whenever|you|your|yours|ya|u|it|itself|there(?! (?:is|are|was|were|isn)\b)|thereby|automatically|(?:glad|nice|lovely|great|charming|happy|delighted|love|like|cool|fun) (?:if|when|to|the idea)|imagine|dream\w*|think(?:s|ing)? of|fancy|fancies)(?!\p{L})|(?<!\p{L})(?:soll(?:en|te|ten|st|t)?|muss|müss\p{L}*|muß|brauch\p{L}*|möcht\p{L}*|woll(?:en|te|ten)|will|wünsch\p{L}*|bitte|könn\p{L}*|kann|dürf\p{L}*|darf|würd\p{L}*|wär\p{L}*|hätt\p{L}*|gern\p{L}*|ideal\p{L}*|vielleicht|hoff\p{L}*|freu\p{L}*|froh|schön|toll|super|wenn|falls|sobald|damit|auch|außerdem|zusätzlich|dazu|darin|darauf|dort|dorthin|darüber|automatisch|von selbst|ihr|euch|euer\p{L}*|eure\p{L}*|sie(?=[ ,]+(?:uns|mir|bitte|dann|auch))|es(?= (?:soll|muss|kann|darf|zeigt|schickt|sendet|schreibt)))(?!\p{L})|(?<!\p{L})(?:quier\p{L}*|quer\p{L}*|necesit\p{L}*|deb(?:e|en|er\p{L}*)|tien(?:e|en) que|tenemos que|hay que|pued\p{L}*|podr\p{L}*|gustar\p{L}*|ojalá|por favor|a ser posible|idealmente|quizá\p{L}*|tal vez|desea\p{L}*|busca(?:mos|n)?|busco|esper\p{L}*|encant\p{L}*|también|además|allí|ahí|automáticamente|\p{L}+(?:áis|éis)|vosotr\p{L}*|ustedes|usted|os|si|cuando)(?!\p{L})|(?<!\p{L})(?:veu(?:x|t|lent)|voul\p{L}*|voudr\p{L}*|souhait\p{L}*|faut|faudr\p{L}*|doi(?:t|vent|s)|devr\p{L}*|peu(?:t|vent|x)|pourr\p{L}*|aimer\p{L}*|besoin|cherch\p{L}*|s['’]il (?:vous|te)|svp|si possible|idéalement|peut-être|espér\p{L}*|aussi|également|en plus|dedans|dessus|automatiquement|vous|vos|votre|si|quand|lorsque)(?!\p{L})|['’](?:d|ll)(?!\p{L})/iu;
/** "Doesn't need a website", "nobody can find it": nothing is asked. */
const refuses =
  /(?<!\p{L})it(?:['’]s| is| was) (?:an? |all |just |such |pure |total |complete |really )*(?:chaos|mess|nightmare|pain|hassle|trouble|struggle|shame|pity|joke|disaster)(?!\p{L})|(?<!\p{L})(?:do(?:es)?n['’]?t|don['’]?t|did ?n['’]?t|never|(?:nobody|no one|none of us)(?: here| there| at all)?|can['’]?t|cannot|couldn['’]?t) (?:really |even |ever )?(?:need|want|like|can|will|have to|make)?|(?<!\p{L})(?:brauchen?|will|wollen|kann|können|möchte) (?:\p{L}+ ){0,3}(?:nicht|kein\p{L}*|niemand)|(?<!\p{L})(?:no|nadie|nunca) (?:\p{L}+ )?(?:puede\p{L}*|quiere\p{L}*|necesita\p{L}*)|(?<!\p{L})(?:ne |n['’])(?:peu\p{L}+|veu\p{L}+|doi\p{L}+|faut|vient|viennent) (?:pas|plus|jamais|rien)/giu;
/** Parts of what we make: whatever is said of them is said of the work. */
const work =
  /(?<!\p{L})(?:pages?|sites?|websites?|homepage|forms?|fields?|bots?|videos?|portals?|buttons?|dashboards?|apps?|alerts?|answers?|inbox|screens?|clips?|seiten?|webseiten?|formular\p{L}*|feld(?:er|ern)?|portale?|knopf|antworten|postfach|páginas?|web|formularios?|campos|vídeos?|botón|respuestas|champs|formulaires?|vidéos?|portails?|bouton|réponses)(?!\p{L})/iu;
/** Somebody tells of themselves, of those around them, or of how things are. */
const tells =
  /(?<!\p{L})(?:i|i['’]m|im|ive|i['’]ve|we|we['’](?:re|ve)|there (?:is|are|was|were|isn['’]t)|they|he|she|nobody|everyone|everybody|ich|wir|es (?:gibt|geht)|derzeit|bisher|momentan|zurzeit|niemand|soy|somos|tengo|tenemos|estamos|estoy|hoy|actualmente|ahora|nadie|\p{L}{3,}(?:amos|emos|imos)|(?:lo|la|los|las|me) \p{L}{2,}o|je(?! (?:\d|ein|zwei|drei|vier|fünf|höchst|maximal|nach))|j['’]\p{L}+|nous|c['’]est|actuellement|aujourd['’]hui|personne)(?!\p{L})|\s(?:here|hier)\W*$|^\W*(?:here|hier|bei uns|chez nous)(?!\p{L})/iu;
/** "On travaille le chêne", and no page that something stands on. */
const frenchOn = /(?<!\p{L})on (?!\p{L}+ (?:page|site|domain)s?(?!\p{L}))\p{L}/iu;
const french =
  /(?<!\p{L})(?:est|les|des|du|une|nous|notre|nos|et|pour|avec|qui|que|dans|pas|très|chez|le|la)(?!\p{L})/iu;
/** A thing in place of somebody who does something: "a map of our pubs", "a podcast that we record". */
const isThing =
  /^\W*(?:(?:and|plus|und|sowie|y|más|et|ainsi que|then|also|or|oder|o|ou) )*(?:an?|one|two|three|some|any|the same|ein|eine[nrms]?|zwei|drei|un|una|unos|unas|dos|tres|une|des|deux|trois|with|mit|con|avec|plus|including|für|for|para|pour|\d+) /iu;
/** Those who will use the work: what they do may be what it has to do. */
const users =
  /^(?:(?:and|but|so|und|aber|y|pero|et|mais|there|most of|many of|some of|all|die|der|das|the|los|las|les|our|my|unser\p{L}*|meine?|nuestr[oa]s|mis|nos|mes) )*(?:customers?|clients?|guests?|visitors?|members?|users?|patients?|pupils?|students?|parents?|people|fans?|tenants?|staff|team|employees|travell?ers?|buyers?|readers?|folks|competitors?|competition|neighbou?rs?|rivals?|konkurrenz|nachbar\p{L}*|competencia|vecin[oa]s?|concurren\p{L}+|voisine?s?|many|most|some|few|others|kunden|kundinnen|gäste|besucher|mitglieder|nutzer|patient(?:en|innen)|schüler|eltern|mieter|mandanten|mitarbeiter|leute|viele|manche|einige|die meisten|clientes|huéspedes|visitantes|socios|miembros|usuarios|pacientes|alumnos|padres|empleados|muchos|muchas|algunos|la gente|la mayoría|clients|visiteurs|adhérents|membres|utilisateurs|élèves|voyageurs|salariés|gens|beaucoup|certains|la plupart)(?!\p{L})/iu;
/** Others around them, by what they are to them: "my father", "our auditors". */
const others =
  /^(?:(?:and|but|so|und|aber|y|pero|et|mais) )*(?:my|our|his|her|their|mein\p{L}*|unser\p{L}*|mis?|nuestr[oa]s?|mon|ma|mes|notre|nos) /iu;
/** "My walkers get the code only when they have paid": what the work has to see to, once something has been asked for. */
const gets =
  /(?<!\p{L})(?:gets?|receives?|sees?|finds?|picks?|chooses?|shows?|only (?:when|if|once|after)|unless|until|bekomm\p{L}*|erhalten|erhält|sehen|sieht|finden|findet|(?:nur|erst) wenn|recib\p{L}+|v[ea]n?|encuentr\p{L}+|solo (?:si|cuando)|reçoi\p{L}+|voi(?:t|ent|r|ez|ons)|trouve\p{L}*|seulement (?:si|quand))(?!\p{L})/iu;
/** "They download it": of these only how they are is told once something has been asked for. */
const they = /^(?:(?:and|but|so) )*(?:they|he|she|everyone|everybody)(?!\p{L})/iu;
/** "Each guest", "it": of these nothing is told once something has been asked for. */
const anyone = /^(?:each|every|jede[rsmn]?|cada|chaque|er|il|elle|él|ella) /iu;
/** What they bring or do themselves. */
const gift =
  /^\W*(?:we|i|ich|wir|nous|je|on|our|my|unser\p{L}*|mein\p{L}*|nuestr[oa]s?|mis?|tengo|tenemos|notre|nos|mes) /iu;
/** Whether a clause says what they themselves have, bring or do. */
export const isOwnGift = (clause: string): boolean =>
  gift.test(clause) &&
  !asks.test(clause) &&
  (!others.test(clause.trim()) || (isState(clause) && !gets.test(clause)));
/** How they are, and what they always did: nothing that the work does. */
const state =
  /(?<!\p{L})(?:(?:are|is)(?! (?:\p{L}+ly |then |all )?(?!interested|retired|tired|based|located|used|called|named|married|closed|limited|scattered|aged)\p{L}{2,}ed(?!\p{L})| (?:kept|shown|sent|drawn|hidden|given|made|read|seen|sold|put|held)(?!\p{L}))|was|were|have|has|had|know|knows|love|loves|hate|hates|live|lives|always|often|usually|mostly|never|still|currently|so far|until now|don['’]t|doesn['’]t|not|sind|ist|war|waren|haben|hat|kennen|wissen|lieben|leben|wohnen|immer|oft|meist\p{L}*|ständig|jahrelang|nie|noch|bisher|derzeit|nicht|kein\p{L}*|son|es|eran|tienen|saben|viven|siempre|a menudo|nunca|todavía|aún|no|sont|est|étaient|ont|savent|connaissent|vivent|toujours|souvent|jamais|encore|ne|n['’]\p{L}+)(?!\p{L})/iu;
/** "My last coder vanished". */
const past =
  /^(?:\p{L}+ ){1,4}(?!need|feed|speed|embed)(?:\p{L}{2,}ed|went|left|died|quit|made|took|gave|told|said|sold|bought|lost|built|got|had)(?!\p{L})|\p{L}{3,}ó(?!\p{L})|(?<!\p{L})(?:a|ont) (?:fait|pris|eu|mis|\p{L}{2,}é)(?!\p{L})/iu;
/** "Right now it's all typed twice": how things stand today. */
const today =
  /^\W*(?:(?:and|but|und|aber|y|pero|et|mais) )?(?:right now|at the moment|at present|currently|so far|until now|up to now|these days|nowadays|today|heute|derzeit|momentan|bisher|bislang|zurzeit|im moment|aktuell|hoy|ahora|actualmente|de momento|por ahora|hasta ahora|aujourd['’]hui|actuellement|pour l['’]instant|en ce moment|jusqu['’]ici|jusqu['’]à présent|maintenant)(?!\p{L})/iu;
/** "Loans are in one sheet right now". */
const endsToday =
  /(?<!\p{L})(?:right now|at the moment|at present|currently|so far|until now|up to now|these days|nowadays|derzeit|momentan|bisher|bislang|zurzeit|im moment|aktuell|actualmente|de momento|por ahora|hasta ahora|actuellement|pour l['’]instant|en ce moment|jusqu['’]ici)(?:\s+(?:and|but|und|aber|y|pero|et|mais))?\W*$/iu;
/** "Shows where the van is right now": what the work does. */
const startsDoing =
  /^(?:also |then |and |zeigt |muestra |montre )*(?!this|its|yes|less|always|perhaps)\p{Ll}{2,}s (?!is|are|was|were)\p{L}/iu;
/** "It's all done by hand": the work would do it by itself. */
const byHand =
  /(?<!\p{L})(?:by hand|on paper|on sticky notes|in notebooks?|with paper lists|in our heads|über zettel|auf zetteln|per zuruf|mit zetteln|in heften|con papeles|en libretas|sur des (?:cahiers|papiers|post-it)|avec des papiers|von hand|auf papier|a mano|en papel|à la main|sur papier)(?!\p{L})/iu;
/** "Guests write us at night asking whether …": what they do to the customer, and not with the work. */
const turnsToUs =
  /(?<!\p{L})(?:orders?|buys?|books?|gets?|rents?)\s+(?:[\p{L}-]+ ){1,5}?(?:from|with|through|by|via|over) (?:me|us|e-?mail|mail|phone|word of mouth)(?!\p{L})|(?<!\p{L})(?:bestellen|buchen|mieten|kaufen)\s+(?:[\p{L}-]+ ){0,5}?(?:bei (?:mir|uns)|per (?:mail|telefon|zuruf)|telefonisch)(?!\p{L})|(?<!\p{L})(?:(?:me|nos) (?:piden|encargan|compran|reservan)|(?:me|nous) (?:commandent|réservent|achètent))(?!\p{L})|(?<!\p{L})(?:asks?|asking|write|writing|phone|call|ring|complain|pester|tell)\s+(?:me|us|all|to ask|whether|if|about|the same|every)(?!\p{L})|(?<!\p{L})(?:fragen|rufen|schreiben|beschweren)\s+(?:mich|uns|mir|immer|ständig|sich|dauernd)(?!\p{L})|(?<!\p{L})(?:(?:me|nos) (?:preguntan|llaman|escriben)|preguntan siempre|siempre preguntan|(?:nous|me|m['’]) ?(?:demandent|appellent|écrivent)|s['’]agacent|se plaignent)(?!\p{L})/iu;
/** "Our bakery's order page confuses people": what is wrong with what is there. */
const complains =
  /^(?:(?:and|but|und|aber|y|pero|et|mais) )?(?:our|my|the (?:old|current|present|existing)|unser\p{L}*|mein\p{L}*|der alte|die alte|das alte|nuestr[oa]s?|mis?|notre|mon|ma|nos)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:confus\p{L}+|annoy\p{L}*|frustrat\p{L}*|scares?|puts? (?:people|everyone|customers) off|(?:is|are|looks?|feels?|has become|ist|sind|wirkt|sieht|es|está|son|parece|se ve|est|sont|semble|fait) (?:\p{L}+ )?(?:ugly|slow|old|outdated|dated|awful|terrible|broken|dead|years old|from (?:19|20)\d\d|von (?:19|20)\d\d|alt|veraltet|hässlich|langsam|altbacken|vieja?|antigu[oa]|fe[oa]|lent[oa]|anticuad[oa]|vieux|vieille|moche|lente?|dépassée?|de (?:19|20)\d\d)|verwirrt|nervt|confunde|asusta|déroute|énerve)(?!\p{L})/iu;
/** "They should feel at ease": no scope promises a feeling, and none has to. */
const feels =
  /(?<!\p{L})(?:feel (?:at (?:ease|home)|comfortable|welcome|safe|good|understood)|wohl ?fühlen|willkommen fühlen|sentirse|se sientan|se sent(?:ir|ent))(?!\p{L})/iu;
/** What is wished of us, or said to us, in whatever tense. */
const wishes =
  /(?<!\p{L})(?:should|must|wants?|would|can|could|kann|könn\p{L}*|pued\p{L}*|peu(?:t|vent)|please|pls|you|your|soll\p{L}*|muss|müss\p{L}*|möcht\p{L}*|woll\p{L}*|bitte|brauch\p{L}*|quier\p{L}*|quer\p{L}*|necesit\p{L}*|debe\p{L}*|por favor|veu\p{L}*|voul\p{L}*|voudr\p{L}*|faut|doi\p{L}*|vous)(?!\p{L})/iu;
/** Said of the work itself. */
const onWork =
  /(?<!\p{L})(?:it|there|dort|darin|darauf|damit|allí|ahí|dedans|dessus|everything|alles|todo|tout)(?!\p{L})/iu;
/** What somebody has not got asks for nothing by itself. */
const isMissing =
  /(?<!\p{L})(?:there (?:is|was|are|were|['’]s) no|we(?:['’]ve| have)(?: got)? no|es gibt (?:noch |bisher )?kein\p{L}*|wir haben (?:noch |bisher )?kein\p{L}*|no (?:hay|tenemos)|eilt nicht|keine eile|no (?:rush|hurry)|not urgent|sin prisas?|no corre prisa|rien ne presse|pas pressée?s?|il n['’]y a (?:pas|aucun)|nous n['’]avons (?:pas|aucun)|n['’](?:avons|ai) (?:ni|pas|aucun)|(?:have|has|got) neither|(?:liegt|fällt) (?:mir|uns) (?:\p{L}+ )?(?:nicht|schwer)|(?:is|are)n['’]t (?:my|our) (?:thing|strength|strong (?:point|suit)|forte)|no se (?:me|nos) da|n['’]est pas (?:mon|notre) (?:fort|truc)|haven['’]?t (?:an?|any) \p{L}+|haben weder|ohne eigene|(?:ni|no) tenemos (?:ni )?)(?!\p{L})/iu;
/** What follows for the work: "so nobody under sixteen gets past it". */
const follows =
  /^\W*(?:so|therefore|deshalb|daher|así que|por eso|donc|alors)\s+(?!(?:i|we|ich|wir|my|our|me|us|far|long|much|on|nous|je|on)(?!\p{L}))/iu;
/** Whether a clause says how somebody is, and not what they do with the work. */
export const isState = (clause: string): boolean => state.test(clause) || past.test(clause.trim());

/** "Gold leaf", "nine vans": a few words that say who somebody is, as long as nothing has been asked yet. */
const maxFragment = 10;
const minStory = 4;

/** Ends of sentences and of clauses that have a subject of their own. */
const ends =
  /[.!?…]+[”"')]*(?=\s|$)|;|\n+|\s[–—-]\s|,(?=\s+(?:and|but|so|because|und|aber|weil|denn|also|y|pero|porque|así que|et|mais|car|donc|parce|it|he|she|er|es|il|elle|él|ella|everyone|everything)\s)|(?=\s(?:so (?:please|can you|could you|you|bitte|it|that|they|we|i|he|she|nobody|everyone|people|the|our|my|each|every)|because|weil|denn|porque|car)\s)/giu;
const abbreviation = /(?:^|\P{L})(?:\p{L}|Dr|St|Mr|Mrs|Nr|ca|bzw|etc|z\. ?B|e\.g|i\.e|approx|\d)$/u;

/** The clauses of a text, with their places. */
export function clausesOf(text: string): Span[] {
  const spans: Span[] = [];
  const asides = [...text.matchAll(/\([^()\n]*\)/gu)];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(ends)) {
    if (asides.some(({ index: at, 0: words }) => index > at && index < at + words.length)) continue;
    if (end.startsWith(".") && end.length === 1 && abbreviation.test(text.slice(from, index)))
      continue;
    spans.push({ from, to: index });
    from = index + end.length;
  }
  return [...spans, { from, to: text.length }].filter(
    (one) => text.slice(one.from, one.to).trim() !== "",
  );
}

const names = (text: string): boolean =>
  serviceKinds.some(({ named }) => text.search(named) >= 0) ||
  notSold.some(({ said }) => text.search(said) >= 0);

/**
 * The clauses in which somebody only tells who they are, how things stand today or why they come. Nothing in them is asked for, so
 * whatever words they use, no person has to look at them. In doubt a clause isn't one of these.
 */
export function toldParts(text: string): Span[] {
  let isBefore = true;
  const greeted = greetingOf(text).length;
  return clausesOf(text).filter(({ from, to }, index) => {
    const clause = text.slice(from < greeted && greeted < to ? greeted : from, to).trim();
    const isTold = isStory(clause, { isFirst: index === 0, isBefore });
    if (!isTold) isBefore = false;
    return isTold;
  });
}

function isStory(
  clause: string,
  { isFirst, isBefore }: { isFirst: boolean; isBefore: boolean },
): boolean {
  const said = clause.replace(refuses, " ");
  if (today.test(said) && !wishes.test(said) && !isThing.test(said)) return true;
  if (
    endsToday.test(said) &&
    state.test(said) &&
    !asks.test(said) &&
    !isThing.test(said) &&
    !startsDoing.test(said) &&
    !isOrdered.test(said)
  )
    return true;
  if (byHand.test(said) && !wishes.test(said) && !work.test(said) && !names(said)) return true;
  if (feels.test(said) && !names(said)) return true;
  if (users.test(said) && turnsToUs.test(said) && !work.test(said) && !onWork.test(said))
    return true;
  if (follows.test(said) && !asks.test(said) && !work.test(said) && !names(said) && isState(clause))
    return !onWork.test(said);
  if (complains.test(said) && !asks.test(said)) return true;
  // "My nephew built our site": it is there already.
  if (isBefore && others.test(said) && past.test(said) && !asks.test(said)) return true;
  if (asks.test(said) || follows.test(said)) return false;
  if (isMissing.test(said)) return true;
  if (work.test(said) || names(said) || (isThing.test(said) && !isFirst)) return false;
  if (others.test(said) && isBefore) return true;
  // Nothing has been asked for yet, and nobody is said to do something with the work.
  if (
    isBefore &&
    (!isFirst || isState(said)) &&
    !users.test(said) &&
    said.split(/\s+/u).length >= minStory
  )
    return true;
  if (anyone.test(said) && !isBefore) return false;
  if (!isBefore && gets.test(said)) return false;
  if (users.test(said) || others.test(said) || (!isBefore && they.test(said)))
    return isState(clause);
  if (tells.test(clause) || (french.test(clause) && frenchOn.test(clause))) return true;
  return isFirst && said.split(/\s+/u).length <= maxFragment;
}

/** "We sell accordions on Shopify and chase buyers in Pipedrive": what they do, though what it names may be asked for. */
const doOurselves =
  /^\W*(?:(?:so|and|but|today|currently|heute|hoy|derzeit|actualmente) )?(?:we|i|wir|ich|nous|je|people|customers|clients|guests|kunden|gäste|leute)(?!\p{L})/iu;
/** The clauses in which they say what they themselves do today, naming systems and services that are there. */
export const asidesIn = (text: string): Span[] =>
  clausesOf(text)
    .filter(({ from, to }) => {
      const clause = text.slice(from, to).replace(refuses, " ");
      return doOurselves.test(clause) && !asks.test(clause) && !wants.test(clause);
    })
    .concat(bracketsIn(text));
/** "Our museum (run by a trust, and closed on Mondays) needs": what is said of somebody in brackets. */
const bracketsIn = (text: string): Span[] =>
  [...text.matchAll(/\(([^()\n]*)\)/gu)].flatMap(({ index, 0: words }) => {
    const before = text.slice(Math.max(0, index - 40), index);
    const isOfThem =
      /(?<!\p{L})(?:our|my|an?|the|unser\p{L}*|mein\p{L}*|nuestr[oa]s?|mi|notre|mon|ma)(?: [\p{L}’'-]+){1,4} $/iu.test(
        before,
      );
    return isOfThem &&
      ![asks, work].some(
        (one) => one.test(words) || one.test(before.split(/[.,;:!?]/u).at(-1) ?? ""),
      ) &&
      !names(words)
      ? [{ from: index, to: index + words.length }]
      : [];
  });
/** "We look forward to", "we order". */
const wants =
  /(?<!\p{L})(?:order|look|go(?:ing)?|get|take|book|choose|plan|bestell\p{L}*|nehm\p{L}*|buch\p{L}*|commandons|prenons)(?!\p{L})|:/iu;
const clauseAt = (text: string, at: number): string => {
  const clause = clausesOf(text).find(({ from, to }) => at >= from && at < to);
  return clause ? text.slice(clause.from, clause.to) : "";
};
/** "Loans are in one Excel sheet right now", "these feed our CRM by hand today". */
const isOfToday = (clause: string): boolean =>
  !asks.test(clause) && !isOrdered.test(clause) && (byHand.test(clause) || state.test(clause));
/** "The landing page is due today". */
const isOrdered =
  /(?<!\p{L})(?:deadline|due|live|ready|done|finished|deliver\p{L}*|start|urgent\p{L}*|asap|fertig|fällig|frist|liefer\p{L}*|eilt|dringend|list[oa]|entreg\p{L}*|plazo|urge\p{L}*|prêt\p{L}*|livr\p{L}*|délai|pressé\p{L}*)(?!\p{L})/iu;

/** Without the numbers and days that belong to a story: "two islands", unless one of these services is measured by them. */
export function withoutToldNumbers(
  text: string,
  demands: readonly Demand[],
  services: readonly Service[],
): Demand[] {
  const told = toldParts(text);
  const isTold = ({ at }: Demand) => told.some(({ from, to }) => at >= from && at < to);
  return demands.filter((one) => {
    // "Right now it's all on paper" sets no date.
    if (one.kind === "deadline")
      return !(
        today.test(one.text) &&
        (isTold(one) || isOfToday(clauseAt(text, one.at).replace(refuses, " ")))
      );
    return (
      one.kind !== "quantity" || services.some((service) => knowsOf(service, one)) || !isTold(one)
    );
  });
}
