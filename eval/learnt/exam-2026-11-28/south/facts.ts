import { contact } from "#content/brand.ts";
import { either, honest, literal, person } from "../../../judge/patterns.ts";

export { asked, priceOf, service, span } from "../../../judge/facts.ts";

/** Words that stand in almost every German answer, short ones included, and in no English one. */
export const german =
  /(?<!\p{L})(?:und|wir|ist|sind|nicht|kein(?:e[nmrs]?)?|für|kostet|kosten|Sie|Ihnen|Ihre?[nmrs]?|eine[nmrs]?|ein|oder|auf|haben|habe|danke|gern|gerne|ich|uns|unser(?:e[nmrs]?)?|das|dem|kann|können|bitte|hallo|ja|nein|der|den|zu|bis|bei|gibt|dafür|auch)(?!\p{L})/iu;

/** The same for Spanish. */
export const spanish =
  /(?<!\p{L})(?:para|usted|ustedes|una|uno|desde|con|está|cuesta|días|los|las|el|del|por|gracias|su|sus|es|sí|hola|hay|puede|puedes|nuestr[oa]s?|aquí|más|también|correo|nosotros|dólares|inglés|español)(?!\p{L})/iu;

/** The same for French. */
export const french =
  /(?<!\p{L})(?:vous|nous|une|avec|coûte|jours|dans|sont|les|des|merci|votre|vos|est|et|bonjour|notre|nos|je|oui|sur|cette|peut|pouvez|pour|du|ou|ne|pas|elle|à)(?!\p{L})/iu;

/** How an answer names a service, in any of the four languages. */
export const names = {
  video: /video|vídeo|vidéo/iu,
  chatbot: /chat-?bots?|(?<!\p{L})bots?(?!\p{L})/iu,
  automation: /automat|(?<!\p{L})flows?(?!\p{L})|flujo|flux/iu,
  landing: /landing[ -]?page|one[- ]page|página de (?:aterrizaje|destino)|page d['’]atterrissage/iu,
  webApp: /web[ -]?app|web-?anwendung|aplicación|application web/iu,
  pine: /pine[ -]?script|indicator|tradingview/iu,
  form: /smart[ -]form|(?<!\p{L})forms?(?!\p{L})|formul/iu,
  portal: /portal|portail/iu,
  leadPage:
    /lead[ -]?gen|(?:capta|genera|génér|generi)\p{L}* (?:de |von )?(?:leads?|prospects?|clientes)|page de prospection/iu,
  crm: /(?<!\p{L})crm(?!\p{L})/iu,
  maintenance: /maintenance|maintain|wartung|mantenimiento|looks? after|upkeep/iu,
} as const;

/** Support's address, its number, or the page where it is reached. */
export const supportReach = either(
  literal(contact.email.support),
  ...contact.phones
    .filter(({ label }) => label === "Support")
    .flatMap(({ display, e164 }) => [literal(display), literal(e164)]),
  /\/contact(?!\p{L})|contact (?:page|form)|kontakt(?:seite|formular)|página de contacto|formulario de contacto|page (?:de )?contact|formulaire de contact/u,
);

/** Where data is at risk, the other mailboxes help, too. */
export const dataReach = either(supportReach, ...Object.values(contact.email).map(literal));

/** An honest no, in any of the four languages. */
export const saysNo = either(
  honest,
  /(?<!\p{L})(?:no|none|not|never|nicht|kein(?:e[nmrs]?)?|leider|nur|nunca|ning(?:ún|una)|solo|sólo|pas|jamais|aucune?|uniquement|seulement)(?!\p{L})/u,
);

/** That the pages don't say it, or that Aria doesn't know it, in any of the four languages. */
export const notKnown = either(
  /(?:don|doesn|can|couldn|isn|aren|haven)[’']?t (?:\p{L}+ ){0,2}(?:know|say|mention|tell|find|answer|cover|list|have|offer|do|help|part|among|something)|(?:do|does|can|could) ?not (?:\p{L}+ ){0,2}(?:know|say|mention|tell|find|answer|cover|list|have|offer|do|help)/u,
  /\bnothing (?:on|about|in)\b|\bnot (?:on|in|listed|covered|among|something|part|mentioned|sure)\b|\bno (?:information|answer|page|mention)\b/u,
  /(?:weiß|wissen|kenne|finde|steht|stehen|bieten|bietet|haben|sagen|gibt|kann)(?: \p{L}+){0,6} (?:nicht|nichts|kein\p{L}*)|(?:nicht|nichts|kein\p{L}*)(?: \p{L}+){0,6} (?:wissen|Seiten|Angebot|anbieten|sagen|beantworten|finden)/u,
  /no (?:lo |le |se |nos |me )?(?:sé|sabemos|dice\p{L}*|mencion\p{L}*|aparece\p{L}*|figura\p{L}*|ofrece\p{L}*|hay|tenemos|tengo|puedo|podemos|está\p{L}*|encuentr\p{L}*)/u,
  /(?:ne |n[’'])(?:\p{L}+[ ’']){1,3}(?:pas|rien|aucun\p{L}*)|aucune? (?:info\p{L}*|page|idée)|(?:sais|peux|connais|dis\p{L}*|parl\p{L}*) pas/u,
);

/** A way to a person or to a quote, in any of the four languages. */
export const aPerson = either(
  person,
  supportReach,
  /\/quote\b|(?<!\p{L})quotes?(?!\p{L})|ask us|write to us|talk to us|(?:email|mail|call) us/u,
  /(?<!\p{L})persona(?!\p{L})|equipo|escríb|escrib|presupuesto|(?<!\p{L})personne(?!\p{L})|équipe|écri(?:vez|re)|devis|schreib|Angebot/u,
);

/** That contact details were taken: the words for it, in any of the four languages. */
export const taken = either(
  /\b(?:noted|saved|stored|kept|written down|pass(?:ed|ing)? (?:\p{L}+ ){0,4}on|got (?:it|that|your|them)|added|recorded|forwarded|taken down)\b/u,
  /\b(?:I|we) (?:now )?have your\b|(?:will|[’']ll) (?:\p{L}+ )?(?:call|phone|ring|write|reach|be in touch|contact|get back|reply|mail|email|send|answer)\b/u,
  /(?:person|people|team|colleague|someone|somebody)(?: of ours)? (?:will |can )?(?:replies|reply|calls?|writes?|answers?|gets? back|reads?|contacts?|has (?:it|this|that|your))\b|(?:is|are) with our|reach(?:es)? (?:our|us)\b|goes? to our/u,
  /notiert|gespeichert|aufgenommen|festgehalten|weitergegeben|weitergeleitet|vermerkt|melden uns|melde[nt] (?:uns|sich)|meldet sich|schreib(?:en|t) Ihnen|antworte[nt] Ihnen|erhalten Sie|bekommen Sie/u,
  /anotad|anoté|guardad|guardé|apuntad|registrad|recibid|pasad[oa]|tomado nota|(?:le|te|os) (?:escrib|contact|respond|contest)|se pondrá|nos pondremos|not[ée]e?s?(?!\p{L})|enregistr|transmis|contacter/u,
);

/** What asks for an address that was just given. */
export const asksMailAgain =
  /(?:leave|type|send|give|share|tell)(?: me| us)? (?:your|an?) (?:e-?mail|address)|what(?:[’']s| is) your (?:e-?mail|address)|(?:wie|was) (?:ist|lautet) Ihre (?:e-?mail|adresse)|cuál es (?:su|tu) (?:correo|e-?mail)|(?:deje|déjeme|escriba|indique|deja) su (?:correo|e-?mail)/iu;

/** What asks for a number that was just given. */
export const asksNumberAgain =
  /(?:leave|type|send|give|share|tell)(?: me| us)? (?:your|an?) (?:phone|number)|what(?:[’']s| is) your (?:phone|number)|(?:wie|was) (?:ist|lautet) Ihre (?:nummer|telefon)/iu;
