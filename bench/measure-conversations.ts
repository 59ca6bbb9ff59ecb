import { createHmac } from "node:crypto";
import { Client } from "pg";
import { connectionFromParts } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { newVisitorToken } from "#domain/consultant/index.ts";
import { silentLog } from "#kit/log.ts";
import { median } from "./measure.ts";
import { send, startApp, type App } from "./processes.ts";

export type RatioResult = {
  what: string;
  /** One request after the other over one connection, in milliseconds, medians over the rounds. */
  fewMs: number;
  manyMs: number;
  /** Median of the rounds' own ratios, many to few. */
  ratio: number;
};
type Rounds = { rounds: number; seconds: number };
type Request = { url: string; path: string; cookie: string };

/** Known here, so that a visitor's cookie can be made to fit what stands in the database. */
const secret = "a-secret-of-the-measurements-0123456789";
/** As the application derives it from AUTH_SECRET. */
const digest = (purpose: string, text: string) =>
  createHmac("sha256", createHmac("sha256", secret).update(purpose).digest("hex"))
    .update(text)
    .digest("base64url");
const admin = { email: "admin@example.com", password: "tulip-harbor-42" };

/**
 * How conversations open and are listed: a conversation of 200 messages against one of 10, by the visitor's
 * cookie, and the admin's list of 100,000 conversations against 1,000, newest first and searched.
 */
export async function measureConversations(
  folder: string,
  ports: [number, number],
  rounds: Rounds,
): Promise<RatioResult[]> {
  const few = await prepare(ports[0], `${folder}/few-talks`, 1000);
  const many = await prepare(ports[1], `${folder}/many-talks`, 100_000);
  try {
    const results: RatioResult[] = [];
    const opened = (messages: number): Request => ({
      url: few.app.url,
      path: "/functions/chat",
      cookie: few.visitors[messages] ?? "",
    });
    results.push(
      await compare(
        "a conversation of 200 messages opens, against 10",
        opened(10),
        opened(200),
        rounds,
      ),
    );
    const views = {
      "newest first": "/admin/conversations?show=all",
      "words that one has": "/admin/conversations?show=all&search=zebra",
      "words that many have": "/admin/conversations?show=all&search=chatbot",
    };
    for (const [view, path] of Object.entries(views))
      results.push(
        await compare(
          `100,000 conversations against 1,000, ${view}`,
          { url: few.app.url, path, cookie: few.cookie },
          { url: many.app.url, path, cookie: many.cookie },
          rounds,
        ),
      );
    return results;
  } finally {
    await few.app.stop();
    await many.app.stop();
  }
}

/** Two requests in turns, each going first every other round. */
async function compare(
  what: string,
  few: Request,
  many: Request,
  { rounds, seconds }: Rounds,
): Promise<RatioResult> {
  let visits = 0;
  const run = async ({ url, path, cookie }: Request, forSeconds: number) => {
    const headers = { cookie, "x-forwarded-for": `10.9.${visits >> 8}.${++visits & 255}` };
    const { bad, perSecond } = await send({
      url,
      connections: 1,
      seconds: forSeconds,
      request: { path, headers },
      manyVisitors: true,
    });
    if (bad > 0) throw new Error(`${bad} requests went wrong: ${what}`);
    return 1000 / perSecond;
  };
  await run(few, 1);
  await run(many, 1);
  const measured: { few: number; many: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const isFewFirst = round % 2 === 0;
    const first = await run(isFewFirst ? few : many, seconds);
    const second = await run(isFewFirst ? many : few, seconds);
    measured.push(isFewFirst ? { few: first, many: second } : { few: second, many: first });
  }
  return {
    what,
    fewMs: median(measured.map((one) => one.few)),
    manyMs: median(measured.map((one) => one.many)),
    ratio: median(measured.map((one) => one.many / one.few)),
  };
}

type Prepared = { app: App; cookie: string; visitors: Record<number, string> };

/** An application with an admin who is signed in, so many conversations, and visitors by their messages. */
async function prepare(port: number, dataDir: string, conversations: number): Promise<Prepared> {
  const app = await startApp(port, dataDir, {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ADMIN_2FA: "optional",
    AUTH_SECRET: secret,
  });
  const signedIn = await fetch(`${app.url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.url },
    body: new URLSearchParams(admin),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  const visitors = await addConversations(dataDir, conversations);
  return { app, cookie, visitors };
}

/** Adds conversations by SQL. @returns cookies of visitors with 10 and with 200 messages, by that figure */
async function addConversations(dataDir: string, count: number): Promise<Record<number, string>> {
  const embedded = await startEmbedded({ dataDir, log: silentLog, role: "script" });
  const client = new Client(connectionFromParts(embedded.connection).pool);
  await client.connect();
  const visitors: Record<number, string> = {};
  try {
    await client.query(
      `insert into conversations (id, channel, visitor_key, status, title, message_count, created_at, last_message_at)
       select 'cnv_' || lpad(n::text, 26, '0'), 'chat', 'bench' || n, case when n % 3 = 0 then 'open' else 'ended' end,
         'Question number ' || n, 4, now() - n * interval '1 minute', now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into messages (id, conversation_id, position, sender, text, state, created_at)
       select 'msg_' || n || '_' || p, 'cnv_' || lpad(n::text, 26, '0'), p, case when p % 2 = 1 then 'user' else 'ai' end,
         case when n = 42 and p = 1 then 'Do you know a zebra? '
           else 'We would like a ' || (array['chatbot','landing page','form','portal'])[1 + n % 4] || ' that does ' || substr(md5(n || 'x' || p), 1, 9) end
           || ' and tells our customers what they get for it, how long it takes and whom they ask.', 'whole', now()
       from generate_series(1, $1::int) n, generate_series(1, 4) p`,
      [count],
    );
    for (const messages of [10, 200]) {
      const token = newVisitorToken({ digest });
      const visitorKey = digest("visitor", token);
      visitors[messages] = `aria.visitor=${token}`;
      await client.query(
        `insert into conversations (id, channel, visitor_key, status, title, message_count)
         values ('cnv_v' || $1::int, 'chat', $2, 'open', 'x', $1::int)`,
        [messages, visitorKey],
      );
      await client.query(
        `insert into messages (id, conversation_id, position, sender, text, state)
         select 'msg_v' || $1::int || '_' || p, 'cnv_v' || $1::int, p, case when p % 2 = 1 then 'user' else 'ai' end,
           repeat('What people say in a chat is about this long. ', case when p % 2 = 1 then 2 else 8 end), 'whole'
         from generate_series(1, $1::int) p`,
        [messages],
      );
    }
    await client.query("vacuum analyze conversations, messages");
    return visitors;
  } finally {
    await client.end();
    await embedded.stop();
  }
}
