/**
 * How things stand at a moment: what is left, free, ready or on its way. Pages, forms, videos and bots show what was put there, so none
 * of their options holds it, however plain the words. English, German, Spanish and French.
 */
const still = new Set<string>([
  "landing-page",
  "full-website",
  "smart-form",
  "ai-lead-gen-lp",
  "gpt4-chatbot",
  "ai-video-1min",
  "vsl-ai-host",
]);

const pattern = (source: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, "giu");
const gap = String.raw`[^.!?;:\n]{0,70}?`;

const states: readonly RegExp[] = [
  pattern(
    String.raw`(?:see|sees|show|shows|showing|check|checks|know|knows|tell|tells|telling|display|displays|find out|say|says|view|learn|watch|follow|ask) (?:${gap} )?(?:(?:what|which|who|where|when|if|whether|how (?:many|much|far|long|busy|full))(?:['’]?s)? ${gap}(?:still|right now|at the moment|currently|today|tonight|this week|left|free|available|in stock|sold out|taken|gone|ready|open|along|is at|got to|has been|have been|is on|are on|let|booked|in the meantime)|(?:live|current|latest) (?!site|page|website|in|on)\p{L}+|in real time|(?:how (?:far|long) ${gap}(?:is|are|takes?)))`,
  ),
  pattern(
    String.raw`(?:what|which|who|where)(?:['’]?s)? (?:[\p{L}’'-]+ ){0,5}(?:is|are|['’]s|s)? ?(?:still |currently )?(?:on the shel\p{L}+|in stock|right now|sold out|up for grabs)|(?:full|sold[- ]out|booked|past|expired|old) (?:[\p{L}’'-]+ ){1,3}(?:close|closes|disappear|disappears|vanish|vanishes|drop out|go away|shut|are hidden|get hidden|hide) (?:on their own|by themselves|by itself|on its own|automatically|at once)`,
  ),
  pattern(
    String.raw`(?:ob|welche\p{L}*|wie ?viele?|was|wann|wo) (?:${gap} )?(?:noch|gerade|aktuell|derzeit|schon|heute|momentan) (?:${gap} )?(?:frei|verfügbar|vorrätig|da|offen|fertig|zu haben|belegt|vergeben|ausgebucht|lieferbar|steht|ist|sind)|(?:live|in echtzeit) (?:\p{L}+ ){0,3}(?:sehen|zeigen|zeigt|anzeigen|verfolgen)|(?:aktuelle[nrs]?|jeweilige[nrs]?) (?:stand|bestand|bestände|wartezeit\p{L}*|auslastung|verfügbarkeit\p{L}*|position)`,
  ),
  pattern(
    String.raw`(?:si(?= )|qué|cuánt[oa]s?|cuál(?:es)?|dónde|cuándo) (?:${gap} )?(?:(?:ya|todavía|aún) (?:está|están|hay|queda|quedan) ?(?:${gap} )?\p{L}+|quedan?|(?:están?|siguen?|hay) (?:\p{L}+ )?(?:libres?|disponibles?|list[oa]s?|abiert[oa]s?|sitio|plazas?)|tienen? sitio|ahora mismo|en este momento)|en (?:directo|tiempo real|vivo)`,
  ),
  pattern(
    String.raw`(?:si(?= )|s['’]|quel(?:le)?s?|combien|où|quand|ce qui|ce qu['’]il) ?(?:${gap} )?(?:(?:est|sont) (?:déjà|encore|toujours) \p{L}+|reste(?:nt)?|(?:est|sont) (?:libres?|disponibles?|prête?s?|ouverte?s?)|en ce moment)|en (?:direct|temps réel)`,
  ),
];
const isOnly = (ids: readonly string[]) => ids.length > 0 && ids.every((id) => still.has(id));

/** Each state of things that a wish wants shown, where only what stands still is bought. */
export const statesAsked = (
  text: string,
  serviceIds: readonly string[],
): { text: string; at: number }[] =>
  isOnly(serviceIds)
    ? states.flatMap((one) =>
        [...text.matchAll(one)].map(({ index, 0: words }) => ({ text: words.trim(), at: index })),
      )
    : [];
