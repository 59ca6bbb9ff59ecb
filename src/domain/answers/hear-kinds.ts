import { kindSamples, type MessageKind, messageKinds } from "#content/answers/kinds.ts";
import { sentencesOf } from "#kit/sentences.ts";
import type { Steps } from "#kit/steps.ts";
import type { Collection } from "./contract.ts";
import { byWordsInRow } from "./crisis-features.ts";
import { kindReader, type KindReader, learnKinds } from "./kind-reader.ts";
import { knownModel, type ModelToLearn } from "./known-models.ts";
import { tellsOf } from "./read-need.ts";

export type MessageReader = KindReader<MessageKind>;

/** What tells kinds of messages apart. */
export const messageKindsModel: ModelToLearn = {
  name: "message-kinds",
  learn: () => learnKinds(messageKinds, kindSamples(), byWordsInRow),
};

/** Every engine hears with the same reader. */
let reader: MessageReader | null = null;

/** Tells what kind of message somebody writes. */
export function* readingKinds(): Steps<MessageReader> {
  reader ??= kindReader(
    messageKinds,
    yield* knownModel(messageKindsModel),
    byWordsInRow.featuresOf,
  );
  return reader;
}

/** Sentences by themselves, and each with the one before it: what matters may stand in the middle of something else. */
function passagesOf(message: string): string[] {
  const sentences = sentencesOf(message).slice(0, maxSentences);
  const pairs = sentences.slice(1).map((one, at) => `${sentences[at] ?? ""} ${one}`);
  return sentences.length > 1 ? [...sentences, ...pairs] : [];
}
const maxSentences = 30;

/**
 * From which likelihood on a crisis is heard: in the whole message; in a passage, where the whole speaks for it, too; in
 * a passage alone. No learnt question of another kind comes near (eval).
 */
const heard = {
  whole: 0.5,
  besideWork: 0.75,
  likely: 0.35,
  perhaps: 0.25,
  within: 0.6,
  withinWhole: 0.15,
  alone: 0.96,
};
const minWords = 3;

type Crisis = Collection["crises"][number];

/**
 * Likely enough where nothing else in the message was surely understood, enough for a sentence beside the answer, and
 * enough where a pattern tells of a customer's trouble, too.
 */
export const crisisFrom = {
  likely: heard.likely,
  perhaps: heard.perhaps,
  besideTrouble: heard.besideWork,
} as const;

/** What a person in need is told: their need is heard by patterns, and by likeness to how people write of it. */
export function crisisIn(
  message: string,
  { collection, readKinds }: { collection: Collection; readKinds: MessageReader },
  from: number = heard.whole,
): Crisis | null {
  const told = collection.crises.find((one) => tellsOf(one, message));
  if (told) return told;
  const byId = (id: string, sum: number) => {
    const crisis = collection.crises.find((one) => one.id === id) ?? null;
    // Words of work make it less likely, and not impossible: "I don't know why I tell a website".
    const isWork = crisis?.unless?.test(message) === true;
    return isWork && sum < heard.besideWork ? null : crisis;
  };
  const hear = (text: string) => {
    const { business, chat, ...crises } = readKinds(text);
    const [id = ""] = Object.entries(crises).toSorted(([, one], [, other]) => other - one)[0] ?? [];
    return { id, sum: 1 - business - chat };
  };
  if (message.trim().split(/\s+/u).length < minWords) return null;
  const whole = hear(message);
  if (whole.sum >= from) return byId(whole.id, whole.sum);
  const [best] = passagesOf(message)
    .filter((passage) => passage.split(/\s+/u).length >= minWords)
    .map(hear)
    .toSorted((one, other) => other.sum - one.sum);
  if (!best) return null;
  const isHeard =
    best.sum >= heard.alone || (best.sum >= heard.within && whole.sum >= heard.withinWhole);
  return isHeard ? byId(best.id, whole.sum) : null;
}
