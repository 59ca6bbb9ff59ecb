import { contact } from "#content/brand.ts";
import { either, honest, literal, person, price, type ScopeId } from "../../../judge/patterns.ts";
import type { Language, Question, QuestionKind, Reaction } from "../../../judge/question.ts";

/** A question as the exam writes it: what is left out is English, asked without a talk before, and answered. */
type Asked = {
  id: string;
  /** What a right answer says, for a reader who judges by hand. */
  inWords: string;
  language?: Language;
  before?: readonly string[];
  question: string;
  must: readonly RegExp[];
  mustNot?: readonly RegExp[];
  pages?: readonly string[];
  should?: Reaction;
};

/** A question with what a right answer says in plain words. */
export type ExamQuestion = Question & { inWords: string };

export const asked =
  (kind: QuestionKind) =>
  ({
    language = "en",
    must,
    mustNot,
    pages = [],
    should = "answer",
    ...rest
  }: Asked): ExamQuestion => ({
    ...rest,
    kind,
    language,
    facts: mustNot ? { must, mustNot } : { must },
    pages,
    should,
  });

/** The page of a service. */
export const service = (id: string): string => `/services/${id}`;

/** Words that only texts in these languages hold; one of them stands in short answers, too. */
export const german =
  /(?<!\p{L})(?:und|wir|uns|ist|sind|haben|habe|wird|kann|können|nicht|für|mit|kostet|Sie|Ihnen|Ihre?[nmrs]?|ich|ein|eine[nmrs]?|oder|auf|bei|von|zum?r?|der|das|den|dem|danke|gerne?|bitte|ja|nein|kein(?:e[nmr]?)?|leider|innerhalb)(?!\p{L})/iu;
export const spanish =
  /(?<!\p{L})(?:un|dos|hay|cada|pero|también|para|por|usted(?:es)?|una|desde|con|es|está|están|cuesta|cuestan|días?|los|las|el|del|su|sus|le|nos|más|qué|cómo|puede|puedo|podemos|tiene|tenemos|hola|gracias|sí|bien|escriba|nuestr[oa]s?)(?!\p{L})/iu;
export const french =
  /(?<!\p{L})(?:vous|nous|une|avec|coûte|jours?|dans|sont|les|des|est|et|pour|votre|vos|notre|nos|merci|bonjour|oui|non|par|sur|qui|que|du|au|aux|je|cela|aucune?)(?!\p{L})/iu;

/** The price of any of these scopes. */
export const priceOf = (...ids: readonly ScopeId[]): RegExp => either(...ids.map(price));

/** How an answer names a service and nothing else, in any of the four languages; or what only that service costs. */
export const names = {
  form: either(
    /smart[ -]?forms?(?!\p{L})/u,
    /formul(?:ar|aire|ario)/u,
    /(?<!\p{L})forms?(?!\p{L})[^.]{0,80}(?:appl|asks?|steps?|condition|fields?|checks?)/u,
    price("smart-form.one-form"),
  ),
  automation: either(
    /workflow|(?<!\p{L})automations?(?!\p{L})|automati[sz]/u,
    price("workflow-automation.one-flow"),
  ),
  chatbot: /chat-?bot/iu,
  maintenance: either(/maintenance/u, price("ongoing-maintenance.one-month-two-hours")),
  design: either(
    /ui\s*\/?\s*ux|figma|interface[ -]design/u,
    /design d['’]interface|conception d['’](?:écrans|interface)|maquettes?(?!\p{L})/u,
    /diseño de (?:interfaz|interfaces|pantallas)/u,
    price("ui-ux-design.one-page"),
  ),
  dashboard: either(/dashboard/u, price("market-dashboard.one-source")),
  landing: either(
    /landing|zielseite|einzelseite|one-pager/u,
    price("landing-page.essential"),
    price("landing-page.complete"),
  ),
  webApp: either(
    /web[ -]?app|web-?anwendung|web-?applikation|aplicación web|app web|application web/u,
    price("web-app.one-process"),
    price("web-app.three-processes"),
  ),
  crm: either(/crm/u, price("crm-integration.one-source"), price("crm-integration.three-sources")),
  consulting: either(
    /consulting|Beratung|asesor[ií]a|consultor[ií]a|conseil/u,
    price("tech-consulting.one-hour"),
    price("tech-consulting.one-day"),
  ),
  website: either(
    /full[ -]website|(?:whole|complete|entire|new) (?:web ?)?site/u,
    price("full-website.five-pages"),
    price("full-website.eight-pages"),
    price("full-website.twelve-pages"),
  ),
  pine: /pine[ -]?script|indicat(?:or|eur)|indikator|indicador/iu,
  leads: either(
    /lead[ -]gen|(?:generación|captación) de (?:leads|clientes)|chat-?bot|asistente|assistant/u,
    /génération de (?:leads|prospects|contacts)/u,
    price("ai-lead-gen-lp.one-offer"),
    price("ai-lead-gen-lp.crm-and-booking"),
  ),
  portal: /port(?:al|ail)/iu,
  video: /v[ií]d[ée]o/iu,
} as const;

const supportPhones = contact.phones.filter(({ label }) => label === "Support");

/** Support's address, number, or the page that names both. */
export const supportReach = either(
  literal(contact.email.support),
  ...supportPhones.map(({ display }) => literal(display)),
  ...supportPhones.map(({ e164 }) => literal(e164)),
  /555[\s.-]?0168/u,
  /\/contact\b|contact page|Kontaktseite|página de contacto|page (?:de )?contact/u,
);

/** The same, or one of the mailboxes for data and security. */
export const dataReach = either(
  supportReach,
  ...[contact.email.security, contact.email.privacy, contact.email.dataProtection].map(literal),
);

/** An honest no in English: that it isn't known, isn't there, or isn't ours. */
const englishNo = either(
  honest,
  /^\W*(?:no|sorry)\b/u,
  /\bno (?:answer|information|page|mention|discount|reference|certificate)|\bnot (?:sure|listed|mentioned|covered|something|among|one of|ours|part|able|offered|what)/u,
  /\b(?:neither|outside|beyond|unfortunately|afraid|sorry|unable)\b/u,
);

/** An honest no, in any of the four languages. */
export const saysNo = either(
  englishNo,
  /(?<!\p{L})(?:nein|nicht|kein(?:e|en|er|em)?|nichts|leider|nur|außerhalb)(?!\p{L})/u,
  /(?<!\p{L})(?:no|ning(?:ún|una|uno)|nada|solo|sólo|tampoco|sin|fuera)(?!\p{L})/u,
  /(?<!\p{L})(?:non|ne|n['’]\p{L}+|pas|aucune?|rien|uniquement|seulement|hors)(?!\p{L})/u,
);

/** The same for English questions, where a bare "no" in the middle of a sentence says nothing. */
export const saysNoInEnglish = englishNo;

/** A price: what a polite no doesn't need. */
export const aPrice = /\$\s?\d|\d\s?\$/u;

/** A way to a person, in any of the four languages. */
export const aPerson = either(
  person,
  supportReach,
  /\/quote\b|\/demo\b|\b(?:a|real|our) (?:person|human|colleague|people)\b|(?:ask|write to|call|email|mail) us|leave (?:your|an) (?:e-?mail|address|number)/u,
  /\bpersona\b|equipo|escríba|escribe|\bpersonne\b|équipe|écrivez|schreib|Mensch/u,
);

/** That contact details were taken: the words for it, in any of the four languages. */
export const taken = either(
  /\b(?:noted|saved|stored|kept|written down|pass(?:ed|ing)?|got (?:it|that|your)|added|recorded|forward(?:ed|ing)?|received|taken)\b/u,
  /\b(?:I|we)(?: now)? have your\b|(?:will|[’']ll)(?: now)? (?:call|phone|ring|text|write|reach|be in touch|contact|get back|reply|mail|e-?mail|answer|send)\b/u,
  /\b(?:person|someone|somebody|colleague|team|one of us)\b[^.]{0,30}\b(?:calls|writes|replies|answers|contacts|texts|rings)\b/u,
  /notiert|gespeichert|aufgenommen|festgehalten|vermerkt|hinterlegt|weitergegeben|weitergeleitet|gebe .{0,40}weiter|meld(?:en|et)|antwortet|schreib(?:t|en) (?:Ihnen|dir)|schicken|habe .{0,60}(?:Adresse|E-?Mail)/u,
  /anot(?:ad|o|é)|guard(?:ad|o|é)|apunt(?:ad|o|é)|registrad|recibid|tengo (?:tu|su) (?:correo|e-?mail|número|dirección)|en contacto/u,
  /(?:escribir|responder|contactar|llamar)(?:á|án|emos)|(?<!\p{L})(?:le|te|se|lo) (?:escrib|respond|contact|llam)/u,
  /not[ée]{1,2}e?s?(?!\p{L})|enregistr|transm|bien reçu|conserv|gard[ée]|contacter|recontact|rappel(?:le|ler)|répond|joindr/u,
);

/** What asks for an address or a number that was just given. */
export const asksAgain =
  /(?:leave|type|give|share)(?: me| us)? (?:me |us )?(?:your|an?) (?:e-?mail|address|phone|number)|what(?:[’']s| is) your (?:e-?mail|phone|number)|wie lautet Ihre (?:E-?Mail|Telefonnummer)|quel(?:le)? est votre (?:numéro|adresse|e-?mail)|laissez(?:-moi|-nous)? votre (?:numéro|adresse|e-?mail)/iu;
