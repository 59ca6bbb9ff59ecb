import { sentencesOf } from "#kit/sentences.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";

const maxParts = 4;
const longestMessage = 4000;

const asking =
  "how|what|when|where|who|which|why|can|could|do|does|did|is|are|will|would|should|must|may|was|wie|wann|wo|wer|warum|womit|in welche[nmrs]?|welche[nmrs]?|kann|konnen|gibt|ist|sind|habt|haben sie|macht|muss|brauche ich|bekomm\\w*|que|cual\\w*|cuant[oa]s?|cuando|en cuanto|como|donde|quien|puedo|pueden|podria\\w*|se puede|si se puede|hay|tienen|es posible|hace falta|combien|comment|quand|ou|qui|quel\\w*|est ce|y a t il|peut|peuvent|puis je|pouvez|faites vous|avez vous|faut il";
/** What a list of questions names without a verb: "the price, the time and …". */
const facts =
  "(?:(?:the|le|la|l|les|der|die|das|den|el|los) )?(?:price|cost|delivery time|time frame|prix|tarif|delai|duree|preis|kosten|dauer|lieferzeit|precio|coste|plazo|includes|included)";
const asks = new RegExp(
  `^(?:and |also |und |auch |y |et |aussi |¿ ?)*(?:${asking}|${facts})\\b`,
  "u",
);
const asksAnywhere = new RegExp(`(?:^|\\b)(?:${facts})\\b`, "u");
/** After a comma, "and" and the like the next question of a sentence may begin. */
const joints =
  /(?<=[\p{L}\p{N})])\s*(?:[,;]\s+(?:(?:and|plus|und|y|et)\s+)?(?:(?:also|außerdem|auch|además|aussi)\s+)?|\s(?:and|also|plus|und|außerdem|y|además|et|aussi)\s+)(?=[¿\p{L}])/giu;
/** "1) … 2) …" */
const numbered = /(?:^|\s)(?:\d[).]|\(?[a-d]\))\s+(?=\S)/gu;
/** "Client portal: the price, …?" is about the client portal throughout. */
const topicOf = /^([^:?!.\n]{3,40}?)\s?:\s+(?=\S)/u;

const plain = (text: string) => wordsOf(plainLetters(text)).join(" ");
const isAsking = (text: string) => asks.test(plain(text));

/** The questions of a message, the first four, and whether it has more. */
export type Questions = { parts: string[]; hasMore: boolean };

/**
 * The questions of one message. A message with one question, or none, stays whole, with what stands around it: that
 * often says what it is about.
 */
export function splitMessage(message: string): Questions {
  const text = message.slice(0, longestMessage).trim();
  const questions = pointsOf(text) ?? questionsOf(text);
  if (questions.length < 2) return { parts: [text], hasMore: false };
  return { parts: questions.slice(0, maxParts), hasMore: questions.length > maxParts };
}

function pointsOf(text: string): string[] | null {
  const marks = [...text.matchAll(numbered)];
  const points = marks
    .map(({ index, 0: mark }, at) => text.slice(index + mark.length, marks[at + 1]?.index).trim())
    .filter((point) => /\p{L}{3}/u.test(point));
  return points.length > 1 ? points : null;
}

function questionsOf(text: string): string[] {
  const sentences = sentencesOf(text).filter((sentence) => /\p{L}{2}/u.test(sentence));
  const found: string[] = [];
  for (const sentence of sentences) {
    const isMarked = sentence.endsWith("?");
    if (!isMarked && !(sentences.length === 1 && (isAsking(sentence) || startsWithFact(sentence))))
      continue;
    const topic = topicOf.exec(sentence)?.[1];
    const rest = topic ? sentence.slice(sentence.indexOf(":") + 1).trim() : sentence;
    const pieces = piecesOf(rest);
    found.push(...(topic ? pieces.map((piece) => `${topic} ${piece}`) : pieces));
  }
  const [first] = sentences;
  const topic = first && topicOf.exec(first)?.[1];
  return topic && found.length > 1
    ? found.map((one) => (one.startsWith(topic) ? one : `${topic} ${one}`))
    : found;
}

const startsWithFact = (text: string) => asksAnywhere.test(plain(text).split(" ", 6).join(" "));

/** A sentence at those of its joints that a question follows. */
function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of sentence.matchAll(joints)) {
    const before = sentence.slice(from, index);
    if (!isAsking(sentence.slice(index + joint.length))) continue;
    // "Tell me if and when": what comes before must ask, too.
    if (wordsOf(before).length < 2 || !(isAsking(before) || startsWithFact(before))) continue;
    pieces.push(before.trim());
    from = index + joint.length;
  }
  return [...pieces, sentence.slice(from).trim()];
}

/** The part of a long message that asks, or its end. */
export function gist(message: string): string {
  if (message.length <= 400) return message;
  const questions = message.match(/[^.!?\n]{5,300}\?/g);
  return questions ? questions.join(" ") : message.slice(-400);
}
