import { priceOf } from "../../judge/facts.ts";
import { either, price } from "../../judge/patterns.ts";

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
  span,
  spanish,
  sumOf as sum,
  supportReach,
  taken,
} from "../../judge/facts.ts";

/** How an answer names a service and nothing else, in any of the four languages; or what only that service costs. */
export const names = {
  chatbot: /chat-?bot/iu,
  portal: /port(?:al|ail)/iu,
  website: either(
    /(?:full|whole|complete|entire)[ -]web-?site|full-website/u,
    /five[- ]pages?|5[- ]pages?/u,
    price("full-website.five-pages"),
  ),
  webApp: either(/web[ -]?app/u, price("web-app.one-process")),
  leads: /lead[ -]gen|lead page|chat-?bot|assistant/iu,
  automation: either(
    /workflow|(?<!\p{L})automations?(?!\p{L})/u,
    price("workflow-automation.one-flow"),
  ),
  consulting: either(/consulting|an hour (?:with|of)/u, price("tech-consulting.one-hour")),
  form: /form(?!at|er|s? of)/iu,
  maintenance: either(
    /wartung|maintenance|instandhaltung/u,
    /(?:laufende|monatliche) (?:pflege|betreuung)/u,
    price("ongoing-maintenance.one-month-two-hours"),
  ),
  video: /v[ií]deo/iu,
  crm: /crm/iu,
  landing: either(
    /landing|page d['’]atterrissage|page de (?:destination|vente)|page unique/u,
    priceOf("landing-page.essential", "landing-page.complete"),
  ),
} as const;
