import { sentencesOf } from "#kit/sentences.ts";
import { wordsOf } from "#kit/words.ts";
import { withoutCourtesies } from "./courtesies.ts";
import { pointsOf } from "./question-points.ts";
import {
  asksByVerb,
  asksByWord,
  asksFact,
  asksInMark,
  asksOn,
  asksOnInMark,
  asksUnmarked,
  asksWhether,
  asksWithin,
  declares,
  goesOnAsking,
  isCondition,
  isGermanClause,
  plainQuestion as plain,
  startsAsking,
  startsWithFact,
  withoutJoin,
} from "./question-starts.ts";

const maxParts = 12;
const longestMessage = 4000;

/** "I'd like to know …": what follows is asked, without a mark. */
const indirect =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour|guten tag)[^,.!?]{0,20}[,.!]\s*)?(?:(?:please|bitte|por favor)[, ]+)?(?:i(?:['’]d| would| should)? (?:(?:also )?(?:like|love|want(?:ed)?|need)|be (?:glad|grateful|interested)) to (?:know|understand|find out|hear|learn)|(?:may|might|could|can) i (?:please |also )?ask|i(?:['’]m| am) curious|(?:please )?tell me|(?:can|could) you (?:please )?(?:tell me|explain|let me know)|let me know|i was wondering|wondering|i wonder|(?:quería|quisiera|me gustaría|quiero|necesito) saber|dígame|ich (?:möchte|würde gerne?|wollte|will) (?:gerne? )?wissen|sagen sie mir|mich (?:würde )?interessier(?:t|en)|(?:j['’]aimerais|je voudrais|je veux) savoir|dites-moi)[,:]?\s+/iu;
/** Whether a sentence asks so. */
export const asksIndirectly = (text: string): boolean =>
  sentencesOf(text).some((sentence) => indirect.test(sentence));
/** After a comma, "and" and the like the next question of a sentence may begin. */
const joints =
  /(?<=[\p{L}\p{N})])(?:\s*[,;]\s+(?:(?:and|plus|und|y|et)\s+)?(?:(?:also|außerdem|auch|además|aussi)\s+)?|\s(?:and|n(?=\s+(?:do|does|is|are|can|how|what|when|who|where|will)\s)|also|plus|und|außerdem|y(?!\sa(?:-t-|\s(?:t|une?|des|du|pas|quelqu)(?!\p{L})))|además|et|aussi)\s+(?:(?:also|auch|además|aussi)\s+)?|\s*\+\s*|\s&\s|\s\/\s|\s[-–—]+\s|\s*(?:\.{2,}|…)\s*|\s(?=(?:(?:what|wat|how)\s(?:about|abt)|what\sif|how\s(?:much|long|fast|soon|many\s\p{L}+)\s(?:is|are|do|does|did|can|could|will|would|for|till|until|to)|was\skostet|was\sist\smit|wie\s(?:lange|viel|schnell|oft)|cu[aá]nto\s(?:cuesta|vale|sale|tarda|dura)|qu[eé]\stal)\s))(?=[¿\p{L}])/giu;
/** "Tell me how long", "it depends on how much": the question goes on with what comes next. */
const leadsOn =
  /(?:^|\s)(?:know|knows|see|tell|me|say|says|ask|sure|matter|matters|about|on|of|and|or|but|for|in|to|with|by|from|at|as|is|are|exactly|roughly|just|also|then|so|hi|hello|hey|und|oder|aber|ist|sind|euch|ihnen|uns|genau|etwa|ungefähr|wissen|sagen|mal|bis|seit|zu|hallo|y|o|pero|es|de|en|por|para|a|saber|decir|decirme|dime|hola|que|the|your|our|my)$/iu;
/** "See what they ask", "everything that you keep": in German a comma stands before these. */
const leadsOnInGerman =
  /(?:^|\s)(?:alles|das|etwas|nichts|sehen|wissen|sagen|erfahren|zeigen|lesen|verstehen|entscheiden|bestimmen|herausfinden|weiter|grund|angezeigt|mir)$/iu;
/** "Client portal: the price, …?" is about the client portal throughout. */
const topicOf = /^([^:?!.,\n]{3,40}?)(?:\s?:|\s[-–—])\s+(?=\S)/u;
/** "Before I book the call: …" tells when, and names nothing. */
const tellsWhen =
  /^(?:hi |hello )?(?:before|when|if|as|since|while|once|bevor|wenn|da|falls|ehe|antes|cuando|si|como|avant|quand|comme)\s|(?:^|\s)(?:i|we|you|ich|wir|je|nous)\s/iu;
/** "Two things: …" is about none. */
const noTopic =
  /(?:^|\s)(?:hi|hello|hey|hallo|hola|bonjour|things?|questions?|points?|fragen?|punkte|dinge|sachen|kleinigkeiten|preguntas?|pregunt(?:ita|illa)s?|cos(?:as|itas|illas)|dudas|duditas|choses|please|answer|bitte)(?:\s|$)/iu;

/** The questions of a message, the first twelve, and whether it has more. */
export type Questions = {
  parts: string[];
  hasMore: boolean;
  /** "Client portal: …": what each part is about, and begins with. */
  topic?: string;
};

/**
 * The questions of one message, in its order. A message with one question, or none, stays whole, with what stands around it: that
 * often says what it is about.
 */
export function splitMessage(message: string): Questions {
  const text = message.slice(0, longestMessage).trim();
  const letter = withoutCourtesies(text);
  const points = pointsOf(letter)?.flatMap((point) => {
    const within = questionsOf(point);
    return within.length > 1 ? within : [point];
  });
  const questions = points ?? questionsOf(letter);
  if (questions.length < 2) return { parts: [text], hasMore: false };
  const topic = topicIn(sentencesOf(letter)[0] ?? "");
  return {
    ...(topic ? { topic } : {}),
    parts: questions.slice(0, maxParts).map(withoutJoin),
    hasMore: questions.length > maxParts,
  };
}

const topicIn = (sentence: string): string | null => {
  const topic = topicOf.exec(sentence)?.[1];
  return topic && !noTopic.test(topic) && !tellsWhen.test(topic) ? topic : null;
};
/** "I was handed this by a colleague, so forgive me: does it …, and how many …?": the questions behind what leads to them. */
function askedIn(sentence: string): string {
  const rest = preamble.test(sentence) ? sentence.replace(preamble, "") : sentence;
  return asks(rest) && (rest.startsWith("¿") || piecesOf(rest).length > 1) ? rest : sentence;
}
const preamble = /^[^?\n]{40,300}?\s?:\s+(?=[¿\p{L}])/u;
const afterTopic = (sentence: string): string => sentence.replace(topicOf, "").trim();

function questionsOf(text: string): string[] {
  const sentences = sentencesOf(withSpaces(text)).filter((one) => /\p{L}{2}/u.test(one));
  const hasMarks = sentences.some((sentence) => sentence.endsWith("?"));
  const firstMarked = sentences.findIndex((sentence) => sentence.endsWith("?"));
  const found: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const isMarked = sentence.endsWith("?");
    const isAlone = sentences.length === 1 && (asks(sentence) || startsWithFact(plain(sentence)));
    const isIndirect = indirect.test(sentence);
    // "What's the difference? and can i cancel": the later marks are often left out.
    const isAfter = found.length > 0 && (!hasMarks || at > firstMarked);
    const isUnmarked =
      (isAfter && goesOn(sentence)) || ((!hasMarks || isAfter) && asksUnmarked(plain(sentence)));
    const isList = !hasMarks && topicOf.test(sentence) && asks(afterTopic(sentence));
    if (!isMarked && !isAlone && !isIndirect && !isUnmarked && !isList) continue;
    const topic = topicIn(sentence);
    const pieces = piecesOf(topicOf.test(sentence) ? afterTopic(sentence) : askedIn(sentence));
    if (!isMarked && isIndirect && sentences.length > 1 && pieces.length < 2 && hasMarks) continue;
    found.push(...(topic ? pieces.map((piece) => `${topic} ${piece}`) : pieces));
  }
  const [first] = sentences;
  const topic = first ? topicIn(first) : null;
  return topic && found.length > 1
    ? found.map((one) => (one.startsWith(topic) ? one : `${topic} ${one}`))
    : found;
}

/** "refund possible?how long": a space is easily left out. */
const withSpaces = (text: string): string =>
  text.replace(/(?<=(?:^|\s)\p{L}[\p{L}\p{N}'’]*\?+)(?=[¿\p{L}])/gu, " ");

const asks = (text: string): boolean => startsAsking(plain(text)) || asksWithin(text);

/** Whether a sentence without a mark asks, because it follows a question. */
const goesOn = (sentence: string): boolean =>
  goesOnAsking(plain(sentence)) || asksOn(plain(sentence)) || asksWithin(sentence);

/** A sentence at those of its joints that a question follows. */
function piecesOf(sentence: string): string[] {
  const lead = indirect.exec(sentence)?.[0] ?? "";
  const isIndirect = lead !== "";
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of sentence.matchAll(joints)) {
    if (index < lead.length) continue;
    const before = sentence.slice(Math.max(from, lead.length), index);
    const rest = sentence.slice(index + joint.length);
    if (!joinsQuestions(before, rest, { joint, isIndirect })) continue;
    pieces.push(sentence.slice(from, index).trim());
    from = index + joint.length;
  }
  return [...pieces, sentence.slice(from).trim()];
}

function joinsQuestions(
  before: string,
  rest: string,
  { joint, isIndirect }: { joint: string; isIndirect: boolean },
): boolean {
  const after = plain(rest);
  const isBare = joint.trim() === "";
  const isComma = /^\s*[,;]\s*$/u.test(joint);
  if (isBare && (leadsOn.test(before) || wordsOf(before).length < 3)) return false;
  if (isComma && (leadsOnInGerman.test(before) || isGermanClause(after))) return false;
  // "By card, or must it be a transfer?" is one question.
  if (alternative.test(rest)) return false;
  // "If we part ways, could somebody else go on?"
  if (!isIndirect && isComma && isCondition(before)) return false;
  const isMarked = !isBare && rest.endsWith("?");
  const isOwn =
    asksByVerb(after) ||
    (isMarked && asksOnInMark(after)) ||
    asksByWord(after) ||
    (isBare && asksUnmarked(after)) ||
    (isMarked && (declares(after) || (isCondition(rest) && asksWithin(rest))));
  // "Is the price and delivery time fixed?" is one question.
  const isFact = asksFact(after) && (isIndirect || !asksByVerb(plain(before)));
  const isWhether = asksWhether(after) && (isIndirect || (!isComma && !asksByVerb(plain(before))));
  if (!isOwn && !isFact && !isWhether) return false;
  if (wordsOf(before).length < (isFact || asksFact(plain(before)) ? 1 : 2)) return false;
  // "Tell me if and when": what comes before must ask, too; "and if I take the small one, when …" asks by itself.
  const isCase =
    asksWhether(plain(before)) && (isIndirect || /^[¿\s]*(?:and|und|y|et)\s/iu.test(before));
  return (
    isCase || asks(before) || startsWithFact(plain(before)) || (isMarked && asksInMark(before))
  );
}

/** In French "où" asks for a place. */
const alternative = /^(?:or|oder|o|ou)\s/iu;

/** The part of a long message that asks, or its end. */
export function gist(message: string): string {
  if (message.length <= 400) return message;
  const questions = message.match(/[^.!?\n]{5,300}\?/g);
  if (questions) return questions.join(" ");
  const points = pointsOf(message.slice(0, longestMessage));
  return points ? points.map((point) => `- ${point}`).join("\n") : message.slice(-400);
}
