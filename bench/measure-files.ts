import { fork } from "node:child_process";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { connectionFromParts } from "#db/connection.ts";
import { startEmbedded } from "#db/embedded.ts";
import { makeDownloadLink } from "#domain/files/index.ts";
import { silentLog } from "#kit/log.ts";
import { median } from "./measure.ts";
import { startApp } from "./processes.ts";
import type { Row } from "./talk-rows.ts";
import { cpuMsOf, memoryOf } from "./usage.ts";

const megabytes = 200;
const pieceBytes = 512 * 1024;
const secret = "a secret of the bench for signing links";

export type FilesResult = {
  /** Megabytes a second, medians. */
  app: number;
  plain: number;
  /** Median of the rounds' own ratios. */
  ratio: number;
  /** Processor time of the node process for one download, in milliseconds, medians. */
  appCpuMs: number;
  plainCpuMs: number;
  /** Node's memory before the downloads, and at most while they ran; null where it isn't known. */
  memoryMb: { before: number; most: number } | null;
};

/** A file of 200 MB down from the built-in store, against the same file from a plain file server, taking turns. */
export async function measureFiles(
  port: number,
  folder: string,
  { rounds }: { rounds: number },
): Promise<FilesResult> {
  const settings = { AUTH_SECRET: secret };
  await (await startApp(port, folder, settings)).stop(); // makes the tables
  const bytes = randomBytes(megabytes * 1024 * 1024);
  await storeFile(folder, bytes);
  const copy = join(folder, "plain.mp4");
  writeFileSync(copy, bytes);
  const app = await startApp(port, folder, settings);
  const plain = fork(join(import.meta.dirname, "file-server.ts"), [copy]);
  const [plainPort] = (await once(plain, "message")) as [number];
  const links = { app: app.url + ownLink(), plain: `http://127.0.0.1:${plainPort}/` };
  try {
    await untilIdle(app.pid);
    const before = memoryOf(app.pid)?.nodeMb ?? null;
    let most = before ?? 0;
    const looking = setInterval(() => {
      most = Math.max(most, memoryOf(app.pid)?.nodeMb ?? 0);
    }, 20);
    await download(links.app);
    await download(links.plain);
    const measured: Record<"app" | "plain", { perSecond: number; cpuMs: number }>[] = [];
    for (let round = 0; round < rounds; round++)
      measured.push({
        app: await timed(links.app, app.pid),
        plain: await timed(links.plain, plain.pid ?? 0),
      });
    clearInterval(looking);
    return {
      app: median(measured.map((one) => one.app.perSecond)),
      plain: median(measured.map((one) => one.plain.perSecond)),
      ratio: median(measured.map((one) => one.app.perSecond / one.plain.perSecond)),
      appCpuMs: median(measured.map((one) => one.app.cpuMs)),
      plainCpuMs: median(measured.map((one) => one.plain.cpuMs)),
      memoryMb: before === null ? null : { before, most },
    };
  } finally {
    plain.kill();
    await app.stop();
  }
}

/** As `makeNounDeps` derives it (src/start/noun-deps.ts). */
const digest = (purpose: string, text: string) =>
  createHmac("sha256", createHmac("sha256", secret).update(purpose).digest("hex"))
    .update(text)
    .digest("base64url");
const ownLink = () =>
  makeDownloadLink("fil_bench", { scope: "bench" }, { digest, clock: () => new Date() });

async function storeFile(dataDir: string, bytes: Buffer): Promise<void> {
  const embedded = await startEmbedded({ dataDir, log: silentLog, role: "application" });
  const client = new Client(connectionFromParts(embedded.connection).pool);
  await client.connect();
  for (let at = 0; at < bytes.length; at += pieceBytes)
    await client.query(
      "insert into file_pieces (file_id, number, bytes) values ('fil_bench', $1, $2)",
      [at / pieceBytes, bytes.subarray(at, at + pieceBytes)],
    );
  await client.query(
    `insert into files (id, owner_id, subject_kind, subject_id, ticket_id, name, content_type, size, received,
       sha256, store, state, is_waiting, created_at)
     values ('fil_bench', 'usr_bench', 'bench', 'bench', 'tkt_bench', 'film.mp4', 'video/mp4', $1, $1, $2,
       'postgres-pieces', 'ready', false, now())`,
    [bytes.length, createHash("sha256").update(bytes).digest("hex")],
  );
  await client.end();
  await embedded.stop();
}

/** After a start the application reads its own pages for a while. */
async function untilIdle(pid: number): Promise<void> {
  for (let looks = 0; looks < 60; looks++) {
    const before = cpuMsOf(pid) ?? 0;
    await sleep(500);
    if ((cpuMsOf(pid) ?? 0) - before < 50) return;
  }
}

async function timed(url: string, pid: number) {
  const before = cpuMsOf(pid) ?? NaN;
  const perSecond = await download(url);
  return { perSecond, cpuMs: (cpuMsOf(pid) ?? NaN) - before };
}

/** @returns megabytes a second */
function download(url: string): Promise<number> {
  const startedMs = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      let size = 0;
      response.on("data", (chunk: Buffer) => (size += chunk.length));
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode !== 200 || size !== megabytes * 1024 * 1024)
          reject(new Error(`a download answered ${response.statusCode} with ${size} bytes`));
        else resolve(size / 1e6 / ((performance.now() - startedMs) / 1000));
      });
    }).on("error", reject);
  });
}

/** What was measured, against its targets. */
export function fileRows({
  app,
  plain,
  ratio,
  appCpuMs,
  plainCpuMs,
  memoryMb,
}: FilesResult): Row[] {
  const grown = memoryMb ? memoryMb.most - memoryMb.before : 0;
  return [
    {
      what: `a file of ${megabytes} MB down, from the database, against a plain file server`,
      value: `${ratio.toFixed(2)} (${app.toFixed(0)} of ${plain.toFixed(0)} MB a second; Node's processor time ${appCpuMs.toFixed(0)} of ${plainCpuMs.toFixed(0)} ms)`,
      target: "≥ 0.5",
      isMet: ratio >= 0.5,
    },
    {
      what: "the same, what Node's memory grew by at most",
      value: memoryMb ? `${grown.toFixed(0)} MB` : "not known here",
      target: "< 100 MB",
      isMet: grown < 100,
    },
  ];
}
