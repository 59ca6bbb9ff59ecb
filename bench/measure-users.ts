import { Client } from "pg";
import { connectionFromParts } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { silentLog } from "#kit/log.ts";
import { median } from "./measure.ts";
import { send, startApp, type App } from "./processes.ts";

/** What an admin asks of the list: its start, a part of an address, one role, and a place far down. */
const views = {
  "newest first": () => "/admin/users",
  // Number 42, and nobody else, in both: so the same is drawn.
  "a part of a name": () => "/admin/users?search=a1d0c6e8",
  "one role": () => "/admin/users?role=client",
  "a place in the middle": (middle: string) => `/admin/users?after=${middle}`,
} as const;
export type UsersResult = {
  view: string;
  /** Processor-bound latency of one request after the other, in milliseconds, medians over the rounds. */
  fewMs: number;
  manyMs: number;
  /** Median of the rounds' own ratios, many to few. */
  ratio: number;
};

const admin = { email: "admin@example.com", password: "tulip-harbor-42" };

/**
 * The admin's list of people with 100 of them and with 10,000: two applications, each with its own data,
 * taking turns. One request after the other over one connection, as one admin clicks.
 */
export async function measureUsers(
  folder: string,
  ports: [number, number],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<UsersResult[]> {
  const few = await prepare(ports[0], `${folder}/few`, 100);
  const many = await prepare(ports[1], `${folder}/many`, 10_000);
  const results: UsersResult[] = [];
  try {
    for (const [view, pathOf] of Object.entries(views)) {
      const run = async ({ app, cookie, middle }: Prepared, forSeconds: number) => {
        const result = await send({
          url: app.url,
          connections: 1,
          seconds: forSeconds,
          manyVisitors: true, // one visitor would soon meet the limit
          request: { path: pathOf(middle), headers: { cookie } },
        });
        if (result.bad > 0) throw new Error(`${result.bad} requests for ${view} went wrong`);
        return 1000 / result.perSecond;
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
      results.push({
        view,
        fewMs: median(measured.map((one) => one.few)),
        manyMs: median(measured.map((one) => one.many)),
        ratio: median(measured.map((one) => one.many / one.few)),
      });
    }
  } finally {
    await few.app.stop();
    await many.app.stop();
  }
  return results;
}

type Prepared = { app: App; cookie: string; middle: string };

/** An application with an admin who is signed in, and so many people. */
async function prepare(port: number, dataDir: string, people: number): Promise<Prepared> {
  const app = await startApp(port, dataDir, {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ADMIN_2FA: "optional",
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
  const middle = await addPeople(dataDir, people);
  return { app, cookie, middle };
}

/** Adds people by SQL. @returns the place of the one in the middle, as the list's address names it */
async function addPeople(dataDir: string, people: number): Promise<string> {
  const embedded = await startEmbedded({ dataDir, log: silentLog, role: "script" });
  const client = new Client(connectionFromParts(embedded.connection).pool);
  await client.connect();
  try {
    await client.query(
      `insert into users (id, email, name, company, created_at)
       select 'usr_' || lpad(n::text, 26, '0'), substr(md5(n::text), 17, 12) || n || '@example.com',
         substr(md5(n::text), 1, 8) || ' ' || substr(md5(n::text), 9, 8), 'Company ' || n % 97, now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [people],
    );
    await client.query("vacuum analyze users");
    const { rows } = await client.query<{ id: string; ms: string }>(
      `select id, (extract(epoch from created_at) * 1000)::bigint as ms from users
       order by created_at desc, id desc offset $1 limit 1`,
      [people >> 1],
    );
    return `${rows[0]?.ms}.${rows[0]?.id}`;
  } finally {
    await client.end();
    await embedded.stop();
  }
}
