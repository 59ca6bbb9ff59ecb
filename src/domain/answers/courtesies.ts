const greeting =
  "dear|hello|hi|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|sehr geehrte[rs]?|liebe[rs]?|guten (?:tag|morgen|abend)|hallo|moin|servus|grüß gott|grüezi|hola|buen[oa]s(?: (?:días|dias|tardes|noches))?|buen día|estimad[oa]s?|bonjour|bonsoir|salut|allo";
const addressed =
  "aria|there|all|everyone|everybody|team|folks|guys|sir|sirs|madam|ma['’]am|or|and|to|the|damen|und|herren|herr|frau|zusammen|liebes|a|todos|todas|equipo|señor(?:es|a|as)?|y|le|la|à|tous|toutes|madame|monsieur|mesdames|messieurs|l['’]équipe|again";
const opening = new RegExp(
  `^(?:${greeting})(?:\\s+(?:${addressed}))*\\s*(?:[,.!:;–-]+|\\n)\\s*(?=\\S)`,
  "iu",
);
const closing =
  /(?:[.!?,)]|\n)\s*(?:(?:kind|best|warm|many)(?: \p{L}+)? (?:regards|wishes|thanks)|(?:best )?regards|yours (?:sincerely|faithfully|truly)|sincerely|thanks(?: in advance| so much| a lot)?|thank you(?: in advance| very much| kindly)?|cheers|mit (?:freundlichen|besten|herzlichen|lieben) grüßen|(?:viele|liebe|beste|herzliche|freundliche) grüße|vielen dank(?: im voraus)?|danke(?: im voraus| schön)?|lg|mfg|vg|(?:un )?(?:cordial )?saludos?|atentamente|(?:muchas )?gracias(?: de antemano)?|cordialement|bien (?:à vous|cordialement)|merci(?: d['’]avance| beaucoup)?|salutations)(?:[,.! ]+\p{L}[\p{L}.'’-]*){0,6}\s*[.!]*$/iu;

/** A letter without its greeting and its closing line: "Sehr geehrte Damen und Herren, …, mit freundlichen Grüßen". */
export function withoutCourtesies(text: string): string {
  const begun = text.replace(opening, "");
  const end = closing.exec(begun);
  // What the closing line follows ends as it did.
  const rest = end ? begun.slice(0, end.index + (end[0].startsWith("\n") ? 0 : 1)) : begun;
  return /\p{L}{3}/u.test(rest) ? rest.trim() : text;
}
