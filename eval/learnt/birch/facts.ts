import { supportReach, priceOf } from "../../judge/facts.ts";
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

/** A hello, in any of the four languages, or an offer to help. */
export const greets = either(
  /(?<!\p{L})(?:hello|hi|hey|good (?:morning|afternoon|evening)|welcome|nice to (?:meet|see|hear)|glad|lovely|pleas(?:ed|ure))(?!\p{L})/u,
  /(?<!\p{L})(?:help|ask me|what (?:can|brings|would|should))(?!\p{L})/u,
  /hallo|grüß|guten (?:Tag|Morgen|Abend)|willkommen|freut|hola|buen[oa]s|encantad|bienvenid|bonjour|bonsoir|coucou|salut|bienvenue|ravie?|enchantée?/u,
  /helfe|weiterhelfen|ayud|aider/u,
);

/** What answers a thank-you, a compliment or a goodbye, in any of the four languages. */
export const partsKindly = either(
  /thank|welcome|pleasure|glad|happy|kind of you|nice of you|appreciate|(?<!\p{L})bye|see you|take care|good luck|enjoy|any ?time|have a (?:good|nice|lovely|great)|(?:I[’']ll be|I[’']m) here|come back/u,
  /gern|bitte|danke|freut|tschüss|bis (?:bald|dann|zum)|gute Nacht|schlaf|schönen|wiedersehen|alles Gute/u,
  /gracias|de nada|gusto|placer|hasta (?:luego|pronto|otra)|suerte|buen[oa]s? (?:día|tarde|noche)|adiós|encantad|aquí est(?:oy|aré)/u,
  /merci|plaisir|de rien|je vous en prie|à bientôt|au revoir|bonne (?:soirée|journée|nuit|continuation)|volontiers|ravie?|gentil/u,
);

/** That our pages don't say or offer something, or who can be asked: for a part that can't be answered. */
export const unsaid = either(
  supportReach,
  /(?:don|doesn|didn|can|couldn|isn|aren|haven)[’']?t (?:say|mention|know (?:that|about|of)|answer (?:that|this)|tell|find|found|cover|list|offer|something|among|one of|part of)/u,
  /\bnot (?:mentioned|listed|covered|offered|something|among|on our|in our|one of)|\bno (?:answer|information|mention)|\bnothing (?:about|on)/u,
  /(?:steht|finde|weiß|sagen|beantworten|erwähn\p{L}*|biet\p{L}*|gehört|machen wir|gibt)[^.]{0,50}(?:nicht|nichts|kein)|(?:nicht|nichts|kein\p{L}*)[^.]{0,50}(?:steht|finde|gefunden|sagen|beantworten|erwähnt|bieten|angeboten|dabei|Angebot)/u,
  /(?<!\p{L})no (?:lo |se )?(?:dic|mencion|encuentr|sé(?!\p{L})|puedo|sabemos|consta|aparec|figur|hay|ofrec|hac|trabaj|inclu|gestion)|nada (?:sobre|de)(?!\p{L})/u,
  /(?<!\p{L})(?:ne |n['’])[^.]{0,30}(?:dis|mention|trouv|sai|figur|propos|fai|répond|parl|gér|couvr|compris)|rien (?:sur|à)(?!\p{L})|pas (?:mentionn|inclu|propos|compris|couvert)/u,
);
