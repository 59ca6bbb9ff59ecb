import { contact } from "#content/brand.ts";
import { either, honest, literal, person, time } from "../../judge/patterns.ts";

export { asked, priceOf, service, span } from "../../judge/facts.ts";

/** What an answer may call a service, in any of the four languages. */
export const names = {
  video: /v[ií]d[eé]o/iu,
  leadPage: /lead[- ]?(?:gen|page)|AI (?:lead|assistant)/iu,
  chatbot: /chat-?bot|(?<!\p{L})bots?(?!\p{L})/iu,
  automation: /automati|workflow|(?<!\p{L})flows?(?!\p{L})/iu,
  landing: /landing|one[- ]page|single page|página de (?:aterrizaje|destino)|page unique/iu,
  website: /web-?sites?|web-?seite|homepage|sitio|página web|(?<!\p{L})(?:site|web)(?!\p{L})/iu,
  form: /(?<!\p{L})forms?(?!\p{L})|formul[aá]r|formulaire/iu,
  portal: /portal|portail/iu,
  crm: /CRM|integration|integración|intégration/iu,
  dashboard: /dashboard|tableau de bord|tablero|Übersicht/iu,
  script: /pine ?script|indi[ck]at|indicador|strateg/iu,
  upkeep: /maintenance|Wartung|mantenimiento/iu,
  webApp: /web[- ]?app|aplicación web|application web|Webanwendung/iu,
};

export const weeks = (value: number): RegExp => time(value, "weeks?|Wochen?|semanas?|semaines?");

/** An honest no, in any of the four languages. */
export const saysNo = either(
  honest,
  /(?<!\p{L})(?:no|nothing|never|nein|nicht|kein\p{L}*|nichts|nur|leider|nada|sólo|nunca|ningun[oa]?|ningún|sin|non|ne|pas|aucune?|rien|jamais|seulement)(?!\p{L})|(?<!\p{L})n[’'](?=\p{L})/u,
);

/** Leads to our people, in any of the four languages. */
export const aPerson = either(
  person,
  /unser(?:e[mn]?)? (?:Team|Support)|Mensch|Kolleg|persona|equipo|colega|humano|personne|équipe|collègue|humain/u,
);

/** The way to support: its address or its number. */
export const supportReach = either(
  literal(contact.email.support),
  ...contact.phones
    .filter(({ label }) => label === "Support")
    .flatMap(({ display, e164 }) => [literal(display), literal(e164)]),
);

/** A phone number as it was typed, however it is spaced when it is read back. */
export const phone = (typed: string): RegExp =>
  new RegExp(
    typed
      .replace(/[^\d+]/gu, "")
      .split("")
      .map((sign) => (sign === "+" ? "\\+" : sign))
      .join("[\\s().-]*"),
    "u",
  );

/** Asks for an address that has been given. */
export const asksForAddress =
  /(?:leave|give|send|tell|type)[^.?!]{0,20} your (?:e-?mail|address)|what(?:[’']s| is) your (?:e-?mail|address)/iu;

/** A price in dollars, where none was asked for. */
export const anyPrice = /\$\s?\d|\d\s?(?:\$|USD|dollars?)/iu;
