import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs } from "#kit/time.ts";
import { type Bots, openBots } from "../../../tests/factories/bots.ts";
import { exportBotFigures, readBotFigures } from "./index.ts";
import { addModelUse } from "./queries-model-use.ts";

let bots: Bots;
let bot: { projectId: string; address: string };
beforeAll(async () => {
  bots = await openBots();
});
afterAll(() => bots.close());
beforeEach(async () => {
  await bots.database.pool.query(
    "truncate ai_messages, bot_leads, bot_model_use, conversations cascade",
  );
  bot = await bots.publish({ name: "Rosie" });
});

const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
/** A conversation that began so many days ago. */
async function begun(daysAgo: number, change = "") {
  await bots.window(bot.address).say("Where is the harbour master's office?");
  await bots.database.pool.query(
    `update conversations set created_at = created_at - $1 * interval '1 day',
       last_message_at = last_message_at - $1 * interval '1 day' ${change}
     where id = (select id from conversations order by created_at desc limit 1)`,
    [daysAgo],
  );
}
const figures = (days = 30) =>
  readBotFigures(bots.ada, { projectId: bot.projectId, days }, bots.deps);

test("figures have a line for each day, and the time before is apart", async () => {
  await begun(40);
  await begun(2);
  await begun(0, ", person_wanted_at = now()");
  const { days, before } = await figures();
  expect(days.map(({ day }) => day)).toEqual(
    Array.from({ length: 30 }, (_, at) => dayBefore(29 - at)),
  );
  expect(before).toHaveLength(30);
  expect(before.find(({ day }) => day === dayBefore(40))).toMatchObject({ conversations: 1 });
  expect(days.at(-3)).toMatchObject({ conversations: 1, answers: 1, unanswered: 1, handOvers: 0 });
  expect(days.at(-1)).toMatchObject({ conversations: 1, handOvers: 1, byBot: 0 });
  expect(days.reduce((sum, { conversations }) => sum + conversations, 0)).toBe(2);
  expect((await figures(90)).days.find(({ day }) => day === dayBefore(40))?.conversations).toBe(1);
});

test("another bot's conversations, leads and costs are in no figure", async () => {
  const other = await bots.publish({ name: "Other" });
  await begun(0);
  const page = bots.window(bot.address);
  await page.say("Do you repair harps?");
  await page.call("POST", "/leads", { email: "vic@example.com" });
  const there = await readBotFigures(bots.ada, { projectId: other.projectId }, bots.deps);
  expect(there.days.every((day) => day.conversations + day.leads === 0)).toBe(true);
  expect((await figures()).days.at(-1)).toMatchObject({ conversations: 2, leads: 1 });
});

test("only what the owner's own key was used for is a cost of theirs", async () => {
  const use = { projectId: bot.projectId, calls: 1, tokens: 100, microUsd: 0 };
  expect((await figures()).payer).toBe("none");
  await addModelUse(bots.database.db, { ...use, day: dayBefore(1), payer: "provider" });
  expect((await figures()).payer).toBe("provider");
  const owners = { ...use, day: dayBefore(1), payer: "owner" as const, microUsd: 1500 };
  await addModelUse(bots.database.db, owners);
  await addModelUse(bots.database.db, owners);
  const { payer, days } = await figures();
  expect(payer).toBe("owner");
  expect(days.at(-2)?.costMicroUsd).toBe(3000);
});

test("the file has the same days, and a formula in the bot's name is only a name", async () => {
  await begun(1);
  const file = await exportBotFigures(bots.ada, { projectId: bot.projectId, days: 30 }, bots.deps);
  let text = "";
  for await (const line of file.lines) text += line;
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(31);
  expect(lines.at(-2)).toBe(`"${dayBefore(1)}","1","0","0","1","1","0","0","0","0.0000"`);
  expect(file.fileName).toBe("Rosie-figures-30-days.csv");
});
