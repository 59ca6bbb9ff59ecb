import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { say } from "./say.mjs";

const beatMs = 2_000;
const staleMs = 30_000;

/**
 * Holds this folder for installing and building: a second command waits until the first is done.
 * A lock whose process is gone, or that was not renewed for half a minute, is taken over. In a
 * folder we may not write to, nothing can be installed either, so there is nothing to hold.
 * @returns {Promise<() => void>} lets go; also happens at the end of the process
 */
export async function holdFolder(root) {
  const file = join(root, ".runtime", "lock");
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), since: Date.now() });
  let told = false;
  for (;;) {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, mine, { flag: "wx" });
      return keep(file, mine);
    } catch (error) {
      if (error.code === "EACCES" || error.code === "EROFS" || error.code === "EPERM")
        return () => {};
      if (error.code !== "EEXIST") throw error;
    }
    const other = look(file);
    if (other && isStale(other)) takeAway(file, other.text);
    else {
      if (other && !told)
        say(
          `another command is preparing this folder${other.pid ? ` (process ${other.pid})` : ""}; waiting for it`,
        );
      told = true;
      await wait(250);
    }
  }
}

function keep(file, mine) {
  const beat = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      // Gone: somebody cleared the folder. What we do in it will fail with its own reason.
    }
  }, beatMs);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off("exit", release);
    if (look(file)?.text === mine) rmSync(file, { force: true });
  };
  process.on("exit", release);
  return release;
}

function look(file) {
  try {
    const text = readFileSync(file, "utf8");
    const ageMs = Date.now() - statSync(file).mtimeMs;
    let held = {};
    try {
      held = JSON.parse(text);
    } catch {
      // Just made and still empty, or cut short by a crash: its age decides.
    }
    return { text, ageMs, pid: held.pid, host: held.host };
  } catch {
    return null;
  }
}

/** @param {{ ageMs: number, pid?: number, host?: string }} lock */
export function isStale(
  { ageMs, pid, host },
  { here = hostname(), isAlive = isProcessAlive } = {},
) {
  if (ageMs > staleMs) return true;
  return pid !== undefined && host === here && !isAlive(pid);
}

function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Two waiters may both see the same stale lock: the slower one must not take the faster one's new lock. */
function takeAway(file, staleText) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, "utf8") !== staleText) linkSync(aside, file);
  } catch {
    // Somebody else was faster: the next round sees what is there now.
  }
  rmSync(aside, { force: true });
}
