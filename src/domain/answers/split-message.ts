const maxParts = 4;
const longestMessage = 4000;
/** Where the next question of a sentence begins: after "and" or a comma, with a word that asks. */
const begins =
  /(?<=[\p{L}\p{N}])(?:,?\s+(?:and|also|plus|und|außerdem|y|además|et|aussi)\s+|,\s+)(?=(?:how|what|when|where|who|which|can|do|does|is|are|will|was|wie|wann|wo|wer|in welchen?|welche|kann|gibt|ist|qué|cuánto|cuándo|en cuánto|cómo|dónde|puedo|se puede|si se puede|combien|comment|quand|où|est-ce|peut|peuvent|le délai|le prix)\b)/iu;
/** "1) … 2) …", "first, … second, …" */
const numbered = /\s*(?:^|\s)(?:\d[).]|[a-d]\))\s+/u;

/**
 * The questions of one message. A message with one question, or none, stays whole, with what stands around it: that
 * often says what it is about. Of many, the first ones; the rest is asked again.
 */
export function splitMessage(message: string): string[] {
  const text = message.slice(0, longestMessage).trim();
  const points = text.split(numbered).filter((point) => /\p{L}{3}/u.test(point));
  if (points.length > 2) return points.slice(-maxParts);
  const sentences = text
    .split(/(?<=[?!])\s+|(?<=[.])\s+(?=\p{Lu})|\n+/u)
    .flatMap((sentence) => (sentence.includes("?") ? sentence.split(begins) : [sentence]))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
  const questions = sentences.filter(
    (sentence, at) => sentence.endsWith("?") || isSplitOff(sentences, at),
  );
  if (questions.length < 2) return [text];
  return questions.slice(0, maxParts);
}

/** The first half of "what does it cost and how long does it take?" has lost its mark. */
const isSplitOff = (sentences: readonly string[], at: number): boolean =>
  /^(?:how|what|when|where|who|which|can|do|does|is|are|will|was|wie|wann|wo|wer|welche|kann|ist|¿|qué|cuánto|combien|comment|quand)\b/iu.test(
    sentences[at] ?? "",
  ) &&
  (sentences[at + 1]?.endsWith("?") ?? false);

/** The part of a long message that asks, or its end. */
export function gist(message: string): string {
  if (message.length <= 400) return message;
  const questions = message.match(/[^.!?\n]{5,300}\?/g);
  return questions ? questions.join(" ") : message.slice(-400);
}
