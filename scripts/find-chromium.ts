import { execFile, spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

export type Chromium = { path: string; source: "environment" | "system" | "playwright" };

/** As people use it; what it measures is theirs. */
export const withWindow = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The first has no window at all, and so takes a quarter less time for the same pages. */
const names = ["chromium-headless-shell", ...withWindow];
const macApps = [
  "Chromium.app/Contents/MacOS/Chromium",
  "Google Chrome.app/Contents/MacOS/Google Chrome",
];
const installLimitMs = 300_000;
const execute = promisify(execFile);

/**
 * A Chromium that runs: the one CHROMIUM_PATH names (no other then), the system's, or Playwright's own
 * download. `missing` says in one sentence what was looked for.
 */
export function findChromium(
  env: NodeJS.ProcessEnv = process.env,
  among = names,
): Chromium | { missing: string } {
  const given = env["CHROMIUM_PATH"];
  if (given)
    return isRunning(given)
      ? { path: given, source: "environment" }
      : { missing: `CHROMIUM_PATH names ${given}, which does not run` };
  const system = [
    ...(env["PATH"] ?? "")
      .split(delimiter)
      .flatMap((folder) => among.map((name) => join(folder, name))),
    ...["/Applications", join(homedir(), "Applications")].flatMap((folder) =>
      macApps.map((app) => join(folder, app)),
    ),
  ].find(isRunning);
  if (system) return { path: system, source: "system" };
  const downloaded = playwrightBuilds(env).find(isRunning);
  if (downloaded) return { path: downloaded, source: "playwright" };
  return {
    missing:
      "no Chromium was found: install Chromium or Chrome, run `npx playwright-core install chromium`, or set CHROMIUM_PATH",
  };
}

/**
 * Like findChromium, but gets one where there is none: Debian's package when this is root's machine,
 * else Playwright's download. Tells what it does through `say`, one line at a time.
 */
export async function ensureChromium(
  say: (line: string) => void,
  among = names,
): Promise<Chromium | { missing: string }> {
  let found = findChromium(process.env, among);
  const failures: string[] = [];
  const ways = [
    ...["chromium-headless-shell", "chromium"]
      .filter((name) => among.includes(name))
      .map((name) => (tell: typeof say) => installFromDebian(tell, name)),
    installFromPlaywright,
  ];
  for (const install of ways) {
    if ("path" in found || process.env["CHROMIUM_PATH"]) return found;
    const failure = await install(say);
    if (failure) failures.push(failure);
    found = findChromium(process.env, among);
  }
  return "path" in found ? found : { missing: [found.missing, ...failures].join("; ") };
}

/** Installs packages where this is root's Debian. @returns why not, in one line; null where it worked, or isn't one */
export async function installFromDebian(
  say: (line: string) => void,
  ...packages: string[]
): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  say(`installing ${packages.join(" and ")} from Debian's packages`);
  const quick = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=30"];
  const all = ["install", "-y", "-q", "--no-install-recommends", ...quick, ...packages];
  return (
    (await failureOf("/usr/bin/apt-get", ["update", "-q", ...quick])) ??
    // With the fonts that pages fall back to before their web fonts, as on most people's machines.
    failureOf("/usr/bin/apt-get", [...all, "fonts-liberation"])
  );
}

function installFromPlaywright(say: (line: string) => void): Promise<string | null> {
  say("downloading Chromium with Playwright");
  const cli = join(import.meta.dirname, "../node_modules/playwright-core/cli.js");
  return failureOf(process.execPath, [cli, "install", "chromium"]);
}

/** Runs an installer; null when it worked, else one line about why not. */
async function failureOf(command: string, args: string[]): Promise<string | null> {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await execute(command, args, { timeout: installLimitMs, maxBuffer: 64_000_000, env });
    return null;
  } catch (error) {
    const { stderr = "", message, killed } = error as Error & { stderr?: string; killed?: boolean };
    const last = stderr.split("\n").findLast((line) => line.trim()) ?? message;
    const reason = killed
      ? `not done after ${installLimitMs / 60_000} minutes`
      : last.trim().slice(0, 200);
    return `${[basename(command), ...args].slice(0, 3).join(" ")} failed (${reason})`;
  }
}

/** Playwright's build for this version, then any other in its folder, the newest first. */
function playwrightBuilds(env: NodeJS.ProcessEnv): string[] {
  const cache =
    { darwin: "Library/Caches", win32: "AppData/Local" }[process.platform as string] ?? ".cache";
  const folder = env["PLAYWRIGHT_BROWSERS_PATH"] ?? join(homedir(), cache, "ms-playwright");
  const others = globSync("chromium-*/chrome-*/{chrome,chrome.exe,*.app/Contents/MacOS/*}", {
    cwd: folder,
  });
  return [
    chromium.executablePath(),
    ...others
      .toSorted()
      .toReversed()
      .map((file) => join(folder, file)),
  ];
}

/** A file of the right name may still be a placeholder (Ubuntu's points to a snap). */
export function isRunning(path: string): boolean {
  return (
    existsSync(path) &&
    spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0
  );
}
