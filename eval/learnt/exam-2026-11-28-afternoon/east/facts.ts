import { contact } from "#content/brand.ts";
import { either, honest, literal, person } from "../../../judge/patterns.ts";
import type { Language, Question, QuestionKind, Reaction } from "../../../judge/question.ts";

/** A question with what a right answer says, for a reader who judges by hand. */
export type ExamQuestion = Question & { inWords: string };

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
  inWords: string;
};

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
  /(?<!\p{L})(?:und|wir|uns|ist|sind|haben|habe|wird|werden|kann|können|nicht|für|mit|kostet|Sie|Ihnen|Ihre?[nmrs]?|ich|ein|eine[nmrs]?|oder|auf|bei|von|zum?r?|der|das|den|dem|danke|gerne?|bitte|ja|nein|kein(?:e[nmr]?)?|leider|innerhalb)(?!\p{L})/iu;
export const spanish =
  /(?<!\p{L})(?:para|por|de|la|lo|se|que|un|hay|hasta|usted(?:es)?|una|desde|con|es|está|están|cuesta|cuestan|días?|los|las|el|del|su|sus|le|te|nos|más|qué|cómo|puede|puedo|podemos|tiene|tenemos|hola|gracias|sí|bien|escriba|nuestr[oa]s?)(?!\p{L})/iu;
export const french =
  /(?<!\p{L})(?:vous|nous|une|de|la|le|à|dès|ils?|elles?|ce|cette|avec|coûte|jours?|dans|sont|les|des|est|et|pour|votre|vos|notre|nos|merci|bonjour|bonsoir|oui|non|par|sur|qui|que|du|au|aux|je|cela|aucune?)(?!\p{L})/iu;

/**
 * How an answer names a service, in any of the four languages, or describes it plainly. A word that stands in the
 * text of other services, too, such as "form" or "page", isn't enough.
 */
export const names = {
  automation:
    /workflow|(?<!\p{L})automations?(?!\p{L})|automate|automatisier|automatiza|automatis(?:ation|er|é|ons|e)/iu,
  form: either(
    /smart[ -]?forms?/u,
    /(?<!kontakt)formular(?!io)/u,
    /\bforms? (?:that|which|with|where|asks?|checks?|can|of up)|(?:an?|one|your|our|online|sign-?up|intake) form\b/u,
  ),
  website: either(
    /(?:full|whole|complete|entire|new)[ -]web-?site|full-website|five pages|eight pages/u,
    /sites? (?:web |internet )?(?:complet|entier)|nouveau site|site (?:web |internet )?de (?:cinq|huit|5|8) pages/u,
    /sitio web completo|web completa|(?:komplette|vollständige|ganze|neue)\p{L}* web-?site/u,
  ),
  portal: /port(?:al|ail)/iu,
  maintenance: /maintenance|mantenimiento|(?<!\p{L})wartung|instandhaltung|entretien/iu,
  crm: either(
    /CRM[ -](?:integration|connection|anbindung)|crm-integration/u,
    /(?:integra(?:ci[oó]n|r|mos)|conexi[oó]n|conect\p{L}*|intégration|connexion)[^.]{0,40}(?:CRM|pipedrive)/u,
    /(?:duplicates?|duplicados|doublons|dubletten)/u,
  ),
  chatbot: /chat-?bots?/iu,
  salesLetter: either(
    /sales[ -]letter|vsl-ai-host|(?<!\p{L})VSL(?!\p{L})/u,
    /carta de ventas?|v[ií]deos? de ventas?|v[ií]deo[^.]{0,60}(?:cinco|5) minutos/u,
  ),
  dashboard: /dashboards?|(?:one|single) screen[^.]{0,40}markets?/iu,
  design: either(
    /UI\/?[ -]?UX|ui-ux|UX[ -]design|design (?:UI|d['’]écrans?|d['’]interface)/u,
    /(?:écrans?|pages?|maquettes?)[^.]{0,60}(?:dessin|conçu|figma|design)|(?:dessin|conc[eç]|design)\p{L}*[^.]{0,60}(?:écrans?|figma)/u,
  ),
  consulting: either(
    /tech[ -]consult|consulting|(?:technische|unabhängige)?\s?beratung|zweite meinung|second opinion/u,
    /(?:eine|einer) (?:beratungs)?stunde[^.]{0,60}(?:jemand|person|mensch|baut)/u,
  ),
  webApp: /web[ -]?app|web-?anwendung|(?:custom|own) app|aplicaci[oó]n web|application web/iu,
} as const;

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

/** An honest no in English: that it isn't known, isn't there, or isn't ours. */
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

/** A way to a person, in any of the four languages. */
export const aPerson = either(
  person,
  supportReach,
  /\/quote\b|\/demo\b|\b(?:a|real|our) (?:person|human|colleague|people)\b|(?:ask|write to|call|email|mail) us|leave (?:your|an) (?:e-?mail|address|number)/u,
  /\bpersona\b|equipo|escr[ií]b|\bpersonne\b|équipe|écri(?:vez|re)|schreib|Mensch|Kolleg/u,
);

/** That our pages don't say it, or that somebody here can: the two honest ways to leave a question open. */
export const leavesOpen = either(
  saysNo,
  /(?:person|people|human|colleague|team|support|someone|somebody|one of us)[^.]{0,60}(?:tell|say|answer|know|repl|help|send|confirm)/u,
  /(?:Mensch|Person|Kolleg|Team|Support)\p{L}*[^.]{0,60}(?:sag|antwort|beantwort|weiß|hilf|klär)/u,
  /(?:persona|equipo|compañer|soporte)\p{L}*[^.]{0,60}(?:respond|dec|dir|dig|contest|inform|ayud)/u,
  /(?:personne|équipe|collègue|support)[^.]{0,60}(?:répond|dir|inform|renseign|aid)/u,
);

/** That contact details were taken: the words for it, in any of the four languages. */
export const taken = either(
  /\b(?:noted|saved|stored|kept|written down|pass(?:ed|ing)?|got (?:it|that|your)|added|recorded|forward(?:ed|ing)?|received|taken)\b/u,
  /\b(?:I|we)(?: now)? have your\b|(?:will|[’']ll)(?: now)? (?:call|phone|ring|text|write|reach|be in touch|contact|get back|reply|mail|e-?mail|answer|send)\b/u,
  /\b(?:person|someone|somebody|colleague|team|one of us)\b[^.]{0,30}\b(?:calls|writes|replies|answers|contacts|texts|rings)\b/u,
  /notiert|gespeichert|aufgenommen|festgehalten|vermerkt|hinterlegt|weitergegeben|weitergeleitet|gebe .{0,40}weiter|meld(?:en|et)|antwortet|schreib(?:t|en) (?:Ihnen|dir)|schicken|ruf(?:t|en) .{0,20}an|habe .{0,60}(?:Adresse|E-?Mail|Nummer)/u,
  /(?<!\p{L})(?:noté|enregistré|reçu|transmis|conservé|gardé)\p{L}*|transmets|(?:vous |te )?(?:recontact|contacte|écri|répond|rappel)\p{L}*|j['’]ai (?:bien )?(?:vo|reçu)/u,
  /anotad|apuntad|guardad|recibid|registrad|tom(?:o|ado) nota|contactar|se pondrá|(?:te|le|os|les) (?:llam|escrib|contact|respond)|llamar[áe]|escribir[áe]|responder[áe]|tengo (?:su|tu)/u,
);

/** What asks for a telephone number that was just given. */
export const asksPhoneAgain =
  /(?:leave|type|give|share)(?: me| us)? (?:your|an?) (?:phone|number|telephone)|what(?:[’']s| is) your (?:phone|number|telephone)/iu;

/** What asks for an address or a number that was just given. */
export const asksAgain = either(
  asksPhoneAgain,
  /(?:leave|type|give|share)(?: me| us)? (?:your|an?) (?:e-?mail|address)|what(?:[’']s| is) your e-?mail/u,
  /wie lautet (?:Ihre|deine) (?:E-?Mail|Telefonnummer)|(?:hinterlassen Sie|geben Sie|nennen Sie|lassen Sie|hinterlass|nenn)\s(?:uns |mir )?(?:hier )?(?:Ihre|eine|deine) (?:E-?Mail|Adresse|Telefonnummer|Nummer)/u,
  /quel(?:le)? est (?:votre|ton|ta) (?:e-?mail|courriel|adresse|numéro|téléphone)|(?:laissez|donnez|indiquez|écrivez)(?:-(?:moi|nous))? (?:ici )?votre (?:e-?mail|courriel|adresse|numéro|téléphone)/u,
  /cuál es (?:su|tu) (?:correo|e-?mail|teléfono|número)|(?:deje|déj[ea](?:me|nos)|deja|escriba|escribe|dígame|dime)\s(?:aquí )?(?:su|tu|un) (?:correo|e-?mail|dirección|teléfono|número)/u,
);
