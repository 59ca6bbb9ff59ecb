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
  sumOf,
  supportReach,
  taken,
  type ExamQuestion as Written,
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
  pine: /pine|tradingview[- ](?:indi[ck]ator|script)/iu,
  design: /ui\s?(?:\/|und|&|-)\s?ux|(?:ui|ux)[- ]design/iu,
  crm: /crm/iu,
  landing: either(
    /landing|page d['’]atterrissage|page de (?:destination|vente)|page unique/u,
    priceOf("landing-page.essential", "landing-page.complete"),
  ),
} as const;

/** That nothing goes on or is charged again by itself, in any of the four languages. */
export const noRenewal = either(
  /(?:not|n[’']t|no|nothing|never|without)[^.]{0,60}(?:renew|itself|automatic|again|cancel)/u,
  /order (?:it |the next month |another month )?again|one month at a time|new order/u,
  /(?:nicht|nichts|keine?)[^.]{0,60}(?:verläng|automatisch|von selbst|allein)/u,
  /(?:no|nada)[^.]{0,40}(?:renueva|automátic|por sí s[oó]l[oa])|(?:ne|n[’']|rien|pas)[^.]{0,40}(?:renouvel|reconduit|automatique)/u,
);

/** That the customer pays the outside provider himself, in any of the four languages. */
export const billedByOthers = either(
  /(?:your|billed|you|yourself|directly|separate|not included|isn[’']t)[^.]{0,80}(?:host|model|provider|openai|plan)|(?:host|model|provider|openai|plan)\p{L}*[^.]{0,80}(?:your|you|yourself|directly|separate|not included|isn[’']t|extra)/u,
  /(?:Ihnen|Ihrem|Ihr|dir|dein|euch|euer|eurem|Sie|du|selbst|direkt)[^.]{0,80}(?:Zapier|Make|Anbieter|Abo|Host|Rechnung|bezahl|zahl)|(?:Zapier|Make|Anbieter|Abo|Host)\p{L}*[^.]{0,80}(?:Ihnen|Ihr|dir|dein|euch|Sie|du|selbst|direkt|eigene)/u,
);

/** A month's guarantee or support: its thirty days. */
export const thirtyDays =
  /(?<!\d)30[\s-]*(?:days?|Tagen?|Tage|d[ií]as|jours)|(?:thirty|dreißig|treinta|trente)[\s-]*(?:days?|Tagen?|d[ií]as|jours)/iu;

/** What a greeting is answered with. */
export const greets =
  /\b(?:hello|hi|hey|morning|afternoon|welcome|help|ask)\b|hallo|moin|guten|servus|hola|buen[oa]s|bonjour|bonsoir|salut|coucou|helfen|ayud|aider/iu;

/** What thanks or a goodbye is answered with. */
export const kindWords =
  /welcome|pleasure|glad|happy|anytime|any time|thank|kind|bye|goodbye|take care|good luck|enjoy|see you|cheers|gern|freut|danke|bitte|schön|tschüss|wieder|bald|de nada|gusto|placer|encantad|alegr|gracias|hasta|suerte|merci|plaisir|rien|bonne|bientôt|revoir|au revoir|ravi/iu;
