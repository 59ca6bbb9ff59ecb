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
  form: either(
    /smart[ -]?forms?(?!\p{L})/u,
    /formul(?:ar|aire|ario)/u,
    /(?<!\p{L})forms?(?!\p{L})[^.]{0,80}(?:appl|asks?|steps?|condition|fields?|checks?)/u,
    price("smart-form.one-form"),
  ),
  automation: either(
    /workflow|(?<!\p{L})automations?(?!\p{L})|automati[sz]/u,
    price("workflow-automation.one-flow"),
  ),
  chatbot: /chat-?bot/iu,
  maintenance: either(/maintenance/u, price("ongoing-maintenance.one-month-two-hours")),
  design: either(/ui\s*\/?\s*ux|figma|interface design/u, price("ui-ux-design.one-page")),
  dashboard: either(/dashboard/u, price("market-dashboard.one-source")),
  landing: either(
    /landing|zielseite|einzelseite|one-pager/u,
    price("landing-page.essential"),
    price("landing-page.complete"),
  ),
  webApp: either(
    /web[ -]?app|web-?anwendung|web-?applikation/u,
    price("web-app.one-process"),
    price("web-app.three-processes"),
  ),
  crm: /crm/iu,
  leads:
    /lead[ -]gen|(?:generación|captación) de (?:leads|clientes)|chat-?bot|asistente|assistant/iu,
  portal: /port(?:al|ail)/iu,
  video: /vid[ée]o/iu,
} as const;
