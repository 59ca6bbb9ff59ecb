import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { ConsultantUnavailable, type AnswerPart } from "#domain/consultant/index.ts";
import { AppError } from "#errors";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { gate, saying, scriptedConsultant, talkOn } from "../../../tests/factories/talk.ts";
import { endConversation, handBack, readChat, retryReply, sayAsPerson, takeOver } from "./index.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await addAdmins(database, "adm_grace");
});
afterAll(() => database.close());

const admin = { userId: "adm_grace" };
let count = 0;

/** Two nodes on one database, visitors with two tabs each, and an Aria that waits, fails and breaks off. */
function world() {
  let door = gate();
  let mood: "well" | "slow" | "down" | "breaks" = "well";
  const consultant = scriptedConsultant(async function* (): AsyncGenerator<AnswerPart> {
    const [now, wait] = [mood, door];
    if (now === "down") throw new ConsultantUnavailable("server", "HTTP 500: x");
    yield { type: "text", text: "Well" };
    if (now === "breaks") throw new ConsultantUnavailable("network", "Network error: x");
    if (now === "slow") await wait.opened;
    yield* saying([", yes."]);
  });
  const nodes = [talkOn(database, { consultant }), talkOn(database, { consultant })] as const;
  const visitors = [1, 2].map(() => nodes[0].visitor(`of the property ${++count}`));
  const acts = {
    send: async (who: number, node: number) => {
      await nodes[node]!.say(visitors[who]!, "Something");
    },
    sendTwice: async (who: number, node: number) => {
      const sent = [0, 1].map((at) => nodes[(node + at) % 2]!.say(visitors[who]!, "At once"));
      await Promise.allSettled(sent);
    },
    retry: async (who: number, node: number) => {
      const { conversation } = await readChat(visitors[who]!.key, nodes[node]!.deps);
      const last = conversation?.messages.findLast(({ sender }) => sender === "user");
      const again = [0, 1].map((at) =>
        retryReply(visitors[who]!, last?.id, nodes[(node + at) % 2]!.deps),
      );
      await Promise.allSettled(again);
    },
    end: async (who: number, node: number) => {
      await endConversation(visitors[who]!, nodes[node]!.deps);
    },
    takeOver: (who: number, node: number) => byAdmin(takeOver, who, node),
    handBack: (who: number, node: number) => byAdmin(handBack, who, node),
    person: (who: number, node: number) =>
      byAdmin(
        async (one, id, deps) =>
          void (await sayAsPerson(one, id, { text: "I", key: `key-${++count}-xxxxx` }, deps)),
        who,
        node,
      ),
    well: async () => void (mood = "well"),
    slow: async () => void (mood = "slow"),
    down: async () => void (mood = "down"),
    breaks: async () => void (mood = "breaks"),
    goOn: async () => {
      door.open();
      door = gate();
    },
    wait: async () => {
      for (const { time } of nodes) time.now = new Date(time.now.getTime() + 21_000);
    },
  };
  async function byAdmin(act: typeof takeOver, who: number, node: number) {
    const { conversation } = await readChat(visitors[who]!.key, nodes[node]!.deps);
    if (conversation) await act(admin, conversation.id, nodes[node]!.deps);
  }
  const finish = async () => {
    door.open();
    await Promise.all(nodes.map((node) => node.quiet()));
    await Promise.all(nodes.map(({ deps }) => deps.conversations.chats.stop()));
  };
  return { acts, finish, keys: visitors.map(({ key }) => key) };
}
type Act = keyof ReturnType<typeof world>["acts"];
const names: Act[] = [
  "send",
  "sendTwice",
  "retry",
  "end",
  "takeOver",
  "handBack",
  "person",
  "well",
  "slow",
  "down",
  "breaks",
  "goOn",
  "wait",
];

test("whatever is done in whatever order: positions have no gaps, a message has one whole answer at most, a visitor one open conversation", async () => {
  const step = fc.tuple(
    fc.constantFrom<Act>(...names, "send", "send", "retry"),
    fc.nat(1),
    fc.nat(1),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { acts, finish, keys } = world();
      for (const [act, who, node] of steps)
        await acts[act](who, node).catch((error: unknown) => {
          if (!(error instanceof AppError) || error.code === "internal") throw error;
        });
      await finish();
      const { rows } = await database.pool.query(
        `select 'gap' wrong, c.id from conversations c left join messages m on m.conversation_id = c.id
         where c.visitor_key = any($1) group by c.id
         having count(*) <> c.message_count or max(m.position) <> c.message_count or min(m.position) <> 1
         union all
         select 'two whole answers', m.reply_to from messages m join conversations c on c.id = m.conversation_id
         where c.visitor_key = any($1) and m.sender = 'ai' and m.state = 'whole' group by m.reply_to having count(*) > 1
         union all
         select 'two open', visitor_key from conversations where visitor_key = any($1) and status = 'open'
         group by visitor_key having count(*) > 1
         union all
         select 'still held', id from conversations
         where visitor_key = any($1) and status = 'ended' and answering_until is not null
         union all
         select 'answers another conversation', m.id from messages m join messages q on q.id = m.reply_to
         where q.conversation_id <> m.conversation_id or q.position >= m.position`,
        [keys],
      );
      expect(rows).toEqual([]);
    }),
    { numRuns: process.env["TEST_LONG"] ? 300 : 40 },
  );
}, 300_000);
