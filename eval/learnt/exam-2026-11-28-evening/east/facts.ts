import { priceOf } from "../../../judge/facts.ts";
import { either, price } from "../../../judge/patterns.ts";

export {
  aPerson,
  askedInWords as asked,
  asksAgain,
  asksPhoneAgain,
  dataReach,
  french,
  german,
  priceOf,
  saysNo,
  saysNoInEnglish,
  service,
  span,
  spanish,
  supportReach,
  taken,
  type ExamQuestion,
} from "../../../judge/facts.ts";

/** How an answer names a service, in any of the four languages; or what it costs. */
export const names = {
  automation: either(
    /workflow|(?<!\p{L})automations?(?!\p{L})|automatisierung|automatizaci[oó]n|automatisation/u,
    price("workflow-automation.one-flow"),
  ),
  form: /(?<!\p{L})(?:smart[ -]?)?forms?(?!\p{L})|formular|formulaire/iu,
  website: either(
    /(?:full|whole|complete|entire)[ -]web-?site|full-website/u,
    /(?:five|eight|twelve|5|8|12)[- ]pages?/u,
    priceOf("full-website.five-pages", "full-website.eight-pages", "full-website.twelve-pages"),
  ),
  portal: /port(?:al|ail)/iu,
  pine: /pine[ -]?script|indi[ck]ator/iu,
  maintenance: either(/maintenance/u, price("ongoing-maintenance.one-month-two-hours")),
  crm: either(
    /CRM[ -](?:integration|connection)/u,
    /(?:connect|sync|write|writ|feed|send|arriv)\p{L}*[^.]{0,80}(?:CRM|pipedrive)/u,
    /(?:CRM|pipedrive)[^.]{0,80}(?:without|no|merg)\p{L}*[^.]{0,20}duplicates?/u,
    priceOf("crm-integration.one-source", "crm-integration.three-sources"),
  ),
  chatbot: /chat-?bots?/iu,
  landing: either(
    /landing|página de (?:aterrizaje|destino)/u,
    priceOf("landing-page.essential", "landing-page.complete"),
  ),
  video: /v[ií]d[eé]o/iu,
  webApp: either(/web[ -]?app|web-?anwendung/u, price("web-app.one-process")),
  consulting: either(
    /consult(?:ing|ation)|an hour (?:with|of)/u,
    priceOf("tech-consulting.one-hour", "tech-consulting.one-day"),
  ),
} as const;
