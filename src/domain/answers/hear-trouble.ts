import { type TroubleKind, troubleKinds, troubleSamples } from "#content/answers/trouble-kinds.ts";
import { sentencesOf } from "#kit/sentences.ts";
import type { Steps } from "#kit/steps.ts";
import { wordsOf } from "#kit/words.ts";
import { kindReader, type KindReader, learnKinds } from "./kind-reader.ts";
import { knownModel, type ModelToLearn } from "./known-models.ts";
import { troubleFeatures } from "./trouble-features.ts";

/** How likely a message tells of trouble with us, 0 to 1, and by which entry that would be answered. */
export type LikelyTrouble = { entry: string; chance: number };
export type TroubleHearing = (message: string) => LikelyTrouble;

/** What tells messages of customers in trouble from everything else. */
export const troubleModel: ModelToLearn = {
  name: "trouble-kinds",
  learn: () => learnKinds(troubleKinds, troubleSamples(), troubleFeatures),
};

/** Every engine hears with the same reader. */
let reader: KindReader<TroubleKind> | null = null;

/** Hears trouble by its likeness to what people write (content/answers/trouble-kinds.ts). */
export function* hearingTrouble(): Steps<TroubleHearing> {
  const read = (reader ??= kindReader(
    troubleKinds,
    yield* knownModel(troubleModel),
    troubleFeatures.featuresOf,
  ));
  return (message) => hearTrouble(message, read);
}

/** Of a longer story, one sentence may tell it, or two in a row; the whole must not speak against it. */
const passage = { from: 0.9, whole: 0.15, chance: 0.62 };
const maxSentences = 30;
/** "That one" tells nothing. */
const minWords = 3;

function hearTrouble(message: string, read: KindReader<TroubleKind>): LikelyTrouble {
  if (wordsOf(message).length < minWords) return { entry: "", chance: 0 };
  const whole = likeliest(message, read);
  const sentences = sentencesOf(message).slice(0, maxSentences);
  if (sentences.length < 2 || whole.chance >= passage.chance || whole.chance < passage.whole)
    return whole;
  const pairs = sentences.slice(1).map((one, at) => `${sentences[at] ?? ""} ${one}`);
  const [best] = [...sentences, ...pairs]
    .map((one) => likeliest(one, read))
    .toSorted((one, other) => other.chance - one.chance);
  return best && best.chance >= passage.from
    ? { entry: best.entry, chance: passage.chance }
    : whole;
}

function likeliest(text: string, read: KindReader<TroubleKind>): LikelyTrouble {
  const { none, ...troubles } = read(text);
  const [entry = ""] =
    Object.entries(troubles).toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return { entry, chance: 1 - none };
}
