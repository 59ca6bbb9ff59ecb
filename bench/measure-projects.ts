/**
 * `node bench/measure-projects.ts` (after `npm run build`): the studio with much in it against the studio with little,
 * in two applications that take turns. The list of 10,000 projects against 100; a workspace whose project has 500
 * versions against 5, and its history; form answers and files are measured by scripts of their own.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { connectionFromParts } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { newConfiguration, schemaVersions } from "#domain/projects/configuration/types.ts";
import { silentLog } from "#kit/log.ts";
import { median } from "./measure.ts";
import { send, startApp, type App } from "./processes.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const [rounds, seconds] = [5, 2];
const admin = { email: "admin@example.com", password: "tulip-harbor-42" };
const opened = "proj_bench";
const views = {
  "list of 10,000 projects against 100": "/ai-service-design",
  // One project each: "number 42" alone is also in 420 to 429 and 4200 to 4299, a full page of cards against one.
  "the same, a name that one project has": "/ai-service-design?search=number+42+of",
  "a workspace with 500 versions against 5": `/ai-service-design/workspace/${opened}`,
} as const;

type Prepared = { app: App; cookie: string };

async function prepare(
  port: number,
  dataDir: string,
  amounts: { projects: number; versions: number },
): Promise<Prepared> {
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
  const cookies = signedIn.headers.getSetCookie().map((header) => header.split(";")[0]);
  await fill(dataDir, amounts);
  return { app, cookie: cookies.join("; ") };
}

/** Projects of the admin by SQL, one of them with versions. */
async function fill(
  dataDir: string,
  { projects, versions }: { projects: number; versions: number },
): Promise<void> {
  const embedded = await startEmbedded({ dataDir, log: silentLog, role: "script" });
  const client = new Client(connectionFromParts(embedded.connection).pool);
  await client.connect();
  const configuration = JSON.stringify(newConfiguration("chatbot"));
  try {
    await client.query(
      `insert into projects (id, owner_id, name, description, service_type, configuration, schema_version, revision, updated_at)
       select case when n = 1 then '${opened}' else 'proj_' || n end, (select id from users limit 1),
         'Project number ' || n || ' of many', md5(n::text), 'chatbot', $2::jsonb, ${schemaVersions.chatbot}, $3, now() - n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [projects, configuration, versions],
    );
    await client.query(
      `insert into project_versions (project_id, revision, kind, name, description, configuration, schema_version, changes, saved_by)
       select '${opened}', n, 'save', 'Project', '', $2::jsonb, ${schemaVersions.chatbot}, '{"first": [], "count": 1}', (select id from users limit 1)
       from generate_series(1, $1::int) n`,
      [versions, configuration],
    );
    await client.query("vacuum analyze projects, project_versions");
  } finally {
    await client.end();
    await embedded.stop();
  }
}

async function timeOf({ app, cookie }: Prepared, path: string, forSeconds: number) {
  const result = await send({
    url: app.url,
    connections: 1,
    seconds: forSeconds,
    manyVisitors: true, // one visitor would soon meet the limit
    request: { path, headers: { cookie } },
  });
  if (result.bad > 0) throw new Error(`${result.bad} requests for ${path} went wrong`);
  return 1000 / result.perSecond;
}

const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const few = await prepare(4871, join(folder, "few"), { projects: 100, versions: 5 });
const many = await prepare(4872, join(folder, "many"), { projects: 10_000, versions: 500 });
try {
  for (const [name, path] of Object.entries(views)) {
    await timeOf(few, path, 1);
    await timeOf(many, path, 1);
    const measured: { few: number; many: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      measured.push({
        few: await timeOf(few, path, seconds),
        many: await timeOf(many, path, seconds),
      });
    const ratio = median(measured.map((one) => one.many / one.few));
    const ms = (which: "few" | "many") => median(measured.map((one) => one[which])).toFixed(1);
    say(`${name}: ${ratio.toFixed(2)} (${ms("many")} of ${ms("few")} ms)`);
  }
} finally {
  await few.app.stop();
  await many.app.stop();
  rmSync(folder, { recursive: true, force: true });
}
