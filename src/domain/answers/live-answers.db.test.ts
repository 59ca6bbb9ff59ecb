import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "#db/listen.ts";
import { purgeTopic } from "#domain/catalogue/index.ts";
import { silentLog } from "#kit/log.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { answerForm, answersOn } from "../../../tests/factories/answers.ts";
import { answersTag, saveAnswer } from "./index.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
const admin = { userId: "adm_grace" };
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, admin.userId);
});
afterAll(() => database.close());

const isKnown = async ({ answers }: ReturnType<typeof answersOn>, id: string) =>
  (await answers.engine()).collection.entries.some((entry) => entry.id === id);

test("what is saved on one node is known to the others without being asked for", async () => {
  const [here, there] = [answersOn(database), answersOn(database)];
  await there.answers.engine();
  const stop = await listen(
    database.connection.pool,
    purgeTopic,
    { onMessage: (tag) => tag === answersTag && there.answers.hear(), onGap: () => {} },
    silentLog,
  );
  const { id } = await saveAnswer(admin, { id: null, form: answerForm() }, here);
  await expect.poll(() => isKnown(there, id), { timeout: 10_000 }).toBe(true);
  // Also what is done by hand.
  await database.pool.query("delete from answer_entries");
  await expect.poll(() => isKnown(there, id), { timeout: 10_000 }).toBe(false);
  await stop();
  await there.answers.stop();
});

test("nothing is built anew where nothing changed, and changes during a building aren't lost", async () => {
  const node = answersOn(database);
  const first = await node.answers.engine();
  await node.answers.refresh();
  expect(await node.answers.engine()).toBe(first);
  const ids: string[] = [];
  for (const word of ["harp", "lute", "bell"]) {
    const asks = { en: `${word} one\n${word} two\n${word} three`, de: "", es: "", fr: "" };
    const other = answersOn(database);
    const refreshed = node.answers.refresh();
    const { id } = await saveAnswer(admin, { id: null, form: answerForm({ asks }) }, other);
    ids.push(id);
    await Promise.all([refreshed, node.answers.refresh()]);
  }
  for (const id of ids) expect(await isKnown(node, id)).toBe(true);
});

test("without the database the files answer, and what is stored comes once it is back", async () => {
  let isAway = true;
  const { db } = database;
  const node = answersOn({
    db: new Proxy(db, {
      get: (real, name: keyof typeof db) => {
        if (isAway && name === "select") throw new Error("connection refused");
        return real[name];
      },
    }),
  });
  const { collection } = await node.answers.engine();
  expect(collection.entries.map(({ id }) => id)).toEqual(["refund-how", "parking"]);
  isAway = false;
  const { id } = await saveAnswer(admin, { id: null, form: answerForm() }, answersOn(database));
  await expect.poll(() => isKnown(node, id), { timeout: 10_000 }).toBe(true);
  await node.answers.stop();
});
