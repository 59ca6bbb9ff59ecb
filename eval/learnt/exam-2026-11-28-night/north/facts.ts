import { either } from "../../../judge/patterns.ts";

export {
  aPerson,
  askedInWords as asked,
  asksAgain,
  asksPhoneAgain,
  dataReach,
  french,
  german,
  saysNo,
  saysNoInEnglish,
  service,
  span,
  spanish,
  supportReach,
  taken,
  type ExamQuestion,
} from "../../../judge/facts.ts";

/**
 * How an answer names a service, in any of the four languages, or describes it plainly. A word that stands in the
 * text of other services, too, such as "form" or "page", isn't enough.
 */
export const names = {
  automation:
    /workflow|(?<!\p{L})automations?(?!\p{L})|automate|automatisier|automatiza|automatisation/iu,
  form: either(
    /smart[ -]?forms?/u,
    /\bforms? (?:that|which|with|where|asks?|checks?|can|of up)|(?:an?|one|your|our|online|booking|intake) form\b/u,
  ),
  website: either(
    /(?:full|whole|complete|entire|new)[ -]web-?site|full-website/u,
    /site (?:web )?(?:complet|entier)|nouveau site|(?:cinq|huit|douze|5|8|12) pages/u,
  ),
  portal: /port(?:al|ail)/iu,
  maintenance: /maintenance|(?<!\p{L})wartung|instandhaltung|pflege|überwach/iu,
  crm: either(
    /CRM[ -](?:integration|connection)/u,
    /(?:connect|sync|write|writ|feed|send|arriv|land|record)\p{L}*[^.]{0,80}(?:CRM|salesforce)/u,
    /(?:CRM|salesforce)[^.]{0,80}(?:without|no|merg)\p{L}*[^.]{0,20}duplicates?/u,
  ),
  chatbot: /chat-?bots?/iu,
  dashboard: /dashboard|(?:all (?:of )?|your )markets[^.]{0,40}(?:one|single) screen/iu,
  leadPage: /lead[ -]gen\p{L}*|ai-lead-gen-lp|(?:landing )?page with an? (?:AI )?assistant/iu,
  salesVideo: either(
    /sales (?:letter|video|pitch)|\bVSL\b/u,
    /video[^.]{0,60}(?:three|3)[ -]minutes?/u,
  ),
  design: either(
    /UI\s?\/\s?UX|\bUI\b|\bUX\b|figma/u,
    /screens? (?:are )?(?:designed|drawn)|design (?:of )?(?:the |your )?screens/u,
  ),
  webApp: /web[ -]?app|web-?anwendung|(?:custom|own) app/iu,
} as const;
