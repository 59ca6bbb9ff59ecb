import { contact } from "#content/brand.ts";
import {
  either,
  french,
  german,
  honest,
  literal,
  person,
  price,
  spanish,
} from "../../judge/patterns.ts";
import type { ScopeId } from "../../judge/patterns.ts";
import type { Language, Question, QuestionKind, Reaction } from "../../judge/question.ts";

/** A question as the exam writes it: what is left out is English, asked without a talk before, and answered. */
type Asked = {
  id: string;
  language?: Language;
  before?: readonly string[];
  question: string;
  must: readonly RegExp[];
  mustNot?: readonly RegExp[];
  pages?: readonly string[];
  should?: Reaction;
};

/** A full answer holds one of these in any case; a model isn't given them as facts. */
const inAnswers: Partial<Record<Language, RegExp>> = { de: german, es: spanish, fr: french };

/** "Danke, ich habe die Nummer notiert" is German, too, though none of the words above is in it. */
const inShortReplies: Partial<Record<Language, RegExp>> = {
  de: either(
    german,
    /(?<!\p{L})(?:danke|gern[e]?|ich|habe|bin|Ihre[nmrs]?|Ihnen|mit|das|der|den|kein[e]?[nmr]?|leider|notiert|hallo|bitte|zu|nein|wissen|unsere?[nmrs]?)(?!\p{L})/u,
  ),
  es: either(
    spanish,
    /(?<!\p{L})(?:gracias|hola|he|anotado|tengo|su|sus|le|el|del|que|soy|puedo|nuestr[oa]s?|tu|te|nada|gusto|en|eso|lo|sé|sabemos|podemos|hacemos|ofrecemos|pero)(?!\p{L})/u,
  ),
  fr: either(
    french,
    /(?<!\p{L})(?:merci|bonjour|bonsoir|je|j[’']ai|noté[es]?|votre|vos|notre|bien|pour|est|le|la|du|ne|pas|rien)(?!\p{L})/u,
  ),
};

/** In the language that was asked in: every question asks for it, so that none has to say it. */
export const asked =
  (kind: QuestionKind) =>
  ({
    language = "en",
    before,
    question,
    id,
    must,
    mustNot,
    pages = [],
    should = "answer",
  }: Asked): Question => {
    const told = (should === "answer" && kind !== "small-talk" ? inAnswers : inShortReplies)[
      language
    ];
    return {
      id,
      kind,
      language,
      ...(before ? { before } : {}),
      question,
      facts: { must: told ? [...must, told] : must, ...(mustNot ? { mustNot } : {}) },
      pages,
      should,
    };
  };

export const service = (id: string) => `/services/${id}`;

/** Any of these prices will do. */
export const priceOf = (...ids: readonly ScopeId[]): RegExp => either(...ids.map(price));

/** "2-5", "2 to 5", "2 bis 5", "entre 2 y 5", "de 2 à 5". */
export const span = (from: number, to: number): RegExp =>
  new RegExp(`(?<!\\d)${from}\\s*(?:-|–|to|bis|a|y|à|et|und|and|hasta)\\s*${to}(?!\\d)`, "iu");

/** What people call the services, in four languages. */
export const names = {
  automation: /automation|automat(?:e|is|iz)|automatisier|automatización|automatisation|workflow/iu,
  chatbot: /(?:chat)?bot/iu,
  consulting: /consult|beratung|asesor|conseil/iu,
  crm: /CRM/iu,
  dashboard: /dashboard|tablero|panel|tableau de bord/iu,
  design: /UI|UX|design|diseño|maquette/iu,
  form: /form(?:s|ular|ulare|ulario|ulaire)?(?!\p{L})/iu,
  landing: /landing[- ]?page|landingpage|page d[’']atterrissage|lead generation/iu,
  maintenance: /maint[ea]n|wartung|mantenimiento/iu,
  pineScript: /pine ?script|indicator|indikator|indicador|indicateur/iu,
  portal: /portal|portail/iu,
  salesVideo: /sales letter|VSL|AI host|sales video/iu,
  video: /video|vídeo|vidéo/iu,
  webApp: /web[- ]?app/iu,
  website:
    /web-?site|web ?seite|sitio|página web|web completa|site (?:web|internet|complet)|full website/iu,
} as const;

/** An honest no, in four languages. */
export const saysNo = either(
  honest,
  /(?<!\p{L})(?:no|none|never|neither|not|unfortunately|nope)(?!\p{L})/u,
  /(?<!\p{L})(?:nicht|nichts|nie|kein[e]?[nmrs]?|nein|leider|nur|weder)(?!\p{L})/u,
  /(?<!\p{L})(?:nunca|ningun[oa]?|ningún|nada|tampoco|solo|sólo|únicamente)(?!\p{L})/u,
  /(?<!\p{L})(?:non|pas|aucune?|jamais|rien|seulement|uniquement|malheureusement)(?!\p{L})/u,
);

/** A person, or the way to one, in four languages. */
export const aPerson = either(
  person,
  /e-?mail address|leave your|get back to you|(?:a|the) person|someone (?:from|of|here)|our (?:people|team)/u,
  /Mensch|Person|Kolleg|Team|E-?Mail|melde|Support|Kontakt/u,
  /persona|equipo|correo|compañer|contact/u,
  /personne|équipe|collègue|e-?mail|adresse|contact/u,
);

/** Support itself, by mail, by phone or on its page. */
export const supportReach = either(
  literal(contact.email.support),
  ...contact.phones.flatMap(({ display, e164 }) => [literal(display), literal(e164)]),
  /\/contact\b/u,
);

/** Says that what was left is kept, or repeats it. */
export const taken = (detail: string): RegExp =>
  either(
    literal(detail),
    /(?<!\p{L})(?:noted|saved|got (?:it|that|your)|have (?:your|it|that)|wrote (?:it|that) down|updated|corrected|thank(?:s| you)|pass(?:ed)? (?:it|that|this) on)(?!\p{L})/u,
    /notiert|gespeichert|vermerkt|aufgeschrieben|weiter(?:gegeben|geleitet)|(?<!\p{L})danke/u,
    /anotad|apuntad|guardad|registrad|gracias|tomo nota/u,
    /noté|enregistr|transmis|merci/u,
  );

/** Asks for what was just left. */
export const asksAgain = {
  email:
    /(?:what(?:[’']s| is) your|(?:leave|share|give|send|tell) (?:me|us) your|may I have your) e-?mail|(?:wie lautet|nennen Sie (?:mir|uns)) Ihre E-?Mail|cuál es (?:su|tu) (?:correo|e-?mail)|quelle est votre adresse/iu,
  phone:
    /(?:what(?:[’']s| is) your|(?:leave|share|give|send|tell) (?:me|us) your|may I have your) (?:phone|number)|(?:wie lautet|nennen Sie (?:mir|uns)) Ihre (?:Telefon|Nummer)|cuál es (?:su|tu) (?:teléfono|número)|quel est votre numéro/iu,
};

/** A greeting or thanks is no question that our pages could fail to answer. */
export const unsure =
  /(?:not|nothing) on our pages|don[’']t (?:have|know) an answer|couldn[’']t find/iu;
