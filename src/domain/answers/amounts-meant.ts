import { quantitiesIn, type Service } from "#domain/catalogue/index.ts";
import { readMoney } from "#kit/read-money.ts";
import { readNumbers } from "#kit/read-numbers.ts";

/** What the options of a service differ by most, in a word that names it: "60 of them" are clients of a portal. */
const countedBy: Readonly<Record<string, string>> = {
  "gpt4-chatbot": "pages",
  "workflow-automation": "flows",
  "full-website": "pages",
  "web-app": "screens",
  "market-dashboard": "symbols",
  "client-portal": "clients",
  "smart-form": "fields",
  "crm-integration": "sources",
};

/** What is bought by the piece: "and three of them?" */
const boughtBy: Readonly<Record<string, string>> = {
  "ai-video-1min": "videos",
  "vsl-ai-host": "sales videos",
  "smart-form": "forms",
  "landing-page": "landing pages",
  "ai-lead-gen-lp": "landing pages",
  "pine-script-indicator": "indicators",
  "ui-ux-design": "pages",
  "tech-consulting": "hours",
};
/** More are hardly pieces: 30 of them are a form's fields. */
const maxPieces = 6;

/** "60 of them", "j'en ai 15", "wenn's mal 80 werden": a number whose noun was said before. */
const countsThem: readonly RegExp[] = [
  /^(?:\W*(?:of them|of those|davon|de ell[oa]s|d['’]entre (?:eux|elles)))(?!\p{L})/iu,
  /^\W*(?:werden|sind es|wären es|waren es|wird|würden|mind\b|in total\W*$|insgesamt\W*$|en total\W*$|au total\W*$)/iu,
  /^\W*(?:would (?:be|cost|come)|makes?|wären dann|kosten dann|machen dann|serían|costarían|feraient|coûteraient)(?!\p{L})/iu,
];
/** "And for 300?", "what about 40": a number and nothing else. */
const asksOfNumber =
  /^\W*(?:(?:and|ok|okay|so|und|y|et|but|aber|pero|mais)[\s,]+)*(?:what (?:about|if)|how about|was ist mit|wie wär['’ ]?s mit|was wenn|qué tal|y si|et si)?[\s,]*(?:for|with|at|it['’ ]?s|für|mit|bei|para|con|pour|avec|à)?\s*(?:about |around |roughly |etwa |rund |unos |unas |environ )?(?=\d|\p{L}+\W*$)/iu;
const countsBefore =
  /(?:\b(?:j['’ ]?en ai|on en a|nous en avons|il y en a|y en a|tengo|tenemos|son|somos|serían|serian|there(?:['’ ]?s| are| is| will be| would be)|we have|we(?:['’ ]d| would) have|it(?:['’ ]s| is)|make (?:it|that)|(?:ours|mine) (?:has|have|is|are)|ours is more like|mine['’ ]?s more like|unsere?r? (?:hat|haben)|l[ao]s? nuestr[ao]s? (?:tiene|tienen|son)|(?:les? |la )nôtres? en (?:a|ont)|es sind|wir haben|sinds|wären es|waren es|mach)\s+(?:about|around|roughly|like|maybe|etwa|circa|ca\.?|rund|ungefähr|unos|unas|como|environ|à peu près)?\s*)$/iu;

const names =
  /(?<!\p{L})(?:(?<en>english|engl[ai]sch\w*|inglés|ingles|inglesa|anglais\w*)|(?<de>german|deutsch\w*|alemán|aleman|alemana|allemand\w*)|(?<es>spanish|spanisch\w*|español\w*|espanol\w*|espagnol\w*|castellano)|(?<fr>french|französisch\w*|franzoesisch\w*|francés|frances|francesa|français\w*|francais\w*)|(?<it>italian|italienisch\w*|italiano|italien)|(?<pt>portuguese|portugiesisch\w*|portugués|portugais)|(?<nl>dutch|niederländisch\w*|holandés|néerlandais)|(?<pl>polish|polnisch\w*|polaco|polonais)|(?<cs>czech|tschechisch\w*|checo|tchèque)|(?<tr>turkish|türkisch\w*|turco|turc)|(?<other>catalan|catalán|welsh|arabic|arabisch\w*|russian|russisch\w*|chinese|chinesisch\w*|chino|ukrainian|ukrainisch\w*|croatian|kroatisch\w*|hungarian|ungarisch\w*|swedish|schwedisch\w*|danish|dänisch\w*))(?!\p{L})/giu;
const either = /\b(?:or|oder|ou|o)\b/iu;
const asWell =
  /(?<!\p{L})(?:too|also|as well|second language|plus|on top|besides|auch|dazu|zusätzlich|außerdem|noch|también|tambien|además|ademas|aussi|en plus|également|egalement)(?!\p{L})/iu;
/** "In two languages" says it already. */
const counted = /(?:languages|sprachen|idiomas|langues|sprachig)/iu;

/** How many languages something shall be made in, by their names; null where a text doesn't say. */
export function languagesMeant(text: string): number | null {
  if (counted.test(text)) return null;
  const found = [...text.matchAll(names)].flatMap(({ groups = {} }) =>
    Object.entries(groups).flatMap(([code, value]) => (value ? [code] : [])),
  );
  const codes = new Set(found);
  if (codes.size >= 2) return either.test(text) ? null : codes.size;
  return codes.size === 1 && asWell.test(text) ? 2 : null;
}

/** Everyday words for what a service is counted by: "28 boxes" of a form are its fields. */
const alsoCounted: Readonly<Record<string, RegExp>> = {
  "smart-form":
    /^\W*(?:boxes|blanks|kästchen|casillas|cases|entries|inputs|eingaben|angaben)(?!\p{L})/iu,
  "market-dashboard":
    /^\W*(?:different )?(?:stocks|coins|tickers|prices|currencies|things|aktien|kurse|werte|acciones|monedas|precios|valeurs|cours)(?!\p{L})/iu,
  "client-portal":
    /^\W*(?:owners|tenants|families|couples|parents|patients|members|eigentümer\w*|mieter\w*|familien|mandanten|propietarios|inquilinos|familias|parejas|propriétaires|locataires|familles)(?!\p{L})/iu,
  "gpt4-chatbot":
    /^\W*(?:manuals|pdfs|files|articles|handbücher\w*|artikel|manuales|archivos|manuels|fichiers)(?!\p{L})/iu,
};

/** The number of "60 of them", with what the service is counted by. */
function numberMeant(text: string, { id }: Service): string | null {
  if (readMoney(text).length > 0 || !(countedBy[id] ?? boughtBy[id])) return null;
  const numbers = readNumbers(text).filter(({ isArticle, value }) => !isArticle && value > 1);
  if (quantitiesIn(text, numbers).some(isCounted)) return null;
  const found = numbers.find(
    ({ at, end }) =>
      (countsThem.some((pattern) => pattern.test(text.slice(end))) &&
        !spreadOver.test(text.slice(0, at))) ||
      alsoCounted[id]?.test(text.slice(end)) ||
      (countsBefore.test(text.slice(0, at)) &&
        /^\W*(?:$|[.!?,;]|now|then|dann|jetzt)/iu.test(text.slice(end))) ||
      isAlone(text, at, end),
  );
  if (!found) return null;
  const isFew = found.value <= maxPieces;
  const noun = (isFew ? boughtBy[id] : undefined) ?? countedBy[id] ?? boughtBy[id];
  return `${found.value} ${noun}`;
}
/** "Split the day over two of them": two of something else. */
const spreadOver = /(?:over|between|among|across|auf|entre|sobre|sur)\s*$/iu;
/** Nothing but the number is said, and what leads up to it. */
const isAlone = (text: string, at: number, end: number): boolean =>
  /^\W*(?:then|dann|entonces|alors)?\W*$/iu.test(text.slice(end)) &&
  asksOfNumber.exec(text)?.[0].length === at;
const isCounted = (one: ReturnType<typeof quantitiesIn>[number]): boolean =>
  one.kind === "quantity" && one.counted !== null;

/** A text with what it counts without naming it: "60 of them", "in French as well". */
export const withAmounts = (text: string, service: Service): string =>
  [text, ...amountsMeant(text, service)].join(" ");

/** Whether a text counts something that the options of a service are told apart by, without naming it. */
export const countsUnnamed = (text: string, service: Service): boolean =>
  amountsMeant(text, service).length > 0;

function amountsMeant(text: string, service: Service): string[] {
  const languages = service.scopes.some(({ capacities }) => (capacities?.holds.languages ?? 0) > 1)
    ? languagesMeant(text)
    : null;
  return [numberMeant(text, service), languages ? `${languages} languages` : null].filter(
    (one) => one !== null,
  );
}
