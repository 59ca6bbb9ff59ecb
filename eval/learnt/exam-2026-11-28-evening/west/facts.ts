import { either, price } from "../../../judge/patterns.ts";

export {
  aPerson,
  aPrice,
  askedInWords as asked,
  asksAgain,
  dataReach,
  french,
  german,
  priceOf,
  saysNo,
  saysNoInEnglish,
  service,
  spanish,
  supportReach,
  taken,
  type ExamQuestion,
} from "../../../judge/facts.ts";

/** How an answer names a service and nothing else, in any of the four languages; or what only that service costs. */
export const names = {
  chatbot: /chat-?bot/iu,
  portal: /port(?:al|ail)/iu,
  website: either(
    /(?:full|whole|complete|entire)[ -]web-?site|full-website/u,
    /five[- ]pages?|5[- ]pages?|cinq pages|cinco páginas|fünf Seiten/u,
    /site (?:web |internet )?(?:complet|entier)|sitio (?:web )?completo|(?:ganze|komplette|vollständige) Website/u,
    price("full-website.five-pages"),
  ),
  webApp: either(/web[ -]?app/u, price("web-app.one-process")),
  leads: /lead[ -]gen|lead page|chat-?bot|assistant/iu,
  automation: either(
    /workflow|(?<!\p{L})automations?(?!\p{L})|automati[sz]/u,
    price("workflow-automation.one-flow"),
  ),
  consulting: either(/consulting|an hour (?:with|of)/u, price("tech-consulting.one-hour")),
  form: either(
    /smart[ -]?forms?|intelligent\p{L}* formul/u,
    /form(?:s|ular|ulaire|ulario)?(?!\p{L})[^.]{0,80}(?:appl|asks?|steps?|condition|fields?)/u,
  ),
  maintenance: either(
    /wartung|maintenance|instandhaltung/u,
    /(?:laufende|monatliche) (?:pflege|betreuung)/u,
    price("ongoing-maintenance.one-month-two-hours"),
  ),
  video: /v[ií]deo/iu,
  crm: /crm/iu,
  indicator: /pine ?script|indicator|indicador|indicateur|Indikator/iu,
  landing: either(
    /landing|page d['’]atterrissage|page de (?:destination|vente)|page unique/u,
    /\b(?:one|single)[ -]page (?:for|site|with)|one page for one offer/u,
  ),
} as const;
