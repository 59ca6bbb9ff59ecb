import { spawn } from "node:child_process";
import process from "node:process";

const running = new Set();
/** The child that this process stands for (the server, the tests), which ends in its own time. */
let served = null;

/**
 * Runs a step to its end. Its output is kept, and shown as it comes with `show`.
 * @returns {Promise<{ code: number, output: string }>} code 127: it could not be started
 */
export function run(command, args, { cwd, env, show = false }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
      shell: process.platform === "win32" && !/\.exe$/i.test(command),
    });
    running.add(child);
    let output = "";
    child.stdout?.on("data", (text) => (output += text));
    child.stderr?.on("data", (text) => (output += text));
    const end = (code, more = "") => {
      running.delete(child);
      resolve({ code, output: output + more });
    };
    child.on("error", (error) => end(127, error.message));
    child.on("close", (code) => end(code ?? 1));
  });
}

/**
 * Runs the task itself, in our place: same terminal, same signals, same exit code.
 * @returns {Promise<number>} the exit code; 128 + n where signal n ended it
 */
export function serve(command, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: "inherit" });
    served = child;
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      served = null;
      resolve(code ?? 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0));
    });
  });
}

/**
 * npm starts us through a shell, and passes SIGTERM to that shell only: it ends, and nobody tells us.
 * So the end of the shell counts as the signal.
 * @param {() => void} onEnd called once
 */
export function watchParent(onEnd) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, 500);
  timer.unref();
}

let lastForwarded = -Infinity;

/**
 * On a signal to us: a step is ended, then `leave` is called; the served child gets the signal and
 * ends by itself. Ctrl-C reaches a child in the same terminal without us, and npm passes on what it
 * gets: one press may arrive here twice, and must arrive there once.
 */
export function stopChildren(signal, leave) {
  if (!served) {
    for (const child of running) child.kill("SIGTERM");
    return leave();
  }
  if (signal === "SIGINT" && process.stdin.isTTY) return undefined;
  const now = performance.now();
  if (now - lastForwarded > 1000) served.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
  lastForwarded = now;
  return undefined;
}
