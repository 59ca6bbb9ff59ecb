import { contact } from "#content/brand.ts";
import { aPerson, dataReach, saysNo } from "../../judge/facts.ts";
import { either, literal } from "../../judge/patterns.ts";

/**
 * How an answer names a service, in any of the four languages, or describes it plainly. A word that stands in the
 * text of other services, too, such as "form" or "page", isn't enough.
 */
export const names = {
  automation:
    /workflow|(?<!\p{L})automations?(?!\p{L})|automate|automatisier|automatiza|automatis(?:ation|er|é|ons|e)/iu,
  /** The form that works out a price. */
  pricingForm: either(
    /smart[ -]?form/u,
    /\bforms?\b[^.]{0,120}(?:price|calculat|work(?:s|ed)? (?:it )?out|PDF)/u,
    /(?:price|calculat|works? out|PDF)[^.]{0,120}\bform\b/u,
  ),
  landing:
    /landing[ -]?pages?|lead[ -]gen|one[ -]page[^.]{0,30}one offer|page for (?:one|a single|that one|just that) (?:offer|event|thing)/iu,
  portal: /portal/iu,
  maintenance:
    /maintenance|entretien|(?:surveill|vérifi|contrôl)\p{L}*[^.]{0,60}(?:cinq|5) minutes/iu,
  crm: either(
    /CRM[ -](?:integration|connection)|crm-integration/u,
    /(?:integr|conect|conex|sincroni|enlaz)\p{L}*[^.]{0,60}(?:CRM|pipedrive|shopify)/u,
    /(?:CRM|pipedrive|shopify)[^.]{0,60}(?:integr|conect|conex|sincroni|enlaz)/u,
  ),
  chatbot: /chat-?bots?/iu,
  video: either(
    /video[ -]agents?|ai-video|AI[ -](?:made )?video|(?:one|1|60)[ -](?:min|sec)\p{L}*[^.]{0,25}video/u,
    /video[^.]{0,60}(?:one|1|a|60)[ -](?:minute|seconds)|presenter|avatar/u,
  ),
  salesVideo: either(
    /video sales letter|(?<!\p{L})VSL(?!\p{L})|vsl-ai-host/u,
    /cartas? de ventas?|v[ií]deos? de ventas?|v[ií]deo comercial|v[ií]deo[^.]{0,60}(?:tres|3|cinco|5) minutos/u,
  ),
  consulting: either(
    /tech[ -]consult|consulting|second opinion/u,
    /(?:one|an|the|60[- ]minute) (?:hour|call)[^.]{0,50}(?:someone|somebody|a person|builds?)/u,
  ),
  webApp: /web[ -]?app|(?:custom|own) app/iu,
  dashboard:
    /dashboard|markt-?(?:übersicht|monitor|tafel)|kurs(?:tafel|übersicht)|market-dashboard/iu,
} as const;

/** That our pages don't say it, or that it isn't ours: the ways to leave a question open honestly. */
export const leavesOpen = either(
  saysNo,
  /\b(?:silent|nowhere|unknown)\b|leaves? (?:that|it|this) open|have to pass|\bonly (?:a|our) (?:person|people|colleague|team)/u,
  /(?:person|people|human|colleague|team|support|someone|somebody|one of us)[^.]{0,60}(?:tell|say|answer|know|repl|help|send|confirm)/u,
  /(?:Mensch|Person|Kolleg|Team|Support|jemand)\p{L}*[^.]{0,60}(?:sag|antwort|beantwort|weiß|hilf|klär)/u,
  /(?:persona|equipo|compañer|soporte|alguien)\p{L}*[^.]{0,60}(?:respond|dec|dir|dig|contest|inform|ayud)/u,
  /(?:personne|équipe|collègue|support|quelqu['’]un)[^.]{0,60}(?:répond|dir|inform|renseign|aid)/u,
);

/** A person, or a way to one, in any of the four languages. */
export const reachUs = either(
  aPerson,
  /\b(?:someone|somebody|colleagues?|team|support|people)\b|\b(?:ask|contact|write to|call|phone) (?:us|them)\b/u,
  /(?<!\p{L})(?:jemand\p{L}*|Person\p{L}*|Kolleg\p{L}*|Team|Support|Mitarbeite\p{L}*|E-?Mail)/u,
  /(?<!\p{L})(?:alguien|equipo|soporte|compañer\p{L}*|correo|personas?|escr[ií]b\p{L}*|llam\p{L}*)/u,
  /(?<!\p{L})(?:quelqu['’]un|équipe|support|collègues?|e-?mail|courriel|écri\p{L}*|personnes?|contact\p{L}*)/u,
);

/** Where somebody in a hurry is led to people: a mailbox, a number, a page, or a person who answers. */
export const ledToPeople = either(
  dataReach,
  ...contact.phones.map(({ display }) => literal(display)),
  ...contact.phones.map(({ e164 }) => literal(e164)),
  /(?:person|people|human|colleague|someone|somebody|team|support)[^.]{0,60}(?:repl|answer|call|writ|contact|help|look|take)/u,
  /(?:Mensch|Person|Kolleg|Team|Support|jemand)\p{L}*[^.]{0,60}(?:antwort|meld|hilf|kümmer|ruf|schreib|sieh)/u,
  /(?:personne|équipe|collègue|support|quelqu['’]un)[^.]{0,60}(?:répond|appel|contact|aid|occup|écri|regard)/u,
);
