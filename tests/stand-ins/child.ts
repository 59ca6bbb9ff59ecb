import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

let lastPort = 20_000 + ((process.pid * 97) % 12_000);

/**
 * A loopback port that is free at this moment, below those that the system hands out by itself (from 32768 on): nobody
 * is given it before whoever asked listens there.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ++lastPort;
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

export type StandIn = { url: string; port: number; stop(): Promise<void> };

/**
 * Starts `node …args` as a stand-in and waits until it answers HTTP on its port.
 * @throws Error with what it printed, when it ends early or stays silent for 55 s
 */
export async function startStandIn(
  port: number,
  args: string[],
  env: Record<string, string> = {},
): Promise<StandIn> {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (said = (said + part.toString()).slice(-4000)));
  const killOnExit = () => child.kill("SIGKILL");
  process.once("exit", killOnExit);
  const stop = async () => {
    process.off("exit", killOnExit);
    await end(child);
  };
  const url = `http://127.0.0.1:${port}`;
  const giveUpAt = Date.now() + 55_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`The stand-in did not start: node ${args.join(" ")}\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // Somebody else's server may be what answered.
  if (child.exitCode !== null) throw new Error(`The stand-in did not start: ${said}`);
  return { url, port, stop };
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => {
      await response.body?.cancel();
      return true;
    },
    () => false,
  );

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const impatient = setTimeout(() => child.kill("SIGKILL"), 3000);
  await ended;
  clearTimeout(impatient);
}
