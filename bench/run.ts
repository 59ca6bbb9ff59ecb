/**
 * `npm run bench`: measures the built application on this machine, prints a table and writes
 * bench/results/. bench/README.md says what is measured, and how. Ends with 1 where a target was missed.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { measureChat } from "./measure-chat.ts";
import { measureConversations } from "./measure-conversations.ts";
import { fileRows, measureFiles } from "./measure-files.ts";
import { measureUsers } from "./measure-users.ts";
import { connections, measureCheckout, measurePages, median } from "./measure.ts";
import { startApp } from "./processes.ts";
import { talkRows, whole, type Row } from "./talk-rows.ts";
import { memoryOf } from "./usage.ts";

const targets = {
  ratio: 0.7,
  startMs: 2000,
  memoryMb: 250,
  usersRatio: 1.3,
  ownP50Ms: 15,
  ownP99Ms: 60,
  firstWordRatio: 2,
  streamsMb: 600,
  opensRatio: 1.5,
  listRatio: 1.3,
};
/** `--quick`: to see that it works; too short to compare anything. */
const isQuick = process.argv.includes("--quick");
const rounds = isQuick ? 1 : 5;
const seconds = isQuick ? 1 : 3;
const starts = isQuick ? 1 : 5;

const folder = mkdtempSync(join(tmpdir(), "aria-bench-"));
const say = (text: string) => process.stdout.write(`${text}\n`);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function revision(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "unknown";
  }
}

async function measureAll() {
  const port = await freePort();
  const dataDir = join(folder, "data");
  say("starting on an empty folder");
  const app = await startApp(port, dataDir);
  const idle = memoryOf(app.pid);
  try {
    say(`pages: ${rounds} rounds of ${seconds} s each, against a bare server`);
    const pages = await measurePages(app, { rounds, seconds });
    say("purchases at the built-in till");
    const checkout = await measureCheckout(app, isQuick ? 1 : 5);
    const memory = memoryOf(app.pid);
    await app.stop();
    say(`starting ${starts} times on these data`);
    const startTimes: number[] = [];
    for (let n = 0; n < starts; n++) {
      const again = await startApp(port, dataDir);
      startTimes.push(again.firstAnswerMs);
      await again.stop();
    }
    return { firstStartMs: app.firstAnswerMs, startTimes, idle, pages, checkout, memory };
  } finally {
    await app.stop();
  }
}

async function measurePeople() {
  say("the list of people, 100 against 10,000");
  const ports: [number, number] = [await freePort(), await freePort()];
  return measureUsers(
    folder,
    ports,
    isQuick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 2 },
  );
}

async function measureTalks() {
  say(
    "chat: 50 conversations at once, then 1,000 streams, with a provider that streams at a fixed pace",
  );
  const chat = await measureChat(await freePort(), join(folder, "chat"), { isQuick });
  say("conversations: opened with 200 messages against 10, listed with 100,000 against 1,000");
  const ports: [number, number] = [await freePort(), await freePort()];
  const conversations = await measureConversations(
    folder,
    ports,
    isQuick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 2 },
  );
  return { chat, conversations };
}

type House = Awaited<ReturnType<typeof measureHouse>>;
/** `--chat`: only what concerns the chat. */
const onlyChat = process.argv.includes("--chat");

const loadBefore = loadavg();
if ((loadBefore[0] ?? 0) > 0.5)
  say(
    `note: this machine is busy (load ${loadBefore[0]?.toFixed(2)}); measure again when it is quiet`,
  );
async function measureHouse() {
  const all = await measureAll();
  const users = await measurePeople();
  say("a file of 200 MB down, against a plain file server");
  const files = await measureFiles(await freePort(), join(folder, "files"), { rounds });
  return { ...all, users, files };
}
async function measure() {
  try {
    const house = onlyChat ? null : await measureHouse();
    return { house, talks: await measureTalks() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const { house, talks } = await measure();

const houseRows = ({
  pages,
  checkout,
  memory,
  firstStartMs,
  users,
  files,
  startTimes,
}: House): Row[] => [
  ...pages.map(({ path, app, bare, ratio, bytes, p99Ms, appMicros, bareMicros }) => ({
    what: `GET ${path} (${whole(bytes)} bytes, br, ${connections} connections)`,
    value: `${ratio.toFixed(2)} of a bare server (${whole(app)} of ${whole(bare)} a second, p99 ${p99Ms} ms, processor ${whole(appMicros)} of ${whole(bareMicros)} µs a request)`,
    target: `≥ ${targets.ratio}`,
    isMet: ratio >= targets.ratio,
  })),
  {
    what: "POST create-checkout-session (built-in till, 10 connections)",
    value: `${whole(checkout.perSecond)} a second, p50 ${checkout.p50} ms, p99 ${checkout.p99} ms`,
    target: "none",
    isMet: true,
  },
  ...users.map(({ view, fewMs, manyMs, ratio }) => ({
    what: `GET /admin/users, ${view}: 10,000 people against 100`,
    value: `${ratio.toFixed(2)} (${manyMs.toFixed(1)} of ${fewMs.toFixed(1)} ms)`,
    target: `< ${targets.usersRatio}`,
    isMet: ratio < targets.usersRatio,
  })),
  ...fileRows(files),
  {
    what: `start to first answer, with data (median of ${starts})`,
    value: `${whole(median(startTimes))} ms`,
    target: `< ${whole(targets.startMs)} ms`,
    isMet: median(startTimes) < targets.startMs,
  },
  {
    what: "first start, empty folder",
    value: `${whole(firstStartMs)} ms`,
    target: "none",
    isMet: true,
  },
  {
    what: "memory after load, node (RSS)",
    value: memory ? `${whole(memory.nodeMb)} MB` : "not known here",
    target: `< ${targets.memoryMb} MB`,
    isMet: !memory || memory.nodeMb < targets.memoryMb,
  },
  {
    what: "memory after load, Postgres (PSS)",
    value: memory?.postgresMb ? `${whole(memory.postgresMb)} MB` : "not known here",
    target: "none",
    isMet: true,
  },
];
const rows = [...(house ? houseRows(house) : []), ...talkRows(talks, targets)];
const width = Math.max(...rows.map(({ what }) => what.length));
say("");
for (const { what, value, target, isMet } of rows)
  say(
    `${what.padEnd(width)}  ${value}${target === "none" ? "" : ` [${target}: ${isMet ? "met" : "MISSED"}]`}`,
  );

const at = new Date().toISOString();
const machine = {
  cpu: cpus()[0]?.model ?? "unknown",
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 1e9),
  node: process.version,
  platform: `${process.platform}-${process.arch}`,
  loadBefore,
  loadAfter: loadavg(),
};
const results = join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
const file = join(results, `${at.replaceAll(/[:.]/g, "-")}.json`);
writeFileSync(
  file,
  `${JSON.stringify({ at, isQuick, revision: revision(), machine, targets, rows, ...house, ...talks }, null, 2)}\n`,
);
say(`\nwritten to ${file}`);
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
