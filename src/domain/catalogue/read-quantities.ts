import type { FoundNumber } from "#kit/found-number.ts";
import { countedNouns, type Counted } from "./demand-units.ts";
import type { Demand } from "./demand.ts";
import {
  asTalk,
  halfMoreIn,
  joinQuantities,
  languagesCounted,
  ofEachCounted,
  ofThemCounted,
  timesBehind,
  twoCounted,
  withoutLowerEnds,
} from "./join-quantities.ts";

/** Numbers that say when, how heavy or how old: nothing that a scope holds. */
/** Lengths that name an indicator or a term, and no work: "20-day average", "14-day trial". */
const ofMarkets = String.raw`[- ]?(?:day|week|tage|tages|wochen)-(?:linie|durchschnitt|hoch|tief|high|low)|-(?:day|week)[ -](?:moving|simple|exponential|average|ema|sma|rsi|atr|high|low|lookback|window|breakout|trend|chart|range|trial|money|return|refund|guarantee|warranty|free|notice|cancel\w*|delivery|turnaround|deadline)`;
const noQuantityAfter = new RegExp(
  String.raw`^\s*(?:(?:pages?|sheets?|seiten?|páginas?|hojas?|feuilles?) (?:of paper|de papier|papier|de papel|aus papier|long(?!\p{L}))|-(?:factor|way|sided|column)|%|percent|prozent|por ciento|°|sides?(?!\p{L})|lados|côtés|kg|kilos?|kilograms?|grams?|lbs?|pounds? of|km|kilomet|met(?:er|re)s?|cm|mm|ft|feet|m²|m2|sqm|mb|gb|kb|px|dpi|fps|(?:years?|jahre?n?|años?|ans)[ -](?:old|ago|of (?:age|experience|business|practice)|in|experience|alt|erfahrung|de experiencia|d['’]expérience)|-?year-|yrs?|yo(?!\p{L})|o['’]?clock|am(?!\p{L})|pm(?!\p{L})|uhr|ema|sma|rsi|macd|atr|bars?(?!\p{L})|-(?:bar|period|year)|periods?|${ofMarkets}|:\d|\/\d|x\d|st(?!\p{L})|nd(?!\p{L})|rd(?!\p{L})|th(?!\p{L})|(?:\w+ )?(?:stars?|times|mal(?!\p{L})|veces|fois))`,
  "iu",
);
const noQuantityBefore =
  /(?:\b(?:since|founded in|established|est\.|from|in|seit|desde|depuis|version|v|gpt-?|ema|sma|rsi|macd|cross(?:es|ing)?|over|under|above|below|unter|über|bei|#|no\.?|nr\.?|number|page|step|part|level|room|tel\.?|phone|zip|plz|at|um|chapter|top|h\.|web|windows|ios|php|node|24\/)\s*|[\d:/.#+])$/iu;
/** What people say of themselves: "we are a team of 6", "our 3 shops", "we get 50 mails a day". */
const ownFigure =
  /(?:\b(?:same|team of|group of|family of|we(?:['’]re| are| have| get| receive| run| own| employ| serve| answer| handle| manage| operate| keep| teach| host| rent out| look after| feed| train| breed| grow| publish)(?: \w+){0,2}|i (?:run|own|have|get|manage|keep|teach|look after|train)|our|for all(?: of)? our|(?:wir|ich) (?:sind|bin|haben|habe|bekommen|bekomme|führen|führe|betreiben|betreibe|vermieten|vermiete|verwalten|verwalte|leiten|leite|besitzen|betreuen|betreue|unterrichten|unterrichte|beschäftigen|bewirtschaften)|unsere[rn]?|somos|tenemos|tengo|recibimos|recibo|gestionamos|gestiono|llevamos|llevo|alquilamos|alquilo|regentamos|atendemos|atiendo|nuestr[ao]s|(?:nous|je) (?:sommes|avons|recevons|gérons|gère|louons|loue|tenons|tiens|exploitons|accompagnons|accompagne|suivons|suis|employons)|j['’]ai|nos)\s+(?:about |around |roughly |some |etwa |rund |unos |environ |over |more than )?)$/iu;
/** "With our 90 course sheets": what the work is fed with. */
const isUsed =
  /(?<!\p{L})(?:with|from|out of|reads?|knows?|mit|aus|anhand|con|desde|avec|à partir de)\s+(?:our|my|unser\p{L}*|mein\p{L}*|nuestr[oa]s|mis|nos|mes)\s+$/iu;
const backgroundNoun =
  /^[\s-]*(?:\p{L}+[\s-]+){0,2}?(?:departments?|abteilungen|departamentos|shops?|stores?|branch(?:es)?|locations?|offices?|restaurants?|clinics?|sites? in|countries|cities|lawyers?|doctors?|dentists?|agents?|drivers?|vans?|trucks?|rooms?|beds?|chairs?|horses?|dogs?|kids|children|brothers?|sisters?|partners?|founders?|calls?|e?-?mails?|orders?|messages?|enquir(?:y|ies)|inquir(?:y|ies)|requests?|tickets?|visitors?|bookings?|parcels?|filialen|standorte\w*|läden|büros|anrufe|anfragen|bestellungen|tiendas|sedes|pedidos|llamadas|consultas|magasins|agences|commandes|appels|demandes)(?!\p{L})/iu;
/** "Four of us" are people, and "three of them" are part of what was counted before. */
const isOfUs = /^ (?:of us|von uns|de nosotr[oa]s|d['’]entre nous)(?!\p{L})/iu;
const isOfThem =
  /^ (?:of (?:them|['’]?em|these|those|which|it)|davon|von ihnen|de ell[oa]s|de los cuales|d['’]entre (?:eux|elles))(?!\p{L})/iu;
const stop =
  /^(?:and|or|with|for|in|to|from|by|on|at|und|oder|mit|für|im|aus|bei|y|o|con|para|en|et|ou|avec|pour|dans|that|which|is|are|sind|ist|when|if|per|each|je|pro|por|par|times|one|only|of it|all|both|as|möchten|wollen|brauchen|sollen|müssen|können|sind|haben|quieren|queremos|necesitan|tienen|sont|veulent)$/iu;

/** The noun that a number counts, with up to three words between: "three short product videos". */
export function nounAfter(text: string, end: number): { counted: Counted; end: number } | null {
  let rest = text.slice(end);
  let passed = end;
  for (let words = 0; words < 5; words += 1) {
    const gap =
      /^[\s\u00a0]*(?:[-–+×*]\s?|plus\s)?(?:(?:of|de|d['’]|von|the|those|these|our)\s*)?[\s]*/iu.exec(
        rest,
      )?.[0] ?? "";
    if (words === 0 && gap === "" && rest !== "" && !/^\p{L}/u.test(rest)) return null;
    rest = rest.slice(gap.length);
    passed += gap.length;
    for (const [pattern, counted] of countedNouns) {
      const match = pattern.exec(rest);
      if (match) return { counted, end: passed + match[0].length };
    }
    const measured =
      /^(?:\d+|\p{L}+)-(?:minutes?|min|seconds?|sec|hours?|days?|weeks?|months?|stunden?|tages?|wochen|pages?|steps?|fields?|questions?|languages?)(?!\p{L})/iu.exec(
        rest,
      )?.[0];
    const word = measured ?? /^[\p{L}'’]+/u.exec(rest)?.[0];
    if (!word || (!measured && stop.test(word))) return null;
    // "Hilfeseiten", "Kontaktformulare": what a German word counts stands at its end.
    const tail =
      /(?:seiten?|formulare?n?|videos?|berichte?|felder[n]?|bilder[n]?|dokumente[n]?|rollen|schritte[n]?|kontakte[n]?)$/iu.exec(
        word,
      );
    if (tail) {
      const found = countedNouns.find(([pattern]) => pattern.test(tail[0]));
      const isHelp = /^(?:hilfe|faq|info|wissens)/iu.test(word);
      if (found)
        return {
          counted: isHelp ? { units: ["documents", "pages"] } : found[1],
          end: passed + word.length,
        };
    }
    rest = rest.slice(word.length);
    passed += word.length;
    if (/^[.,;:!?()\n]/u.test(rest)) return null;
  }
  return null;
}

/** "The two of us", "all three": said of what was named before. */
const noNumber = /\b(?:the|these|those|all|alle|die|los|las|les|of|our|my|other)\s*$/iu;
const noNoun = new RegExp(
  `^(?:\\s*[.,;:!?)]|\\s*$|\\s+(?:${stop.source.slice(4, -2)}|of (?:them|us|these|those|which)|davon|de ellos|d['’]entre)(?![\\p{L}]))`,
  "iu",
);
const noOne =
  /^\s*(?:clients?|customers?|kund|mandant|cliente|usuario|people|person|contacts?(?!\p{L})|records?(?!\p{L})|leads?(?!\p{L})|kontakt(?!\p{L})|contacto(?!\p{L})|fiche(?!\p{L}))/iu;

/** "60 mails a day" is no day of anything; "for a month" and "book a day" are. */
const isRate = (before: string, article: string, { units }: Counted): boolean =>
  /^an?$/iu.test(article) &&
  units.some((unit) => unit === "hours" || unit === "months" || unit === "seconds") &&
  /\p{L}\s+$/u.test(before) &&
  !/\b(?:for|book|need|want|take|buy|spend|of|von|in|eine?|reservar|durar|de|für|buchen|durante|por|réserver|pour|pendant)\s+$/iu.test(
    before,
  );

/** What a wish counts, from the numbers in it that are neither money nor time. */
export function quantitiesIn(text: string, found: readonly FoundNumber[]): Demand[] {
  const numbers = withoutLowerEnds(text, found);
  const behind = timesBehind(text);
  const isBehind = ({ at, end }: FoundNumber) =>
    behind.some((one) => at < one.at + one.text.length && one.at < end);
  const counted = [
    ...[...numbers.filter((one) => !isBehind(one)), ...halfMoreIn(text, numbers)].flatMap(
      (number) => quantityAt(text, number, numbers) ?? [],
    ),
    ...behind,
    ...languagesCounted(text),
    ...ofEachCounted(text, numbers),
    ...ofThemCounted(text, numbers),
    ...(numbers.some(({ isArticle }) => !isArticle) ? [] : twoCounted(text)),
  ];
  return joinQuantities(
    text,
    counted.flatMap((one) => asTalk(text, one) ?? []).toSorted((a, b) => a.at - b.at),
  );
}

function quantityAt(
  text: string,
  { at, end, value, isArticle, isVague }: FoundNumber,
  numbers: readonly FoundNumber[],
): (Demand & { kind: "quantity" }) | null {
  const before = text.slice(Math.max(0, at - 40), at);
  const after = text.slice(end, end + 60);
  const found = nounAfter(text, end);
  const base = { kind: "quantity" as const, at, count: value, isVague, isArticle };
  const ofUs = isOfUs.exec(after)?.[0];
  if (ofUs) return { ...base, counted: { units: ["people"] }, text: text.slice(at, end) + ofUs };
  if (isOfThem.test(after)) return null;
  if (noQuantityAfter.test(after) || /\d[/:]$/.test(before)) return null;
  if (found) {
    // "A client portal" counts no client, and "a two-day workshop" no single day.
    if (
      isArticle &&
      (found.counted.product ||
        !/^\s*\S+$/u.test(text.slice(end, found.end)) ||
        numbers.some((one) => one.at > at && one.at < found.end) ||
        noOne.test(after) ||
        isRate(before, text.slice(at, end), found.counted))
    )
      return null;
    if (ownFigure.test(before) && backgroundNoun.test(after)) return null;
    const { counted } = found;
    return {
      ...base,
      count: value * (counted.factor ?? 1),
      counted,
      text: text.slice(at, found.end),
    };
  }
  // "the three of them", "one for each": no number of anything.
  const isFigure = /^\d/.test(text.slice(at, end));
  if (/^(?:both|beiden?|amb[oa]s|les deux)$/iu.test(text.slice(at, end))) return null;
  if (isArticle || (!isFigure && (value <= 1 || noNumber.test(before) || noNoun.test(after))))
    return null;
  const isOwn = ownFigure.test(before) && !isUsed.test(before);
  if (
    noQuantityBefore.test(before) ||
    isOwn ||
    (backgroundNoun.test(after) && !isUsed.test(before))
  )
    return null;
  if (/^\s*[).:]|^\s*$/u.test(after) || (value >= 1900 && value <= 2100)) return null;
  const noun = /^[\s-]*\p{L}+/u.exec(after)?.[0];
  return noun ? { ...base, counted: null, text: text.slice(at, end) + noun } : null;
}
