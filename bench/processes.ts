import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BareAnswer } from "./bare-server.ts";
import type { Load, LoadResult } from "./load.ts";

const root = join(import.meta.dirname, "..");

export type App = {
  url: string;
  pid: number;
  /** From the moment of starting the process until `/services` answered 200, in milliseconds. */
  firstAnswerMs: number;
  stop: () => Promise<void>;
};

/** Starts the built application as `npm start` does, with its log in a file, and waits for its first answer. */
export async function startApp(
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<App> {
  const url = `http://127.0.0.1:${port}`;
  const logFile = `${dataDir}.log`;
  const log = openSync(logFile, "a");
  const startedMs = performance.now();
  const child = spawn(process.execPath, ["--max-semi-space-size=16", "src/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: "127.0.0.1",
      PUBLIC_URL: url,
      ...settings,
    },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  while (!(await answersWell(`${url}/services`))) {
    if (child.exitCode !== null)
      throw new Error(
        `The application did not start:\n${readFileSync(logFile, "utf8").slice(-2000)}`,
      );
    await sleep(5);
  }
  const firstAnswerMs = performance.now() - startedMs;
  return { url, pid: child.pid ?? 0, firstAnswerMs, stop: () => end(child) };
}

const answersWell = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on("error", () => resolve(false));
  });

/** A bare server that answers as the application did. */
export async function startBare(
  answers: BareAnswer[],
): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const child = fork(join(import.meta.dirname, "bare-server.ts"));
  child.send(answers);
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => end(child) };
}

/** Fetches a page as it travels: compressed, with its headers as they came. */
export function capture(url: string, path: string): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    get(url + path, { agent: false, headers: { "accept-encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode !== 200)
          reject(new Error(`${path} answered ${response.statusCode}`));
        // These three node:http writes by itself, there as here.
        const own = new Set(["date", "connection", "keep-alive"]);
        const pairs = response.rawHeaders.flatMap((name, index, all) =>
          index % 2 === 0 && !own.has(name.toLowerCase()) ? [name, all[index + 1] ?? ""] : [],
        );
        resolve({ path, headers: pairs, bodyBase64: Buffer.concat(parts).toString("base64") });
      });
    }).on("error", reject);
  });
}

/** Runs load.ts to its end. */
export async function send(load: Load): Promise<LoadResult> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "load.ts"), JSON.stringify(load)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let text = "";
  child.stdout.on("data", (part: Buffer) => (text += part.toString()));
  await once(child, "close");
  return JSON.parse(text) as LoadResult;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
