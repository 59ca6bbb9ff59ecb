/** "On Monday, Ada wrote:", as mail programs put it before what they quote. One line, or two where it was wrapped. */
const introductions: readonly RegExp[] = [
  /^(on|le|el|il|em|op|den)\b.{4,300}\b(wrote|a écrit|escribió|ha scritto|escreveu|schreef|skrev)\s?:$/i,
  /^am\b.{4,300}\bschrieb\b.{0,200}:$/i,
  /^.{2,200}<[^<>\s]+@[^<>\s]+>.{0,80}\b(wrote|schrieb|a écrit|escribió)\s?:$/i,
];
/** What stands above a whole mail that is quoted or forwarded below. */
const dividers: readonly RegExp[] = [
  /^-{2,}\s*(original message|ursprüngliche nachricht|message d'origine|mensaje original|forwarded message|weitergeleitete nachricht|message transféré|mensaje reenviado)\s*-{2,}$/i,
  /^_{10,}$/,
];
/** Outlook's block of headers, in its languages: two of its lines, one after the other. */
const quotedFrom = /^\**(from|von|de)\s?:\**\s.*@/i;
const quotedNext =
  /^\**(sent|date|to|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado( el)?|fecha|para|asunto)\s?:/i;
/** What phones add by themselves. */
const phoneFoot =
  /^(sent from (my|mail for)|get outlook for|von meinem .+ gesendet|gesendet von|envoyé (de|depuis)|enviado desde)\b.{0,80}$/i;

/**
 * What somebody has written into a mail: without the mail that they answer, their signature (`-- `, RFC 3676 §4.3) and
 * what their phone adds. Where nothing would be left, the text as it is without its quoted lines. Answers between quoted
 * lines stay.
 */
export function stripQuotes(text: string): string {
  const lines = text.replaceAll("\r\n", "\n").replaceAll("\u00a0", " ").split("\n");
  const own: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (endsHere(lines, index)) break;
    if (!line.trimStart().startsWith(">")) own.push(line);
  }
  const kept = tidy(own);
  return kept === "" ? tidy(lines.filter((line) => !line.trimStart().startsWith(">"))) : kept;
}

/** Whether nothing of the writer's own comes from a line on. */
function endsHere(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? "").trim();
  const next = (lines[index + 1] ?? "").trim();
  if (lines[index] === "-- " || line === "--") return true;
  if (dividers.some((one) => one.test(line))) return true;
  if (quotedFrom.test(line) && quotedNext.test(next)) return true;
  const isIntroduction = introductions.some((one) => one.test(line) || one.test(`${line} ${next}`));
  if (!isIntroduction) return phoneFoot.test(line) && lines.slice(index + 1).every(isQuotedOrEmpty);
  // Above an answer between the lines stands the same: then the rest is read.
  return !hasAnswerBetween(lines.slice(index + 1));
}

const isQuotedOrEmpty = (line: string) => line.trim() === "" || line.trimStart().startsWith(">");

/** Whether own lines stand between quoted ones, as those who answer point by point write them. */
function hasAnswerBetween(lines: readonly string[]): boolean {
  const first = lines.findIndex((line) => line.trimStart().startsWith(">"));
  if (first < 0 || first > 3) return false;
  return lines.slice(first).some((line) => !isQuotedOrEmpty(line));
}

const tidy = (lines: readonly string[]): string =>
  lines
    .filter((line) => !introductions.some((one) => one.test(line.trim())))
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
