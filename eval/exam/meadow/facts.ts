import { french as inFrench, saysNo, spanish as inSpanish } from "../../judge/facts.ts";
import { either } from "../../judge/patterns.ts";

/** Words that only texts in these languages hold, with those that stand in very short answers, too. */
export const spanish = either(
  inSpanish,
  /(?<!\p{L})(?:la|se|que|un|hay|incluye|incluyen|antes|tres|veces|nuestras)(?!\p{L})/u,
);
export const french = either(
  inFrench,
  /(?<!\p{L})(?:la|le|de|à|dès|ils?|elles?|ce|cette|c['’]est)(?!\p{L})/u,
);

/**
 * How an answer names a service, in any of the four languages, or describes it plainly. A word that stands in the
 * text of other services, too, such as "form" or "page", isn't enough.
 */
export const names = {
  automation:
    /workflow|(?<!\p{L})automations?(?!\p{L})|automate|automatisier|automatiza|automatis(?:ation|er|é|ons|e)/iu,
  form: either(
    /smart[ -]?forms?/u,
    /\bforms? (?:that|which|with|where|asks?|checks?|can|of up)|(?:an?|one|your|our|online|application) form\b/u,
  ),
  website: either(
    /(?:full|whole|complete|entire|new)[ -]web-?site|full-website|five pages|eight pages/u,
    /site (?:web |internet )?(?:complet|entier)|nouveau site|refonte|(?:cinq|huit|5|8) pages/u,
  ),
  portal: /port(?:al|ail)/iu,
  maintenance: either(
    /maintenance|mantenimiento|(?<!\p{L})wartung|instandhaltung|entretien/u,
    /(?:laufende|monatliche)\p{L}* (?:betreuung|pflege)/u,
  ),
  crm: either(
    /CRM[ -](?:integration|connection|anbindung|verbindung)|crm-integration/u,
    /(?:CRM|salesforce)[^.]{0,60}(?:verbind|verbund|anbind|angebund|integr|connect)/u,
    /(?:verbind|verbund|anbind|angebund|integr|connect)\p{L}*[^.]{0,60}(?:CRM|salesforce)/u,
    /duplicates?|dubletten|doppelte/u,
  ),
  chatbot: /chat-?bots?/iu,
  /** A page with an assistant that asks, or the chatbot that does the same on a page there is. */
  leads: either(
    /lead[ -]gen|ai-lead-gen|AI lead/u,
    /(?:page|landing)[^.]{0,60}(?:assistant|AI)|assistant[^.]{0,80}(?:asks?|qualif|question|lead)/u,
    /chat-?bots?/u,
  ),
  video: either(
    /video sales letter|vsl|sales (?:video|pitch)|pitch[^.]{0,40}video|video[^.]{0,40}pitch/u,
    /AI[ -]host|video[ -]agents?|AI[ -](?:made )?video|video[^.]{0,60}(?:minutes?|presenter|host|avatar)/u,
  ),
  dashboard: /dashboard|market screen|one screen/iu,
  design: either(
    /ui\s*\/?\s*ux|figma|(?:interface|screen|page|product)[ -]design|design(?:s|ed|ing)?[^.]{0,40}(?:screens?|pages?)/u,
    /screens?[^.]{0,40}(?:design|drawn)/u,
  ),
  webApp: either(
    /web[ -]?app|aplicaci[oó]n(?:es)? (?:web|a (?:la )?medida|propia)/u,
    /app (?:web|a (?:la )?medida|propia)/u,
  ),
} as const;

/** That our pages don't say it, or that somebody here can: the two honest ways to leave a question open. */
export const leavesOpen = either(
  saysNo,
  /(?:person|people|human|colleague|team|support|someone|somebody|one of us)[^.]{0,60}(?:tell|say|answer|know|repl|help|send|confirm)/u,
  /(?:Mensch|Person|Kolleg|Team|Support|jemand)\p{L}*[^.]{0,60}(?:sag|antwort|beantwort|weiß|hilf|klär)/u,
  /(?:persona|equipo|compañer|soporte|alguien)\p{L}*[^.]{0,60}(?:respond|dec|dir|dig|contest|inform|ayud)/u,
  /(?:personne|équipe|collègue|support|quelqu)\p{L}*[^.]{0,60}(?:répond|dir|inform|renseign|aid)/u,
);
