/**
 * `node eval/coverage.ts`: how well it is told that our pages don't answer a question (say-unanswered.ts). The reader is
 * learnt without a fourth of the authors and of the samples, asked about these, and the curve is fitted without them.
 * Prints the curve over all of them, and how many questions of each kind count as unanswered from which share on.
 */
import { coverages, coverageSamples } from "#content/answers/coverage.ts";
import { siteCollection } from "#content/answers/site-collection.ts";
import { byWordsInRow } from "#domain/answers/crisis-features.ts";
import { createEngine } from "#domain/answers/index.ts";
import { kindReader, learnKinds } from "#domain/answers/kind-reader.ts";
import { rankEntries } from "#domain/answers/rank-entries.ts";
import { coverageEvidence } from "#domain/answers/say-unanswered.ts";
import { finish } from "#kit/steps.ts";
import { catalogueServices } from "../tests/factories/catalogue.ts";
import { questionsByAuthor } from "./learnt/learnt.ts";

const folds = 4;
const shares = [0.5, 0.7, 0.8, 0.82, 0.85, 0.9, 0.92, 0.95];
type Row = { fold: number; label: string; isUnanswered: boolean; evidence: number[] };

const questions = Object.entries(questionsByAuthor).flatMap(([, all], at) =>
  all
    .filter(({ before = [], kind }) => before.length === 0 && kind !== "several")
    .filter(
      ({ kind, should }) =>
        kind === "not-answered" || (should === "answer" && kind !== "small-talk"),
    )
    .map((one) => ({ ...one, fold: at % folds })),
);
const foldOfQuestion = new Map(questions.map(({ question, fold }) => [question, fold]));
const samples = coverageSamples().map((one, at) => ({
  ...one,
  fold: foldOfQuestion.get(one.text) ?? at % folds,
  isWritten: !foldOfQuestion.has(one.text) && one.kind !== "covered",
}));
const readers = Array.from({ length: folds }, (_, fold) =>
  kindReader(
    coverages,
    finish(
      learnKinds(
        coverages,
        samples.filter((one) => one.fold !== fold),
        byWordsInRow,
      ),
    ),
    byWordsInRow.featuresOf,
  ),
);
const engine = createEngine(siteCollection);

function rowOf(text: string, fold: number, label: string, isUnanswered: boolean): Row {
  const [best] = rankEntries(text, engine.index, { limit: 1 });
  const readCoverage = readers[fold] ?? engine.readCoverage;
  const evidence = best
    ? coverageEvidence(text, best, {
        engine: { ...engine, readCoverage },
        services: catalogueServices,
      })
    : [];
  return { fold, label, isUnanswered, evidence };
}
const rows: Row[] = [
  ...questions.map(({ question, kind, fold, should }) =>
    rowOf(question, fold, kind, kind === "not-answered" && should !== "answer"),
  ),
  ...samples
    .filter(({ isWritten }) => isWritten)
    .map(({ text, kind, fold }) => rowOf(text, fold, `written as ${kind}`, true)),
];

const shareFor = (curve: readonly number[], evidence: readonly number[]): number =>
  1 / (1 + Math.exp(-evidence.reduce((sum, value, at) => sum + value * (curve[at] ?? 0), 0)));

/** Logistic regression in which answered and unanswered questions weigh the same. */
function fitted(all: readonly Row[]): number[] {
  const count = all[0]?.evidence.length ?? 0;
  const curve = Array.from({ length: count }, () => 0);
  const unanswered = all.filter(({ isUnanswered }) => isUnanswered).length;
  for (let round = 0; round < 4000; round += 1) {
    const slope = curve.map(() => 0);
    for (const { evidence, isUnanswered } of all) {
      const weight = 0.5 / (isUnanswered ? unanswered : all.length - unanswered);
      const error = (isUnanswered ? 1 : 0) - shareFor(curve, evidence);
      for (const [at, value] of evidence.entries())
        slope[at] = (slope[at] ?? 0) + weight * error * value;
    }
    for (const [at, value] of slope.entries()) curve[at] = (curve[at] ?? 0) + 0.15 * value;
  }
  return curve;
}

const curves = readers.map((_, fold) => fitted(rows.filter((one) => one.fold !== fold)));
const say = (text: string) => process.stdout.write(`${text}\n`);
say(
  `curve over all: ${fitted(rows)
    .map((one) => one.toFixed(2))
    .join(", ")}`,
);
for (const label of new Set(rows.map((one) => one.label))) {
  const own = rows.filter((one) => one.label === label);
  const counted = shares.map((from) => {
    const found = own.filter(
      ({ fold, evidence }) => shareFor(curves[fold] ?? [], evidence) >= from,
    );
    return `${from}: ${((100 * found.length) / own.length).toFixed(1)} %`;
  });
  say(`${label.padEnd(22)}${String(own.length).padStart(5)}  ${counted.join("  ")}`);
}
