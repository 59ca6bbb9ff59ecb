import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import { runBotTests, saveBotTest, tryBot } from "./index.ts";
import { addBotSource } from "./train-bot.ts";

let bots: Bots;
let rig: ReturnType<typeof trainingOn>;
let deps: Bots["deps"];
let bot: { projectId: string; address: string };

beforeAll(async () => {
  bots = await openBots();
  rig = trainingOn(bots.database);
  deps = { ...rig.deps, ...bots.deps, readers: rig.deps.readers };
});
afterAll(() => bots.close());
beforeEach(async () => {
  bot = await bots.publish({ name: "Rosie" });
});

const teach = async (input: object) => {
  await addBotSource(bots.ada, { projectId: bot.projectId, input }, deps);
  await rig.work();
};
test("the draft is tried with what was found and used, and its test set tells what got worse", async () => {
  await teach({
    kind: "text",
    title: "Harbour",
    text: "The harbour master's office is on Quay Street, on the second floor.",
  });
  const ask = (text: string) =>
    tryBot(
      bots.ada,
      { projectId: bot.projectId, input: { turns: [{ sender: "user", text }] } },
      deps,
    );
  const office = await ask("Where is the harbour master's office?");
  expect(office).toMatchObject({ outcome: "answered", answeredBy: "built-in", prompt: null });
  expect(office.passages[0]).toMatchObject({ isUsed: true });
  expect(await ask("Hello")).toMatchObject({ outcome: "small-talk" });
  expect(await ask("Who won the world cup in 1954?")).toMatchObject({ outcome: "unanswered" });
  expect(await bots.rows("select 1 from conversations")).toHaveLength(0);
  const add = (input: object) =>
    saveBotTest(bots.ada, { projectId: bot.projectId, testId: null, input }, deps);
  await add({ question: "Where is the harbour master's office?", words: ["quay street"] });
  await add({ question: "Where is the harbour master's office?", words: ["third floor"] });
  await add({ question: "Who won the world cup in 1954?", isUnanswerable: true });
  const run = async () =>
    new Map(
      (await runBotTests(bots.ada, { projectId: bot.projectId, testId: null }, deps)).map(
        ({ words, last, before }) => [
          words[0] ?? "none",
          [before?.hasPassed ?? null, last?.hasPassed, last?.missing],
        ],
      ),
    );
  const first = await run();
  expect(first.get("quay street")).toEqual([null, true, []]);
  expect(first.get("third floor")).toEqual([null, false, ["third floor"]]);
  expect(first.get("none")).toEqual([null, true, []]);
  const second = await run();
  expect([...second.values()].filter(([before]) => before === true)).toHaveLength(2);
});

test("a test set has 100 questions at most, also when several are added at once", async () => {
  const add = () =>
    saveBotTest(
      bots.ada,
      { projectId: bot.projectId, testId: null, input: { question: "Are you open?" } },
      deps,
    );
  for (let round = 0; round < 9; round += 1) await Promise.all(Array.from({ length: 11 }, add));
  const added = await Promise.allSettled(Array.from({ length: 4 }, add));
  const refused = added.filter((one) => one.status === "rejected");
  expect(refused.map(({ reason }) => (reason as { code?: string }).code)).toEqual(
    Array(3).fill("invalid_input"),
  );
  expect(
    await bots.rows(`select 1 from bot_tests where project_id = '${bot.projectId}'`),
  ).toHaveLength(100);
});
