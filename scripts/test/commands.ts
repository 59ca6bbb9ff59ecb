import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const running = new Set<ChildProcess>();
let isStopped = false;
const patienceMs = 60_000;

export type CommandResult = { code: number; output: string; ms: number };
export type CommandOptions = { env?: Record<string, string>; live?: boolean };

/**
 * Runs a script of an installed package (or of ours) with this Node, in the project's folder.
 * @param options live: its output is shown as it comes, besides being kept
 */
export function runScript(
  script: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    if (isStopped) return; // never settles: this process is about to end
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }),
        ...options.env,
      },
    });
    running.add(child);
    let output = "";
    const take = (chunk: string): void => {
      output += chunk;
      if (options.live) process.stdout.write(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("error", reject);
    child.on("close", (code) => {
      running.delete(child);
      if (!isStopped) resolve({ code: code ?? 1, output, ms: performance.now() - started });
    });
  });
}

/** Ends what still runs, and waits for it: a test run finishes the tests it is in, and stops its database. */
export async function stopCommands(): Promise<void> {
  isStopped = true;
  const ends = [...running].map((child) => new Promise((resolve) => child.once("close", resolve)));
  const endAll = (signal: NodeJS.Signals) => {
    for (const child of running) child.kill(signal);
  };
  endAll("SIGTERM");
  const impatience = setTimeout(() => endAll("SIGKILL"), patienceMs);
  await Promise.all(ends);
  clearTimeout(impatience);
}
