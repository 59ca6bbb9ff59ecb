/**
 * `node eval/calibrate.ts [--times N] [--bots] [--from CERTAINTY]`: leaves a fifth of all ways to ask out of the index and of
 * what is learnt, five times (or N), and looks whether their entries are found all the same. What is left out are lines
 * that follow each other, as neighbours are alike. Prints the share by language, the curve for `certaintyOf`
 * (certainty.ts) that fits best, and how often each tenth of certainty was right. `--bots` ranks as a customer's bot does,
 * without what is learnt of whole texts; `--from` lists what was found wrongly from that certainty on.
 */
import { siteCollection } from "#content/answers/site-collection.ts";
import { finish } from "#kit/steps.ts";
import { languages, type Entry, type Language } from "../src/domain/answers/contract.ts";
import { indexEntries } from "../src/domain/answers/index-entries.ts";
import { learnEntries, textsBeside } from "../src/domain/answers/learn-entries.ts";
import { rankEntries } from "../src/domain/answers/rank-entries.ts";
import { entryReader } from "../src/domain/answers/read-entries.ts";

type Row = {
  language: Language;
  text: string;
  wanted: string;
  found: string;
  isFirst: boolean;
  isAmongThree: boolean;
  sum: number;
  lead: number;
  score: number;
  nearest: number;
  unknown: number;
  share: number;
};

const given = (name: string): string | undefined =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const isBot = process.argv.includes("--bots");
const folds = 5;
/** Keeps neighbours together; each list begins with another fold. */
const foldOf = (at: number, { list, of }: { list: number; of: number }) =>
  (Math.floor((at * folds) / of) + list) % folds;
const say = (text: string) => process.stdout.write(`${text}\n`);
const askable = siteCollection.entries.filter(({ kind }) => kind !== "small-talk");

function rowsOf(fold: number): Row[] {
  const left: { id: string; language: Language; text: string }[] = [];
  let list = 0;
  const keep = (id: string, language: Language, texts: readonly string[]) => {
    list += 1;
    return texts.filter((text, at) => {
      const isLeft = foldOf(at, { list, of: texts.length }) === fold;
      if (isLeft) left.push({ id, language, text });
      return !isLeft;
    });
  };
  const entries = askable.map((entry): Entry => ({
    ...entry,
    asks: Object.fromEntries(
      languages.map((language) => [language, keep(entry.id, language, entry.asks[language] ?? [])]),
    ),
  }));
  const read = isBot ? null : entryReader(finish(learnEntries(entries, textsBeside())), entries);
  const index = { ...indexEntries(entries), read };
  return left.map(({ id, language, text }) => {
    const ranked = rankEntries(text, index, { limit: 3 });
    const [best] = ranked;
    return {
      language,
      text,
      wanted: id,
      found: best?.entry.id ?? "",
      isFirst: best?.entry.id === id,
      isAmongThree: ranked.some(({ entry }) => entry.id === id),
      sum: best?.sum ?? 0,
      lead: (isBot ? best?.lead : best?.learnt?.lead) ?? 0,
      score: best?.score ?? 0,
      nearest: best?.nearest ?? 0,
      unknown: best?.unknown ?? 0,
      share: best?.learnt ? Math.exp(best.learnt.likely) : 0,
    };
  });
}

/** Logistic regression by gradient descent: base, sum, lead, nearest, unknown, share. */
function fit(rows: readonly Row[]): number[] {
  let weights = [0, 0, 0, 0, 0, 0];
  for (let step = 0; step < 6000; step++) {
    const slope = [0, 0, 0, 0, 0, 0];
    for (const { sum, lead, nearest, unknown, share, isFirst } of rows) {
      const values = [1, sum, lead, nearest, unknown, share];
      const told = 1 / (1 + Math.exp(-dot(weights, values)));
      for (const [at, value] of values.entries())
        slope[at] = (slope[at] ?? 0) + (told - Number(isFirst)) * value;
    }
    weights = weights.map((weight, at) => weight - (0.5 * (slope[at] ?? 0)) / rows.length);
  }
  return weights;
}
const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

const shareOf = (rows: readonly Row[], isSo: (row: Row) => boolean) =>
  (rows.filter(isSo).length / Math.max(rows.length, 1)).toFixed(3);
const told = (rows: readonly Row[]) =>
  `${String(rows.length).padStart(5)}  first ${shareOf(rows, (row) => row.isFirst)}  among three ${shareOf(rows, (row) => row.isAmongThree)}`;

const times = Number(given("--times") ?? folds);
const rows = Array.from({ length: times }, (_, fold) => rowsOf(fold)).flat();
for (const language of languages)
  say(`${language}  ${told(rows.filter((row) => row.language === language))}`);
const [base, sum, lead, nearest, unknown, share] = fit(rows).map((weight) => weight.toFixed(2));
say(
  `fit  base ${base}, sum ${sum}, lead ${lead}, nearest ${nearest}, unknown ${unknown}, share ${share}`,
);
for (let tenth = 0; tenth < 10; tenth++)
  say(`0.${tenth}  ${told(rows.filter(({ score }) => Math.floor(score * 10) === tenth))}`);
const from = Number(given("--from") ?? 2);
for (const { score, language, text, found, wanted } of rows.filter(
  (row) => !row.isFirst && row.score >= from,
))
  say(`${score.toFixed(2)} ${language} ${text} → ${found} ≠ ${wanted}`);
