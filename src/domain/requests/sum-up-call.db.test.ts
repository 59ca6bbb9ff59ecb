import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ConsultantUnavailable } from "#domain/consultant/index.ts";
import { leaveAddress } from "#domain/conversations/index.ts";
import { bindSubscriber } from "#domain/events/index.ts";
import { forgetMails } from "#domain/mail/index.ts";
import { newId } from "#kit/ids.ts";
import { dayMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { accountsOn } from "../../../tests/factories/accounts.ts";
import { addSpokenCall } from "../../../tests/factories/calls.ts";
import {
  addConversation,
  deskOn,
  scriptedExtractor,
  someRecord,
} from "../../../tests/factories/desk.ts";
import { deliverEvents, subscribe } from "../../../tests/factories/events.ts";
import { peopleOn } from "../../../tests/factories/people.ts";
import { talkOn } from "../../../tests/factories/talk.ts";
import type { RequestDeps } from "./index.ts";
import { readIntake } from "./read-intake.ts";
import { forgetRequests } from "./requests-of-person.ts";
import { storeRequest } from "./store-request.ts";
import { sumUpWaitingCalls } from "./sum-up-call.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let people: ReturnType<typeof peopleOn>;
beforeAll(async () => {
  database = await testDatabase();
  people = peopleOn(database, accountsOn(database).deps);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(
    sql`truncate service_requests, consultations, conversations, messages, enquiries, mails, audit_entries,
      ai_spending, alerts, users cascade`,
  );
});

const said = ["I'm Ada, ada@example.com. I need a chatbot.", "Which languages?"];
type Summary = { key: string; to: string; text: string };
const summaries = async () =>
  (
    await database.pool.query<Summary>(
      `select key, "to", text from mails where key like 'consultation-summary/%' order by created_at`,
    )
  ).rows;
const receivers = async () => (await summaries()).map(({ to }) => to);
const deps = (record: unknown = someRecord, change: Partial<RequestDeps> = {}) =>
  deskOn(database, {
    requests: { extractor: scriptedExtractor(() => record).extractor },
    ...change,
  });
const someone = () => newId("vis");

/** A talk whose visitor leaves an address, followed up as in the application. */
function talk() {
  const { deps: talkDeps } = talkOn(database);
  const subscribers = [bindSubscriber(sumUpWaitingCalls, deps())];
  return {
    async leave(visitorKey: string, email: string) {
      await subscribe(database, subscribers);
      await leaveAddress({ key: visitorKey, address: "a", userId: null }, { email }, talkDeps);
      await deliverEvents(database, subscribers);
    },
    stop: () => talkDeps.conversations.chats.stop(),
  };
}

test("an address that the customer said gets one mail, however often and however much at once it is read", async () => {
  const id = await addSpokenCall(database, said);
  await Promise.all([1, 2, 3].map(() => readIntake(id, deps())));
  await readIntake(id, deps());
  const [mail, ...others] = await summaries();
  expect(others).toEqual([]);
  expect(mail?.to).toBe("ada@example.com");
  expect(mail?.text).toContain("About: chatbot");
  expect(mail?.text).not.toMatch(/two languages|1,000|Engines|Lovelace|Which languages/);
});

test("nobody who only chatted, and nobody without an address, gets one", async () => {
  await readIntake(await addConversation(database, said), deps());
  await readIntake(await addSpokenCall(database, ["I need a bot.", "Which?"]), deps());
  expect(await summaries()).toEqual([]);
});

test("who was signed in gets it at the confirmed address of the account, with what was noted", async () => {
  const ada = await people.insert({ email: "ada@engines.example", emailVerified: true });
  await readIntake(await addSpokenCall(database, said, { userId: ada.userId }), deps());
  const [mail] = await summaries();
  expect(mail?.to).toBe("ada@engines.example");
  expect(mail?.text).toContain("What you need: Answers in two languages");
  expect(mail?.text).not.toContain(said[0]);
});

test("an account whose address is unconfirmed, or somebody else's account with the address that was said, gets nothing of what was said", async () => {
  const ada = await people.insert({ email: "ada@engines.example", emailVerified: false });
  await people.insert({ email: "ada@example.com", emailVerified: true });
  await readIntake(await addSpokenCall(database, said, { userId: ada.userId }), deps());
  await readIntake(await addSpokenCall(database, said), deps());
  expect((await receivers()).toSorted()).toEqual(["ada@engines.example", "ada@example.com"]);
  for (const { text } of await summaries()) expect(text).not.toContain("two languages");
});

test("an address left in the chat before the call is summed up counts, and comes before one that was heard", async () => {
  const visitorKey = someone();
  await addConversation(database, ["Hello?", "Hello."], { visitorKey });
  const chat = talk();
  await chat.leave(visitorKey, "left@example.com");
  await readIntake(await addSpokenCall(database, said, { visitorKey }), deps());
  expect(await receivers()).toEqual(["left@example.com"]);
  await chat.stop();
});

test("one that is left afterwards brings the mail then, once, whatever is sent again", async () => {
  const visitorKey = someone();
  await addConversation(database, ["Hello?", "Hello."], { visitorKey });
  const id = await addSpokenCall(database, ["I need a bot.", "Which?"], { visitorKey });
  await readIntake(id, deps());
  const chat = talk();
  await Promise.all([1, 2].map(() => chat.leave(visitorKey, "left@example.com")));
  await chat.leave(visitorKey, "other@example.com");
  await readIntake(id, deps());
  expect(await receivers()).toEqual(["left@example.com"]);
  await chat.stop();
});

test("one that is left in the very moment in which the request is stored isn't missed", async () => {
  const visitorKey = someone();
  await addConversation(database, ["Hello?", "Hello."], { visitorKey });
  const conversationId = await addSpokenCall(database, ["A bot.", "Which?"], { visitorKey });
  const chat = talk();
  const record = { ...someRecord, email: "" };
  const raised = {
    record,
    source: "video",
    conversationId,
    userId: null,
    requestKey: null,
  } as const;
  const isWaiting = async () =>
    (
      await database.pool.query(
        `select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rowCount;
  const left = await database.db.transaction(async (tx) => {
    await storeRequest(tx, raised, deps());
    const leaving = chat.leave(visitorKey, "left@example.com");
    await expect.poll(isWaiting).toBeGreaterThan(0);
    return { leaving };
  });
  await left.leaving;
  expect(await receivers()).toEqual(["left@example.com"]);
  await chat.stop();
});

test("a crash after an address was left loses no mail: it is written once somebody hears of it, once", async () => {
  const visitorKey = someone();
  await addConversation(database, ["Hello?", "Hello."], { visitorKey });
  const id = await addSpokenCall(database, ["I need a bot.", "Which?"], { visitorKey });
  await readIntake(id, deps());
  const left = () => database.pool.query("select email from enquiries");
  const chat = talk();
  await database.pool.query(
    "alter table mails add constraint we_crash_here check (id = '') not valid",
  );
  await expect(chat.leave(visitorKey, "left@example.com")).rejects.toThrow("Failed query");
  expect(await receivers()).toEqual([]);
  await database.pool.query("alter table mails drop constraint we_crash_here");
  await chat.leave(visitorKey, "left@example.com");
  await chat.leave(visitorKey, "left@example.com");
  expect((await left()).rows).toEqual([{ email: "left@example.com" }]);
  expect(await receivers()).toEqual(["left@example.com"]);
  await chat.stop();
});

test("whoever is erased takes the mail along", async () => {
  const ada = await people.insert({ email: "ada@engines.example", emailVerified: true });
  await readIntake(await addSpokenCall(database, said, { userId: ada.userId }), deps());
  expect(await summaries()).toHaveLength(1);
  await database.db.transaction(async (tx) => {
    const about = await forgetRequests(tx, { userId: ada.userId, email: null });
    await forgetMails(tx, { about, email: null });
  });
  expect(await summaries()).toEqual([]);
});

test("an address of another visitor, or of another day, isn't theirs", async () => {
  const [ada, eve] = [someone(), someone()];
  await addConversation(database, ["Hello?", "Hello."], { visitorKey: eve });
  await addConversation(database, ["Hello?", "Hello."], { visitorKey: ada });
  const chat = talk();
  await chat.leave(eve, "eve@example.com");
  await chat.leave(ada, "old@example.com");
  await database.pool.query("update enquiries set created_at = now() - interval '2 days'");
  await readIntake(
    await addSpokenCall(database, ["I need a bot.", "Which?"], { visitorKey: ada }),
    deps(),
  );
  expect(await summaries()).toEqual([]);
  await chat.stop();
});

test("where reading fails, the mail says so and claims nothing", async () => {
  const ada = await people.insert({ email: "ada@engines.example", emailVerified: true });
  const { extractor } = scriptedExtractor(() => {
    throw new ConsultantUnavailable("network", "Network error: ECONNREFUSED");
  });
  const id = await addSpokenCall(database, said, { userId: ada.userId });
  await readIntake(id, deps(null, { requests: { extractor } }));
  const [mail] = await summaries();
  expect(mail?.text).toContain("couldn’t summarise this conversation");
  expect(mail?.text).not.toContain("chatbot");
});

test("a crash between request and mail leaves neither, and the next try both, once", async () => {
  const ada = await people.insert({ email: "ada@engines.example", emailVerified: true });
  const id = await addSpokenCall(database, said, { userId: ada.userId });
  await database.pool.query(
    "alter table mails add constraint gone check (key not like 'consultation-summary/%') not valid",
  );
  await expect(readIntake(id, deps())).rejects.toThrow("Failed query");
  const { rows } = await database.pool.query("select id from service_requests");
  expect([rows, await summaries()]).toEqual([[], []]);
  await database.pool.query("alter table mails drop constraint gone");
  await readIntake(id, deps());
  expect(await receivers()).toEqual(["ada@engines.example"]);
});

test("an address gets three a day, however many calls name it", async () => {
  for (let at = 0; at < 5; at++) await readIntake(await addSpokenCall(database, said), deps());
  expect(await summaries()).toHaveLength(3);
  await database.pool.query("update mails set created_at = created_at - interval '2 days'");
  await readIntake(await addSpokenCall(database, said), deps());
  expect(await summaries()).toHaveLength(4);
});

test("at once or not, the limit holds", async () => {
  const ids = await Promise.all([1, 2, 3, 4, 5].map(() => addSpokenCall(database, said)));
  await Promise.all(ids.map((id) => readIntake(id, deps())));
  expect(await summaries()).toHaveLength(3);
});

test("a call that was erased meanwhile gets no mail", async () => {
  const id = await addSpokenCall(database, said, {
    call: { startedAt: new Date(Date.now() - dayMs) },
  });
  const { extractor } = scriptedExtractor(async () => {
    await database.pool.query("delete from consultations where conversation_id = $1", [id]);
    return someRecord;
  });
  await readIntake(id, deps(someRecord, { requests: { extractor } }));
  expect(await summaries()).toEqual([]);
});
