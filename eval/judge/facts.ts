import { contact } from "#content/brand.ts";
import { either, honest, literal, number, person, price, type ScopeId, total } from "./patterns.ts";
import type { Language, Question, QuestionKind, Reaction } from "./question.ts";

/** A question as a set writes it: what is left out is English, asked without a talk before, and answered. */
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

/** A question with what a right answer says, for a reader who judges by hand. */
export type ExamQuestion = Question & { inWords: string };

/** Makes questions of one kind. */
export const asked =
  (kind: QuestionKind) =>
  ({
    language = "en",
    must,
    mustNot,
    pages = [],
    should = "answer",
    ...rest
  }: Asked): Question => ({
    ...rest,
    kind,
    language,
    facts: mustNot ? { must, mustNot } : { must },
    pages,
    should,
  });

/** The same with what a right answer says. */
export const askedInWords = (kind: QuestionKind) => {
  const ask = asked(kind);
  return ({ inWords, ...one }: Asked & { inWords: string }): ExamQuestion => ({
    ...ask(one),
    inWords,
  });
};

/** The page of a service. */
export const service = (id: string): string => `/services/${id}`;

/** Words that only texts in these languages hold; one of them stands in short answers, too. */
export const german =
  /(?<!\p{L})(?:und|wir|uns|ist|sind|haben|habe|wird|werden|kann|können|nicht|für|mit|kostet|Sie|Ihnen|Ihre?[nmrs]?|ich|ein|eine[nmrs]?|oder|auf|bei|von|zum?r?|der|das|den|dem|danke|gerne?|bitte|ja|nein|kein(?:e[nmr]?)?|leider|innerhalb)(?!\p{L})/iu;
export const spanish =
  /(?<!\p{L})(?:para|por|usted(?:es)?|una|desde|con|es|está|están|cuesta|cuestan|días?|los|las|el|del|su|sus|le|te|nos|más|qué|cómo|puede|puedo|podemos|tiene|tenemos|hola|gracias|sí|bien|escriba|nuestr[oa]s?)(?!\p{L})/iu;
export const french =
  /(?<!\p{L})(?:vous|nous|une|avec|coûte|jours?|dans|sont|les|des|est|et|pour|votre|vos|notre|nos|merci|bonjour|bonsoir|oui|non|par|sur|qui|que|du|au|aux|je|cela|aucune?)(?!\p{L})/iu;

/** The price of any of these scopes. */
export const priceOf = (...ids: readonly ScopeId[]): RegExp => either(...ids.map(price));

/** What these scopes cost together. */
export const sumOf = (...ids: readonly ScopeId[]): RegExp => number(total(...ids));

/** A span such as `3-7`, in any of the four languages. */
export const span = (from: number, to: number): RegExp =>
  new RegExp(
    `(?<!\\d)${from}\\s*(?:-|–|to|or|and|bis|und|a|o|y|à|ou|et|hasta)\\s*${to}(?!\\d|[.,]\\d)`,
    "iu",
  );

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

/** An honest no in English, where a bare "no" in the middle of a sentence says nothing. */
export const saysNoInEnglish = either(
  honest,
  /^\W*(?:no|sorry)\b/u,
  /\bno (?:answer|information|page|mention|discount|reference|certificate|figure|word)|\bnot (?:sure|listed|mentioned|covered|something|among|one of|ours|part|able|offered|what|said|stated|named)/u,
  /\b(?:neither|outside|beyond|unfortunately|afraid|sorry|unable)\b/u,
);

/** An honest no, in any of the four languages. */
export const saysNo = either(
  saysNoInEnglish,
  /(?<!\p{L})(?:nein|nicht|kein(?:e|en|er|em)?|nichts|leider|nur|außerhalb)(?!\p{L})/u,
  /(?<!\p{L})(?:no|ning(?:ún|una|uno)|nada|solo|sólo|tampoco|sin|fuera)(?!\p{L})/u,
  /(?<!\p{L})(?:non|ne|n['’]\p{L}+|pas|aucune?|rien|uniquement|seulement|hors)(?!\p{L})/u,
);

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
  /notiert|gespeichert|aufgenommen|festgehalten|vermerkt|hinterlegt|weitergegeben|weitergeleitet|gebe .{0,40}weiter|meld(?:en|et)|antwortet|schreib(?:t|en) (?:Ihnen|dir)|schicken|ruf(?:t|en) .{0,20}an|habe .{0,60}(?:Adresse|E-?Mail|Nummer)/u,
  /anot(?:ad|o|é)|guard(?:ad|o|é)|apunt(?:ad|o|é)|registrad|recibid|tom(?:o|ado) nota|tengo (?:tu|su) (?:correo|e-?mail|número|dirección)|en contacto|se pondrá/u,
  /(?:escribir|responder|contactar|llamar)(?:á|án|emos)|(?<!\p{L})(?:le|les|te|os|se|lo) (?:escrib|respond|contact|llam)/u,
  /not[ée]{1,2}e?s?(?!\p{L})|enregistr|transm|bien reçu|conserv|gard[ée]|contacter|recontact|rappel(?:le|ler)|répond|joindr/u,
);

/** What asks for a telephone number that was just given. */
export const asksPhoneAgain =
  /(?:leave|type|give|share)(?: me| us)? (?:your|an?) (?:phone|number|telephone)|what(?:[’']s| is) your (?:phone|number|telephone)/iu;

/** What asks for an address or a number that was just given. */
export const asksAgain = either(
  asksPhoneAgain,
  /(?:leave|type|give|share)(?: me| us)? (?:your|an?) (?:e-?mail|address)|what(?:[’']s| is) your e-?mail/u,
  /wie lautet (?:Ihre|deine) (?:E-?Mail|Telefonnummer)|(?:hinterlassen Sie|geben Sie|nennen Sie|lassen Sie|hinterlass|nenn)\s(?:uns |mir )?(?:hier )?(?:Ihre|eine|deine) (?:E-?Mail|Adresse|Telefonnummer|Nummer)/u,
  /cuál es (?:su|tu) (?:correo|e-?mail|teléfono|número)|(?:deje|déj[ea](?:me|nos)|deja|escriba|escribe|dígame|dime)\s(?:aquí )?(?:su|tu|un) (?:correo|e-?mail|dirección|teléfono|número)/u,
  /quel(?:le)? est votre (?:numéro|adresse|e-?mail)|laissez(?:-moi|-nous)? votre (?:numéro|adresse|e-?mail)/u,
);
