import { contact } from "#content/brand.ts";
import { either, honest, literal, person } from "../../judge/patterns.ts";

export { asked, priceOf, service, span } from "../../judge/facts.ts";

/** How an answer names a service, in any of the four languages. */
export const names = {
  video: /video[ -]?agent|ai[ -]video|one-minute|vídeo|vidéo|ai-video-1min|erklärvideo/iu,
  chatbot: /chat-?bot/iu,
  automation: /automati[sz]|automation|automat/iu,
  landing: /landing[ -]?page|página de aterrizaje|page d['’]atterrissage/iu,
  website:
    /full[ -]website|(?<!\p{L})web-?sites?(?!\p{L})|homepage|sitio web|página web|site web/iu,
  webApp: /web[ -]?app|aplicación web|application web/iu,
  pine: /pine ?script|pine-script/iu,
  dashboard: /dashboard/iu,
  form: /smart[ -]form|formular/iu,
  portal: /portal|portail/iu,
  leadPage: /lead[ -]gen/iu,
  salesVideo: /video sales letter|vsl/iu,
  crm: /crm/iu,
  maintenance: /maintenance|wartung|mantenimiento/iu,
  design: /ui\/ux|ui-ux|design/iu,
  consulting: /consult|beratung|conseil/iu,
} as const;

export const supportReach = either(
  literal(contact.email.support),
  ...contact.phones
    .filter(({ label }) => label === "Support")
    .map(({ display }) => literal(display)),
  ...contact.phones.filter(({ label }) => label === "Support").map(({ e164 }) => literal(e164)),
);

/** An honest no, in any of the four languages. */
export const saysNo = either(
  honest,
  /(?<!\p{L})(?:no|none|not|nicht|kein(?:e|en|er)?|leider|nur|ning(?:ún|una)|solo|ne|pas|aucune?|uniquement)(?!\p{L})/u,
);

/** A way to a person, in any of the four languages. */
export const aPerson = either(
  person,
  supportReach,
  /\/quote\b|ask (?:us|for a quote)|write to us|\bpersona\b|equipo|escríba|escribe|\bpersonne\b|équipe|écrivez|schreib/u,
);

/** That contact details were taken: the words for it, in any of the four languages. */
export const taken = either(
  /\b(?:noted|saved|stored|kept|written down|passed (?:it|that|them|this)? ?on|got (?:it|that|your)|added|recorded)\b/u,
  /\b(?:I|we) have your\b|\b(?:will|[’']ll) (?:call|phone|write|reach|be in touch|contact|get back|reply|mail|email)\b/u,
  /notiert|gespeichert|aufgenommen|festgehalten|melden uns|meldet sich/u,
  /anotad|guardad|apuntad|noté|enregistr|transmis|contacter/u,
);

/** What asks for an address or a number that was just given. */
export const asksAgain =
  /(?:leave|type|send|give|share)(?: me| us)? (?:me |us )?(?:your|an?) (?:e-?mail|address|phone|number)|what(?:[’']s| is) your (?:e-?mail|phone|number)/iu;
