/**
 * `node eval/own-answers.ts [--only AUTHOR,...] [--kind KIND] [--show AUTHOR] [--exam]`: asks the learnt questions without a
 * database, by what curated answers and the catalogue say alone, and prints the counts by author. `--only` asks these
 * authors' alone, `--kind` these of one kind. `--show` prints what one author's questions got wrong. `--exam` adds the
 * exam's counts, and only these.
 */
import { siteCollection } from "#content/answers/site-collection.ts";
import { createEngine } from "#domain/answers/index.ts";
import { replyTo } from "#domain/answers/reply.ts";
import { catalogueServices } from "../tests/factories/catalogue.ts";
import { type Judged, verdictOn, verdicts } from "./judge/measure.ts";
import type { Question } from "./judge/question.ts";
import { questionsByAuthor } from "./learnt/learnt.ts";

const engine = createEngine(siteCollection);
const say = (text: string) => process.stdout.write(`${text}\n`);

function ask(one: Question): Judged {
  const turns: { sender: "user" | "ai"; text: string }[] = [];
  const reply = (text: string) => {
    turns.push({ sender: "user", text });
    const said = replyTo(turns, engine, catalogueServices);
    turns.push({ sender: "ai", text: said.text });
    return said;
  };
  for (const text of one.before ?? []) reply(text);
  const { text, asks, certainty } = reply(one.question);
  const verdict = verdictOn(one, text, { asks, declines: certainty !== "sure" });
  return { ...one, text, verdict };
}

function row(name: string, judged: readonly Judged[]) {
  const count = (one: Judged["verdict"]) => judged.filter(({ verdict }) => verdict === one).length;
  const share = (one: Judged["verdict"]) => ((100 * count(one)) / judged.length).toFixed(1);
  say(
    `${name.padEnd(18)}${String(judged.length).padStart(5)}  ${share("right").padStart(5)} % right  ${share("confidently wrong").padStart(4)} % confidently wrong  ${verdicts.map((one) => `${count(one)} ${one}`).join(", ")}`,
  );
}

const given = (name: string) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const shown = given("--show");
const only = given("--only")?.split(",");
const kindAsked = given("--kind");
const all: Judged[] = [];
for (const [author, questions] of Object.entries(questionsByAuthor)) {
  if (only && !only.includes(author)) continue;
  const judged = questions.filter(({ kind }) => !kindAsked || kind === kindAsked).map(ask);
  row(author, judged);
  all.push(...judged);
  if (author === shown)
    for (const { id, verdict, before = [], question, text, facts } of judged)
      if (verdict !== "right")
        say(
          `\n${verdict}: ${id}\n${[...before, question].map((one) => `> ${one}`).join("\n")}\n${text}\nmust hold ${facts.must.map(String).join(", ")}`,
        );
}
row("all", all);
for (const kind of new Set(all.map((one) => one.kind)))
  row(
    kind,
    all.filter((one) => one.kind === kind),
  );
for (const language of new Set(all.map((one) => one.language)))
  row(
    language,
    all.filter((one) => one.language === language),
  );
if (process.argv.includes("--exam")) {
  const { examQuestions } = await import("./exam/exam.ts");
  row("exam", examQuestions.map(ask));
}
