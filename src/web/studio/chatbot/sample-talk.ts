import { personalities } from "#content/chatbot-options.ts";
import type { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { stemIn, stopWords, wordsOf } from "#kit/words.ts";

/** What a visitor asks who doesn't know the bot. */
export const usualQuestion = "What can you help me with?";

/** For a bot without topics. */
const exampleTopic = "opening hours";
const maxAnswer = 240;

/** `Opening hours` → `opening hours`; `VAT rates` stays. */
const inSentence = (topic: string) =>
  /^\p{Lu}\p{Ll}/u.test(topic) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic;

const topicOf = ({ knowledgeBase }: Chatbot): string | undefined =>
  knowledgeBase
    .map((topic) => topic.trim())
    .filter(Boolean)
    .map(inSentence)[0];

/** How a bot's tone sounds where it says what it can help with: its first topic, or a usual one. */
export function toneLine(chatbot: Chatbot): string {
  const tone = personalities.find(({ id }) => id === chatbot.personality) ?? personalities[0];
  return tone.offers(topicOf(chatbot) ?? exampleTopic);
}

type Language = Chatbot["languages"][number];
type SampleTalk = { question: string; answer: string; from: "data" | "tone" };

/**
 * One exchange that shows how a draft talks: a suggested question with what its training data says, or what it can help
 * with in its tone. Null where it holds nothing to talk about, or where it speaks another language than the tone's
 * examples.
 */
export function sampleTalk(chatbot: Chatbot): SampleTalk | null {
  const asked = chatbot.suggestions.map(({ text }) => text.trim()).filter(Boolean);
  const language = chatbot.languages[0] ?? "en";
  for (const question of asked) {
    const answer = answerFrom(chatbot.trainingData, question, language);
    if (answer) return { question, answer, from: "data" };
  }
  if (language !== "en" || topicOf(chatbot) === undefined) return null;
  return { question: usualQuestion, answer: toneLine(chatbot), from: "tone" };
}

/** The paragraph that shares most words with the question; null where none shares half of them. */
function answerFrom(data: string, question: string, language: Language): string | null {
  const stemsOf = (text: string) =>
    new Set(
      wordsOf(text)
        .filter((word) => !stopWords[language].has(word))
        .map((word) => stemIn(language, word)),
    );
  const words = stemsOf(question);
  if (words.size === 0) return null;
  let best = { shared: 0, paragraph: "" };
  for (const paragraph of data.split(/\n+/)) {
    const stems = stemsOf(paragraph);
    const shared = [...words].filter((word) => stems.has(word)).length;
    if (shared > best.shared) best = { shared, paragraph: paragraph.trim() };
  }
  return best.shared * 2 >= words.size ? shortened(best.paragraph) : null;
}

const shortened = (text: string) =>
  text.length > maxAnswer ? `${text.slice(0, maxAnswer).replace(/\s+\S*$/, "")}…` : text;
