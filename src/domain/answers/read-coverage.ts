import { type Coverage, coverages, coverageSamples } from "#content/answers/coverage.ts";
import type { Steps } from "#kit/steps.ts";
import { byWordsInRow } from "./crisis-features.ts";
import { kindReader, type KindReader, learnKinds } from "./kind-reader.ts";
import { knownModel, type ModelToLearn } from "./known-models.ts";

export type CoverageReader = KindReader<Coverage>;

/** What tells whether our pages hold the answer to a question. */
export const coverageModel: ModelToLearn = {
  name: "coverage",
  learn: () => learnKinds(coverages, coverageSamples(), byWordsInRow),
};

/** Every engine reads with the same reader. */
let reader: CoverageReader | null = null;

/** Tells whether our pages hold the answer to a question. */
export function* readingCoverage(): Steps<CoverageReader> {
  reader ??= kindReader(coverages, yield* knownModel(coverageModel), byWordsInRow.featuresOf);
  return reader;
}
