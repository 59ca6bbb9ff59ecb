import { aPerson as aPersonElsewhere, saysNo } from "../../../judge/facts.ts";
import { either } from "../../../judge/patterns.ts";

export {
  aPrice,
  asksAgain,
  asksPhoneAgain,
  askedInWords as asked,
  dataReach,
  german,
  saysNo,
  saysNoInEnglish,
  service,
  span,
  supportReach,
  taken,
  type ExamQuestion,
} from "../../../judge/facts.ts";

/** Words that only Spanish texts hold here; one of them stands in short answers, too. */
export const spanish =
  /(?<!\p{L})(?:para|por|sin|de|un|lo|se|que|hay|hasta|una|desde|con|es|eres|está|están|cuesta|días?|los|las|el|del|su|sus|tu|tus|le|te|nos|más|qué|cómo|puede|puedo|puedes|podemos|tiene|tenemos|hola|buenas|gracias|sí|bien|aquí|escrib[ae]|nuestr[oa]s?)(?!\p{L})/iu;

/** Words that only French texts hold here. */
export const french =
  /(?<!\p{L})(?:vous|nous|une|la|le|à|dès|ils?|elles?|ce|cette|avec|jours?|dans|sont|les|des|est|et|pour|votre|vos|notre|nos|merci|bonjour|bonsoir|bonne|oui|par|sur|qui|du|au|aux|en|je|cela|aucune?)(?!\p{L})|(?<!\p{L})[ldnqcj][’']\p{L}/iu;

/** A way to a person; an infinitive or a colleague will do, too. */
export const aPerson = either(
  aPersonElsewhere,
  /escrib\p{L}*|compañer\p{L}*|écri(?:vez|re)|collègue|Kolleg\p{L}*/u,
);

/** That our pages don't say it, or that somebody here can: the two honest ways to leave a question open. */
export const leavesOpen = either(
  saysNo,
  /(?:person|people|human|colleague|team|support|someone|somebody|one of us)[^.]{0,60}(?:tell|say|answer|know|repl|help|send|confirm|check)/u,
  /(?:Mensch|Person|Kolleg|Team|Support|jemand)\p{L}*[^.]{0,60}(?:sag|antwort|beantwort|weiß|hilf|klär)/u,
  /(?:persona|equipo|compañer|soporte|alguien)\p{L}*[^.]{0,60}(?:respond|dec|dir|dig|contest|inform|ayud)/u,
  /(?:personne|équipe|collègue|support|quelqu['’]un)[^.]{0,60}(?:répond|dir|inform|renseign|aid|confirm)/u,
);

/**
 * How an answer names a service, in any of the four languages, or describes it plainly. What stands in the texts of
 * other services, too, isn't enough.
 */
export const names = {
  automation:
    /workflow|(?<!\p{L})automations?(?!\p{L})|automate|automatisier|automatiza|automatis(?:ation|er|é|ons|e)/iu,
  chatbot: /chat-?bots?/iu,
  consulting: either(
    /tech[ -]consult|consulting|consultor[ií]a|asesor[ií]a|asesoramiento/u,
    /(?:una|1) hora[^.]{0,60}(?:alguien|persona|experto|llamada|quien)|\$\s?120/u,
  ),
  dashboard: /dashboard|one screen[^.]{0,60}(?:market|price)/iu,
  design: either(
    /UI\s?\/?\s?UX|ui-ux-design|figma/u,
    /screens?[^.]{0,40}(?:designed|drawn)|design(?:s|ed|ing)?[^.]{0,30}(?:your|each|the|of) (?:screens?|pages?)/u,
  ),
  form: /smart[ -]?forms?|formulaires?(?! de contact)/iu,
  leadPage: either(
    /lead[ -]?gen\p{L}*|ai-lead-gen|génération de (?:leads|prospects)/u,
    /page[^.]{0,80}assistant|assistant[^.]{0,80}(?:questions|qualifi|leads?|prospects?)|page[^.]{0,80}chat-?bot/u,
  ),
  maintenance: /maintenance|maintain|look(?:ed|s)? after/iu,
  portal:
    /client[ -]portals?|portals?[^.]{0,80}(?:client|customer|document|file|sign)|(?:client|customer)s?[^.]{0,60}portals?/iu,
  salesVideo: either(
    /(?:AI|KI)[ -]?video|ai-video|vsl|sales letter|video[ -]?agent|verkaufsvideo|videobrief/u,
    /video[^.]{0,80}(?:host|presenter|moderat|sprecher|avatar|minute)|(?:host|presenter|moderat\p{L}*|avatar)[^.]{0,80}video/u,
  ),
  webApp: /web[ -]?app|web-?anwendung|eigene (?:app|anwendung)|custom app/iu,
  website: either(
    /full[ -]website|(?:sitio|web|p[aá]gina)[^.]{0,20}(?:complet|enter)[oa]/u,
    /(?:cinco|5|ocho|8) p[aá]ginas|sitio (?:web )?nuevo|nuevo sitio/u,
  ),
} as const;
