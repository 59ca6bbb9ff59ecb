/** A stretch of a text. */
type Span = { from: number; to: number };

/**
 * What letters begin and end with and say in passing, in English, German, Spanish and French: greetings, closings with a name, "as far
 * as I can see", "and that is all". None of it asks for anything.
 */
const greeting =
  /^\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|to whom it may concern|sehr geehrte\p{L}*|liebe\p{L}*|hallo|guten (?:tag|morgen|abend)|moin|servus|grüezi|hola|buen[oa]s(?: (?:días|tardes|noches))?|estimad[oa]s?|bonjour|bonsoir|chère?s?|madame|monsieur)(?!\p{L})(?: (?!(?:we|i|our|my|ich|wir|je|nous|can|could|please|is|need|ya|un)(?!\p{L}))[\p{L}’']+){0,4}?\s*[,.!:;–—\n-]/iu;
const closing =
  /(?<=[.!?\n]\s*)(?:(?:with |mit )?(?:kind|best|warm|many|freundliche[nmr]?|beste[nr]?|herzliche[nr]?|viele[n]?|liebe) (?:regards|wishes|thanks|grüße[n]?|gruß|dank)|regards|cheers|thanks(?: a lot| so much| in advance)?|thank you(?: very much| in advance)?|yours (?:sincerely|faithfully|truly)|sincerely|(?:vielen )?dank(?: im voraus)?|danke|(?:un |muchos )?saludos?(?: cordiales)?|(?:muchas )?gracias(?: de antemano)?|atentamente|cordialement|bien à vous|merci(?: d['’]avance| beaucoup)?)(?!\p{L})[^.!?\n]{0,60}[.!]?\s*$/iu;
const inPassing = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    "as far as (?:i|we) can (?:see|tell|say)|as far as (?:i|we) know|by (?:my|our) (?:own )?(?:count|reckoning|estimate)|to put it (?:mildly|politely|simply|briefly)|to be (?:honest|frank|fair|precise)|(?:or )?(?:so )?(?:i|we) (?:hope|believe|gather|imagine|am told|are told|should add|must admit|may add|should say|should mention)|after (?:some|much|long) (?:discussion|thought|debate)|in (?:short|brief|other words|fact|all honesty|a word)|of course|after all|needless to say|if (?:at all )?possible|if (?:i|we) may|for what it['’]s worth|before (?:we|i) (?:commit|decide|sign|spend)(?: to)?(?: anything| any money| on anything)?|(?:and )?(?:if not|otherwise),? not|(?:and )?that (?:is|['’]s|would be) (?:all|it|really it)|(?:i|we) understand(?: that)?|rather than (?:yet )?another \\p{L}+(?: on [\\p{L} ]{1,20})?|as (?:i|we) said|this is a (?:small|quick|simple) (?:thing|matter|job|one)|(?:it|that|this|which) would (?:really |already )?(?:do|be it|suit us|(?:spare|save|help) (?:us|me)(?: (?:a great deal|a lot|enormously|hours|time|work|much trouble))?|be (?:very |most )?(?:welcome|good|great|lovely|nice|useful|helpful|good to have|nice to have))|would be (?:very |most )?(?:welcome|good to have|nice to have|appreciated)|would (?:spare|save|help) (?:us|me)(?: (?:a great deal|a lot|enormously|hours|time|work|much trouble))?|the rest(?:, really,?)? is (?:detail|up to you)|(?:is|are) (?:no|not a) problem|(?:is|are) (?:all |absolutely |perfectly )?fine(?: (?:with|for|by) (?:us|me))?|or so|and so on|as usual|the usual way",
    "soweit (?:ich|wir) (?:das )?(?:sehen?|beurteilen?|wissen?)(?: (?:kann|können))?|ehrlich gesagt|kurz gesagt|mit anderen worten|wenn möglich|falls möglich|nach (?:einiger|langer) (?:diskussion|überlegung)|(?:denke|glaube|hoffe|schätze|meine) ich|(?:das )?(?:ist|wäre) (?:auch )?schon alles|(?:ist|sind|wäre) (?:kein problem|in ordnung)|\\p{L}+ (?:liegt|fällt) (?:mir|uns) (?:\\p{L}+ )?(?:nicht|schwer)|wie gesagt|natürlich|übrigens|bevor wir (?:uns )?(?:festlegen|entscheiden)",
    "que yo sepa|por lo que veo|a decir verdad|en resumen|es decir|si es posible|a ser posible|como decía|por supuesto|(?:no es|sin) (?:ningún )?problema|claro está|antes de (?:decidir\\p{L}*|comprometer\\p{L}*)(?: a nada)?|y (?:eso|nada más|con eso) (?:es todo|basta)|nos (?:vendría|iría) (?:muy )?bien",
    "autant que je sache|à vrai dire|en bref|autrement dit|si possible|comme je le disais|(?:ne pose|n['’]est|ce n['’]est) pas (?:de|un) problème|bien sûr|bien entendu|avant de (?:nous engager|décider)(?: à quoi que ce soit)?|et c['’]est tout|ce serait (?:parfait|bien|très bien|formidable)|nous rendrait (?:bien )?service",
  ].join("|")})(?!\p{L})`,
  "giu",
);
const stretch = ({ index, 0: words }: RegExpMatchArray): Span => ({
  from: index ?? 0,
  to: (index ?? 0) + words.length,
});

/** A text's greeting. */
export const greetingOf = (text: string): string => greeting.exec(text)?.[0] ?? "";

/** The courtesies of a text, with their places. */
export function courtesiesIn(text: string): Span[] {
  const ends = [greeting.exec(text), closing.exec(text)].flatMap((match) =>
    match ? [stretch(match)] : [],
  );
  return [...ends, ...[...text.matchAll(inPassing)].map(stretch)];
}
