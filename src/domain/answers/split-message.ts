import { sentencesOf } from "#kit/sentences.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import { pointsOf } from "./question-points.ts";

const maxParts = 12;
const longestMessage = 4000;

const verbs =
  "can|could|do|does|did|is|are|will|would|should|must|may|was|kann|konnen|gibt|ist|sind|habt|haben sie|macht|machen sie|muss|brauche ich|bekomm\\w*|puedo|pueden|podria\\w*|se puede|si se puede|hay|tienen|hacen|es posible|hace falta|est ce|y a t il|peut|peuvent|puis je|pouvez|faites vous|avez vous|faut il";
const wh =
  "hows?|whats?|whens?|wheres?|whos?|which|why|wie|was|wann|wo|wer|wem|warum|womit|welche[nmrs]?|que|cual\\w*|cuant[oa]s?|cuando|como|donde|quien|combien|comment|quand|ou|qui|quel\\w*";
const withWh = `(?:(?:for|in|by|until|with|to|on|bis|fur|mit|a|en|por|para|dans|pour|avec|de) )?(?:${wh})`;
/** What a list of questions names without a verb: "the price, the time and …". */
const facts =
  "(?:(?:the|le|la|l|les|der|die|das|den|el|los|un|una|une|eine?) )?(?:prices?|costs?|delivery(?: time)?|time ?(?:frame|line)|turnaround|duration|guarantee|warranty|languages?|payment|discounts?|prix|tarifs?|delais?|duree|garantie|langues|remise|preise?|kosten|dauer|lieferzeit|sprachen|rabatt|precios?|coste|plazos?|garantia|idiomas|descuento|includes|included)";
const joined = "(?:and |also |und |auch |y |et |aussi |plus |then |¿ ?)*";
const asksByVerb = new RegExp(`^${joined}(?:${verbs})\\b`, "u");
const asksByWord = new RegExp(`^${joined}(?:${withWh})\\b`, "u");
const asksFact = new RegExp(`^${joined}(?:${facts})\\b`, "u");
const asksWhether = new RegExp(`^${joined}(?:whether|if (?!so|not|yes|possible)|ob|si)\\b`, "u");
const asksAnywhere = new RegExp(`(?:^|\\b)(?:${facts})\\b`, "u");
/** "I'd like to know …": what follows is asked, without a mark. */
const indirect =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour|guten tag)[^,.!?]{0,20}[,.!]\s*)?(?:(?:please|bitte|por favor)[, ]+)?(?:i(?:['’]d| would)? (?:like|love|want(?:ed)?|need) to (?:know|understand|find out)|(?:please )?tell me|(?:can|could) you (?:please )?(?:tell me|explain|let me know)|let me know|i was wondering|wondering|i wonder|(?:quería|quisiera|me gustaría|quiero|necesito) saber|dígame|ich (?:möchte|würde gerne?|wollte|will) (?:gerne? )?wissen|sagen sie mir|mich (?:würde )?interessier(?:t|en)|(?:j['’]aimerais|je voudrais|je veux) savoir|dites-moi)[,:]?\s+/iu;
/** After a comma, "and" and the like the next question of a sentence may begin. */
const joints =
  /(?<=[\p{L}\p{N})])(?:\s*[,;]\s+(?:(?:and|plus|und|y|et)\s+)?(?:(?:also|außerdem|auch|además|aussi)\s+)?|\s(?:and|also|plus|und|außerdem|y|además|et|aussi)\s+|\s*\+\s*|\s&\s|\s\/\s)(?=[¿\p{L}])/giu;
/** "Client portal: the price, …?" is about the client portal throughout. */
const topicOf = /^([^:?!.\n]{3,40}?)\s?:\s+(?=\S)/u;
/** "Two things: …" is about none. */
const noTopic =
  /(?:^|\s)(?:hi|hello|hey|hallo|hola|bonjour|things?|questions?|points?|fragen?|punkte|dinge|sachen|preguntas?|cosas|dudas|choses|please|answer|bitte)(?:\s|$)/iu;

const plain = (text: string) => wordsOf(plainLetters(text)).join(" ");
const isAsking = (text: string) =>
  [asksByVerb, asksByWord, asksFact].some((pattern) => pattern.test(plain(text)));

/** The questions of a message, the first twelve, and whether it has more. */
export type Questions = { parts: string[]; hasMore: boolean };

/**
 * The questions of one message, in its order. A message with one question, or none, stays whole, with what stands around it: that
 * often says what it is about.
 */
export function splitMessage(message: string): Questions {
  const text = message.slice(0, longestMessage).trim();
  const points = pointsOf(text)?.flatMap((point) => {
    const within = questionsOf(point);
    return within.length > 1 ? within : [point];
  });
  const questions = points ?? questionsOf(text);
  if (questions.length < 2) return { parts: [text], hasMore: false };
  return { parts: questions.slice(0, maxParts), hasMore: questions.length > maxParts };
}

const topicIn = (sentence: string): string | null => {
  const topic = topicOf.exec(sentence)?.[1];
  return topic && !noTopic.test(topic) ? topic : null;
};
const afterColon = (sentence: string): string =>
  topicOf.test(sentence) ? sentence.slice(sentence.indexOf(":") + 1).trim() : sentence;

/** "… Is it down" asks, "When I open it, it is blank" doesn't. */
const asksUnmarked =
  /^(?:how|what|where|who|which|wie|was|wo|welche\w*|cuant\w+|como|donde|combien|comment|(?:can|could|do|does|is|are|will|would) (?:you|i|we|it|there|the|they))\b/u;

const goesOnAsking = new RegExp(`^(?:and|also|und|auch|y|et|plus) (?:${verbs}|${withWh})\\b`, "u");

function questionsOf(text: string): string[] {
  const sentences = sentencesOf(text).filter((sentence) => /\p{L}{2}/u.test(sentence));
  const hasMarks = sentences.some((sentence) => sentence.endsWith("?"));
  const lastMarked = sentences.findLastIndex((sentence) => sentence.endsWith("?"));
  const found: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const isMarked = sentence.endsWith("?");
    const isAlone = sentences.length === 1 && (isAsking(sentence) || startsWithFact(sentence));
    const isIndirect = indirect.test(sentence);
    // "What's the difference? and can i cancel": the last mark is often left out.
    const isUnmarked = hasMarks
      ? at > lastMarked && goesOnAsking.test(plain(sentence))
      : asksUnmarked.test(plain(sentence));
    const isList = !hasMarks && topicOf.test(sentence) && isAsking(afterColon(sentence));
    if (!isMarked && !isAlone && !isIndirect && !isUnmarked && !isList) continue;
    const topic = topicIn(sentence);
    const pieces = piecesOf(topicOf.test(sentence) ? afterColon(sentence) : sentence);
    if (!isMarked && isIndirect && sentences.length > 1 && pieces.length < 2 && hasMarks) continue;
    found.push(...(topic ? pieces.map((piece) => `${topic} ${piece}`) : pieces));
  }
  const [first] = sentences;
  const topic = first ? topicIn(first) : null;
  return topic && found.length > 1
    ? found.map((one) => (one.startsWith(topic) ? one : `${topic} ${one}`))
    : found;
}

const startsWithFact = (text: string) => asksAnywhere.test(plain(text).split(" ", 6).join(" "));

/** A sentence at those of its joints that a question follows. */
function piecesOf(sentence: string): string[] {
  const lead = indirect.exec(sentence)?.[0] ?? "";
  const isIndirect = lead !== "";
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of sentence.matchAll(joints)) {
    if (index < lead.length) continue;
    const before = sentence.slice(Math.max(from, lead.length), index);
    const after = plain(sentence.slice(index + joint.length));
    const isOwn = asksByVerb.test(after) || asksByWord.test(after);
    // "Is the price and delivery time fixed?" is one question.
    const isFact = asksFact.test(after) && (isIndirect || !asksByVerb.test(plain(before)));
    const isWhether = isIndirect && asksWhether.test(after);
    if (!isOwn && !isFact && !isWhether) continue;
    // "Tell me if and when": what comes before must ask, too.
    const asksBefore =
      isAsking(before) || startsWithFact(before) || asksWhether.test(plain(before));
    if (wordsOf(before).length < (isFact ? 1 : 2) || !asksBefore) continue;
    pieces.push(sentence.slice(from, index).trim());
    from = index + joint.length;
  }
  return [...pieces, sentence.slice(from).trim()];
}

/** The part of a long message that asks, or its end. */
export function gist(message: string): string {
  if (message.length <= 400) return message;
  const questions = message.match(/[^.!?\n]{5,300}\?/g);
  if (questions) return questions.join(" ");
  const points = pointsOf(message.slice(0, longestMessage));
  return points ? points.map((point) => `- ${point}`).join("\n") : message.slice(-400);
}
