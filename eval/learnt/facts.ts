import { either, french, german, spanish } from "../judge/patterns.ts";
import type { Language, Question, QuestionKind, Reaction } from "../judge/question.ts";

/** Any common word of the language; short answers hold few of those that patterns.ts names. */
const wordOf: Partial<Record<Language, RegExp>> = {
  de: either(
    german,
    /(?<!\p{L})(?:ich|bin|kann|Ihnen|dir|du|das|der|gern|wie|mit|von|dem|den|bei|bis|die)(?!\p{L})/u,
  ),
  es: either(
    spanish,
    /(?<!\p{L})(?:soy|puedo|hola|gracias|el|hay|muy|del|de|al|lo|un|y|se|su|nuestr[oa]s?|qué|en|que)(?!\p{L})/u,
  ),
  fr: either(
    french,
    /(?<!\p{L})(?:je|suis|merci|pour|votre|vos|notre|nos|est|et|le|du|un|sous|par|que)(?!\p{L})/u,
  ),
};

type More = { before?: readonly string[]; mustNot?: readonly RegExp[]; should?: Reaction };

export const learnt = (
  kind: QuestionKind,
  id: string,
  language: Language,
  question: string,
  must: readonly RegExp[],
  pages: readonly string[],
  { before, mustNot, should = "answer" }: More = {},
): Question => {
  const word = wordOf[language];
  return {
    id: `dev-${kind}-${id}`,
    kind,
    language,
    ...(before && { before }),
    question,
    facts: { must: [...must, ...(word ? [word] : [])], ...(mustNot && { mustNot }) },
    pages,
    should,
  };
};

type Row = readonly [
  kind: QuestionKind,
  language: Language,
  question: string,
  must: readonly RegExp[],
  more?: More,
];

/** Questions of one author in short, named by their place. */
export const asked = (prefix: string, rows: readonly Row[]): Question[] =>
  rows.map(([kind, language, question, must, more], at) =>
    learnt(kind, `${prefix}-${at + 1}`, language, question, must, [], more),
  );

/** What each service is called in a fair answer. */
export const svc = {
  video: /v[ií]d[eé]o/iu,
  chatbot: /chat\s?-?bots?|\bbots?\b/iu,
  flow: /automati[sz]?|automat[ií]|workflow|Automatisier/iu,
  landing:
    /landing\s?-?page|one page|einer? Seite|una (?:sola )?página|une (?:seule )?page|page d[’']atterrissage/iu,
  site: /web\s?-?sites?|Web\s?seite|sitio|página web|\bsites?\b/iu,
  app: /web\s?-?apps?|aplicaci[oó]n|application|Anwendung|\bapps?\b/iu,
  pine: /pine\s?-?script|TradingView/iu,
  dashboard: /dashboards?|tablero|tableau|panel|Übersicht/iu,
  form: /forms?\b|Formular|formulario|formulaire/iu,
  portal: /port(?:als?|ail|ales)\b|Kundenportal/iu,
  lead: /lead/iu,
  vsl: /sales letter|VSL|v[ií]d[eé]o/iu,
  crm: /CRM/u,
  care: /maintenance|maintain|Wartung|mantenimiento|Pflege|entretien/iu,
  design: /design|Figma|diseño|Entwurf|maquette/iu,
  consult: /consult|Beratung|asesor|consejo|conseil/iu,
} as const;

export const any = either;

/** Honest words of "we can't say" or "no" in each language. */
export const no = {
  de: /nicht|kein|leider|\bnur\b/iu,
  es: /\bno\b|ningun|ningún|\bsolo\b|sólo|tampoco/iu,
  fr: /\bne\b|\bn[’']|\bpas\b|aucun|seulement|uniquement/iu,
} as const;

/** Our services' pages. */
export const s = (...ids: readonly string[]): string[] => [
  ...ids.map((id) => `/services/${id}`),
  "/services",
];

import { services } from "#content/catalogue.ts";
import { days, time, timeOf, type ScopeId } from "../judge/patterns.ts";

const unit =
  "(?:business |working )?(?:days?|(?:Werk|Arbeits|Geschäfts)?tagen?|d[ií]as?|jours?|weeks?|Wochen?|semanas?|semaines?)";

/** Days, with the compound words of German too. */
export const daysIn = (value: number): RegExp =>
  either(days(value), time(value, "(?:Arbeits|Geschäfts|Bank|Kalender)(?:arbeits)?tagen?"));

/** How long a scope takes, in any of the four languages: its own days or the service's range. */
export const took = (id: ScopeId): RegExp => {
  const service = services.find((one) => id.startsWith(`${one.id}.`));
  const [, from, to] = /(\d+)-(\d+)/u.exec(service?.deliveryTime ?? "") ?? [];
  const scope = service?.scopes.find(({ slug }) => id.endsWith(`.${slug}`));
  const ofScope = scope?.deliveryDays ?? 0;
  return either(
    timeOf(id),
    daysIn(ofScope),
    ...(ofScope % 7 === 0 ? [time(ofScope / 7, "weeks?|Wochen?|semanas?|semaines?")] : []),
    new RegExp(`(?<!\\d)${from}\\s*(?:-|–|to|bis|a|à|y|et|und|and)\\s*${to}\\s*${unit}`, "iu"),
  );
};

/** A span of days or weeks as the promises name it. */
export const spanOf = (from: number, to: number): RegExp =>
  new RegExp(`(?<!\\d)${from}\\s*(?:-|–|to|bis|a|à|y|et|und|and)\\s*${to}\\s*${unit}`, "iu");
