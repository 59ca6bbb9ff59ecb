import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { aborted, saying, scriptedConsultant, talkOn } from "../../../tests/factories/talk.ts";
import type { ChatEvent } from "./contract.ts";
import {
  endConversation,
  handBack,
  listConversations,
  readChat,
  readTranscript,
  sayAsPerson,
  takeOver,
  watchConversation,
} from "./index.ts";

let database: Database;
let t: ReturnType<typeof talkOn>;
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, "adm_grace", "adm_alan");
});
afterAll(() => database.close());
afterEach(() => t.deps.conversations.chats.stop());

const [admin, colleague, client] = [
  { userId: "adm_grace" },
  { userId: "adm_alan" },
  { userId: "usr_eve" },
];
const yes = () => scriptedConsultant(() => saying(["Yes."]));
let names = 0;
async function begun() {
  const ada = t.visitor(`taken over ${++names}`);
  const { conversationId } = await t.say(ada, "Hello <b>there</b>");
  await t.quiet();
  return { ada, id: conversationId };
}
let keys = 0;
const words = (text: string) => ({ text, key: `person-key-${++keys}` });

test("an admin answers in Aria's place until handing back; the visitor sees it at once, and all is audited", async () => {
  t = talkOn(database, { consultant: yes() });
  const { ada, id } = await begun();
  const seen: ChatEvent[] = [];
  t.deps.conversations.chats.watch(id, {
    after: 2,
    send: (event) => void seen.push(event),
    close: () => {},
  });
  await takeOver(admin, id, t.deps);
  await takeOver(admin, id, t.deps);
  await t.say(ada, "Is anybody there?");
  const input = words("I am Grace, a person.");
  const message = await sayAsPerson(admin, id, input, t.deps);
  expect(await sayAsPerson(admin, id, input, t.deps)).toEqual(message);
  await t.say(ada, "Good");
  await handBack(admin, id, t.deps);
  await t.say(ada, "And Aria?");
  await t.quiet();
  expect((await t.rows(id)).map(({ sender, text }) => [sender, text])).toEqual([
    ["user", "Hello <b>there</b>"],
    ["ai", "Yes."],
    ["note", "A member of our team is answering from here on."],
    ["user", "Is anybody there?"],
    ["person", "I am Grace, a person."],
    ["user", "Good"],
    ["note", "Aria is answering again."],
    ["user", "And Aria?"],
    ["ai", "Yes."],
  ]);
  expect(seen.filter(({ type }) => type !== "words").map(({ type }) => type)).toEqual([
    "handled",
    "message",
    "message",
    "message",
    "message",
    "handled",
    "message",
    "message",
    "replying",
    "message",
  ]);
  const { rows } = await database.pool.query(
    "select actor, action from audit_entries where subject = $1 order by id",
    [`conversation/${id}`],
  );
  expect(rows).toEqual(
    ["taken_over", "answered", "handed_back"].map((what) => ({
      actor: admin.userId,
      action: `conversation.${what}`,
    })),
  );
});

test("taking over breaks off a reply that is being written, and keeps what was said", async () => {
  t = talkOn(database, {
    consultant: scriptedConsultant(async function* (_request, signal) {
      yield { type: "text", text: "Let me explain" };
      await aborted(signal);
    }),
  });
  const ada = t.visitor(`taken over ${++names}`);
  const { conversationId } = await t.say(ada, "Explain");
  const seen: string[] = [];
  t.deps.conversations.chats.watch(conversationId, {
    after: 1,
    send: ({ type }) => void seen.push(type),
    close: () => {},
  });
  await expect.poll(() => seen).toContain("words");
  await takeOver(admin, conversationId, t.deps);
  expect((await readChat(ada.key, t.deps)).conversation).toMatchObject({
    handledBy: "person",
    isReplying: false,
    unanswered: null,
  });
  expect((await t.rows(conversationId)).map(({ sender, state }) => [sender, state])).toContainEqual(
    ["ai", "cut"],
  );
});

test("of two admins at once one takes over, and only that one speaks; anyone may hand back", async () => {
  t = talkOn(database, { consultant: yes() });
  const { id } = await begun();
  const outcomes = await Promise.allSettled([
    takeOver(admin, id, t.deps),
    takeOver(colleague, id, t.deps),
  ]);
  const refused = outcomes.findIndex(({ status }) => status === "rejected");
  expect(outcomes[refused]).toMatchObject({ reason: { code: "already_decided" } });
  const other = [admin, colleague][refused]!;
  await expect(sayAsPerson(other, id, words("Me"), t.deps)).rejects.toMatchObject({
    code: "forbidden",
  });
  await handBack(other, id, t.deps);
  await takeOver(other, id, t.deps);
  await sayAsPerson(other, id, words("Me"), t.deps);
});

test("who is no admin learns and does nothing, whether there is such a conversation or not", async () => {
  t = talkOn(database, { consultant: yes() });
  const { id } = await begun();
  for (const one of [id, "cnv_00000000000000000000000000", "", "\u0000"])
    for (const act of [
      () => takeOver(client, one, t.deps),
      () => handBack(client, one, t.deps),
      () => sayAsPerson(client, one, words("Me"), t.deps),
      () => readTranscript(client, one, t.deps),
      () => watchConversation(client, one, t.deps),
      () => listConversations(client, {}, t.deps),
    ])
      await expect(act()).rejects.toMatchObject({ code: "forbidden" });
  for (const none of ["cnv_00000000000000000000000000", "", "\u0000", "' or 1=1"])
    for (const act of [
      () => takeOver(admin, none, t.deps),
      () => handBack(admin, none, t.deps),
      () => sayAsPerson(admin, none, words("Me"), t.deps),
      () => readTranscript(admin, none, t.deps),
      () => watchConversation(admin, none, t.deps),
    ])
      await expect(act()).rejects.toMatchObject({ code: "not_found" });
});

test("an ended conversation can't be taken over or spoken in", async () => {
  t = talkOn(database, { consultant: yes() });
  const { ada, id } = await begun();
  await endConversation(ada, t.deps);
  for (const act of [
    () => takeOver(admin, id, t.deps),
    () => handBack(admin, id, t.deps),
    () => sayAsPerson(admin, id, words("Me"), t.deps),
  ])
    await expect(act()).rejects.toMatchObject({ code: "conversation_ended" });
});

test("a transcript names Customer and AI Agent, hides notes, and its reading is audited", async () => {
  t = talkOn(database, { consultant: yes() });
  const { id } = await begun();
  await takeOver(admin, id, t.deps);
  await sayAsPerson(admin, id, words("A person."), t.deps);
  const { lines, isMine, title } = await readTranscript(admin, id, t.deps);
  expect(lines.map(({ speaker, text }) => [speaker, text])).toEqual([
    ["Customer", "Hello <b>there</b>"],
    ["AI Agent", "Yes."],
    ["Person", "A person."],
  ]);
  expect([isMine, title]).toEqual([true, "Hello <b>there</b>"]);
  const { rows } = await database.pool.query(
    "select 1 from audit_entries where subject = $1 and action = 'conversation.read'",
    [`conversation/${id}`],
  );
  expect(rows).toHaveLength(1);
});

test("the list shows running ones or all, the latest first, page by page, and finds words that were said", async () => {
  await database.pool.query("truncate conversations cascade");
  t = talkOn(database, { consultant: yes() });
  await database.pool.query(
    `insert into conversations (id, channel, visitor_key, status, title, message_count, created_at, last_message_at)
     select 'cnv_' || lpad(n::text, 26, '0'), 'chat', 'v' || n, case when n % 2 = 0 then 'ended' else 'open' end,
       'Number ' || n, 1, $1::timestamptz - n * interval '1 minute', $1::timestamptz - n * interval '1 minute'
     from generate_series(1, 60) n`,
    [t.time.now],
  );
  await database.pool.query(
    `insert into messages (id, conversation_id, position, sender, text, state)
     select 'msg_' || n, 'cnv_' || lpad(n::text, 26, '0'), 1, 'user',
       case when n = 42 then 'Our zebras need a <i>newsletter</i> every week' else 'Something else' end, 'whole'
     from generate_series(1, 60) n`,
  );
  const walk = async (query: object) => {
    const titles: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const page = await listConversations(admin, { ...query, after }, t.deps);
      titles.push(...page.items.map(({ title }) => title));
      after = page.next;
    }
    return titles;
  };
  const all = Array.from({ length: 60 }, (_, at) => `Number ${at + 1}`);
  expect(await walk({})).toEqual(all);
  expect(await walk({ show: "open" })).toEqual(all.filter((_, at) => at % 2 === 0));
  const { items } = await listConversations(admin, { search: "zebra's newsletters" }, t.deps);
  expect(items).toMatchObject([{ title: "Number 42", status: "ended" }]);
  expect(items[0]?.found).toContain("zebras need a");
  for (const search of [
    "'; drop table x",
    "a & | !",
    '"',
    "\u0000x\u0007",
    "x".repeat(5000),
    ":*",
    "%",
  ])
    expect((await listConversations(admin, { search }, t.deps)).items).toEqual([]);
  for (const input of [null, 5, { after: "x", show: "none", search: {} }])
    expect((await listConversations(admin, input, t.deps)).items).toHaveLength(25);
});
