/**
 * `npm run eval`: asks Aria the questions of this folder over the built site's real passages, prints how each
 * was answered, and ends with 1 where fewer than 90 % came from the right source. With AI_* set, the provider
 * is asked as well. README.md says more.
 */
import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig, readEnvironment } from "#config";
import type { Consultant } from "#domain/consultant/ports.ts";
import { embedPassagesJob, type Embedder } from "#domain/knowledge/index.ts";
import { silentLog } from "#kit/log.ts";
import { systemClock } from "#kit/time.ts";
import { startApp } from "../bench/processes.ts";
import {
  createBuiltInConsultant,
  createBuiltInEstimator,
  createBuiltInExtractor,
} from "../src/providers/chat/built-in/index.ts";
import { createProviders } from "../src/start/providers.ts";
import { catalogueServices } from "../tests/factories/catalogue.ts";
import { examConversations, examQuestions, examWishes } from "./exam/exam.ts";
import { heldOut } from "./held-out.ts";
import { judgeConversations } from "./judge/measure-conversations.ts";
import { judgeWishes, wishCounts } from "./judge/measure-wishes.ts";
import { countFactsGiven, judgeQuestions, verdicts, type Judged } from "./judge/measure.ts";
import { learntConversations, learntQuestions, learntWishes } from "./learnt/learnt.ts";
import { measureAnswers, promptFor, shareRight, type Answered } from "./measure-answers.ts";
import { measureManuals } from "./measure-manuals.ts";
import { openKnowledge } from "./open-knowledge.ts";
import { printManuals } from "./print-manuals.ts";
import { questions } from "./questions.ts";

const target = 0.9;
const say = (text: string) => process.stdout.write(`${text}\n`);
const inPercent = (share: number) => `${(100 * share).toFixed(0)} %`;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** `--answers` prints what was said, too. */
const showsAnswers = process.argv.includes("--answers");

/** `--learnt` prints where she learns from: what wasn't right, and what was said. */
const showsLearnt = process.argv.includes("--learnt");

function printLearnt(judged: readonly Judged[]) {
  for (const { id, verdict, before = [], question, text, facts } of judged)
    if (verdict !== "right")
      say(
        `\n${verdict}: ${id}\n${[...before, question].map((one) => `> ${one}`).join("\n")}\n${text}\nmust hold ${facts.must.map(String).join(", ")}`,
      );
}

function print(title: string, answered: readonly Answered[]) {
  say(`\n${title}`);
  const width = Math.max(...answered.map(({ question }) => question.length));
  for (const { question, isRight, hasWords, cited, sources, text } of answered) {
    const from = cited[0] ?? "declined";
    const wrong = isRight ? "" : `  (expected ${sources?.join(", ") ?? "to be declined"})`;
    const words = hasWords ? "" : "  (without the expected words)";
    say(`${isRight ? "right" : "WRONG"}  ${question.padEnd(width)}  ${from}${wrong}${words}`);
    if (showsAnswers) say(`\n${text.replace(/^/gm, "       ")}\n`);
  }
  const words = answered.filter(({ says }) => says);
  say(
    `${inPercent(shareRight(answered))} of ${answered.length} from the right source; ${words.filter(({ hasWords }) => hasWords).length} of ${words.length} with the expected words`,
  );
}

/** By kind, and never which: whoever mends the answers must not learn the questions (exam/README.md). */
function printCounts(title: string, judged: readonly Judged[]) {
  say(`\n${title}`);
  const row = (name: string, list: readonly Judged[]) =>
    say(
      `${name.padEnd(18)}${verdicts.map((one) => `${list.filter(({ verdict }) => verdict === one).length} ${one}`.padEnd(24)).join("")}`,
    );
  for (const kind of new Set(judged.map((one) => one.kind)))
    row(
      kind,
      judged.filter((one) => one.kind === kind),
    );
  for (const language of new Set(judged.map((one) => one.language)))
    row(
      language,
      judged.filter((one) => one.language === language),
    );
  row("all", judged);
}

const folder = mkdtempSync(join(tmpdir(), "aria-eval-app-"));
const app = await startApp(await freePort(), join(folder, "data"));
const knowledge = await openKnowledge(app.url).finally(() => app.stop());
try {
  const { db } = knowledge;
  const ask = async (name: string, consultant: Consultant, embedder: Embedder | null) => {
    const known = { db, knowledge: { embedder } };
    const tuned = await measureAnswers(questions, consultant, known);
    print(`${name}: the questions that she is tuned on`, tuned);
    const held = await measureAnswers(heldOut, consultant, known);
    print(`${name}: the questions that were kept aside`, held);
    const learnt = await judgeQuestions(learntQuestions, consultant, known);
    printCounts(`${name}: questions that she learns from, by the facts in the answer`, learnt);
    if (showsLearnt) printLearnt(learnt);
    printCounts(
      `${name}: exam questions, by the facts in the answer`,
      await judgeQuestions(examQuestions, consultant, known),
    );
    return [tuned, held].map(shareRight);
  };
  const manuals = await measureManuals(knowledge, createBuiltInConsultant());
  if (manuals) {
    printManuals(manuals);
    if (showsAnswers)
      for (const { question, text, isRight } of manuals)
        say(`\n${isRight ? "right" : "WRONG"}  ${question}\n${text.replace(/^/gm, "       ")}`);
  }
  if (!manuals)
    say("No manuals beside the project (MANUALS_DIR): what bots learn from them wasn't asked.");
  say(`${knowledge.passages} passages`);
  const shares = await ask("Built-in Aria", createBuiltInConsultant(), null);

  for (const [name, conversations, wishes] of [
    ["learnt", learntConversations, learntWishes],
    ["exam", examConversations, examWishes],
  ] as const) {
    const records = await judgeConversations(
      conversations,
      { consultant: createBuiltInConsultant(), extractor: createBuiltInExtractor() },
      { db, knowledge: { embedder: null } },
    );
    const byField = Object.entries(
      Object.groupBy(
        records.flatMap((one) => one.wrong),
        (field) => field,
      ),
    );
    say(
      `\nBuilt-in Aria: ${records.filter((one) => one.wrong.length === 0).length} of ${records.length} ${name} conversations became a right record; wrong: ${byField.map(([field, all]) => `${field} ${all?.length ?? 0}`).join(", ") || "nothing"}`,
    );
    const quoted = await judgeWishes(
      wishes,
      createBuiltInEstimator(),
      catalogueServices,
      new Date(),
    );
    say(`\nBuilt-in estimator, ${quoted.length} ${name} wishes: ${wishCounts(quoted)}`);
  }

  const given = await countFactsGiven(examQuestions, { db, knowledge: { embedder: null } });
  const asked = questions.filter(({ says }) => says);
  let held = 0;
  for (const { before = [], question, says } of asked) {
    const turns = [...before, question].map((text) => ({ sender: "user" as const, text }));
    const prompt = await promptFor(turns, { db, knowledge: { embedder: null } });
    if (says?.test(prompt)) held += 1;
  }
  say(`\nA model is given the expected words of ${held} of ${asked.length} tuned questions.`);
  const byKind = Object.entries(Object.groupBy(given, ({ kind }) => kind));
  const partOf = (all: typeof given = []) =>
    `${all.filter(({ isGiven }) => isGiven).length} of ${all.length}`;
  say(
    `\nA model is given the facts of ${partOf(given)} exam questions that our pages answer: ${byKind.map(([kind, all]) => `${kind} ${partOf(all)}`).join(", ")}`,
  );

  const config = readConfig(readEnvironment());
  const secretFor = (purpose: string) =>
    createHmac("sha256", config.authSecret).update(purpose).digest("hex");
  const providers: { consultant: Consultant; embedder?: Embedder | null } = createProviders({
    config,
    database: knowledge,
    secretFor,
    clock: systemClock,
    log: silentLog,
  });
  if (providers.consultant.name === "provider") {
    const embedder = providers.embedder ?? null;
    const step = <T>(_name: string, work: () => Promise<T>) => work();
    await embedPassagesJob.run({ collection: "site" }, { db, knowledge: { embedder } }, { step });
    const { model } = providers.consultant;
    shares.push(
      ...(await ask(`The provider (${model ?? "no model"})`, providers.consultant, embedder)),
    );
  } else
    say(
      "\nNo AI provider is set (AI_BASE_URL, AI_API_KEY, AI_MODEL): only the built-in one was asked.",
    );
  // What was kept aside is told and not judged: judged, it would be tuned on, too.
  const judged = shares.filter((_, index) => index % 2 === 0);
  process.exitCode = judged.every((share) => share >= target) ? 0 : 1;
} finally {
  await knowledge.close();
  rmSync(folder, { recursive: true, force: true });
}
