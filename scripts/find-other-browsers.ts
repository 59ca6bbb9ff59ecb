import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian, isRunning } from "./find-chromium.ts";

/** WebKitGTK's driver and small browser, and the screen that both run on. */
export type WebKitPaths = { driver: string; browser: string; screen: string };
type Missing = { missing: string };

const inPath = (env: NodeJS.ProcessEnv, name: string) =>
  (env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** A Firefox that runs: the one FIREFOX_PATH names (no other then), or the system's. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): { path: string } | Missing {
  const given = env["FIREFOX_PATH"];
  if (given)
    return isRunning(given)
      ? { path: given }
      : { missing: `FIREFOX_PATH names ${given}, which does not run` };
  const path = [
    inPath(env, "firefox"),
    inPath(env, "firefox-esr"),
    env["PATH"] && "/Applications/Firefox.app/Contents/MacOS/firefox",
  ].find((file) => file && isRunning(file));
  return path ? { path } : { missing: "no Firefox was found: install it, or set FIREFOX_PATH" };
}

/** WebKitGTK, which exists on Linux only; it is about the Safari of the same year. */
export function findWebKit(env: NodeJS.ProcessEnv = process.env): WebKitPaths | Missing {
  const driver = inPath(env, "WebKitWebDriver");
  const screen = inPath(env, "Xvfb");
  const browser = globSync("/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser")[0];
  if (driver && screen && browser) return { driver, browser, screen };
  const parts = { WebKitWebDriver: driver, MiniBrowser: browser, Xvfb: screen };
  const absent = Object.entries(parts).flatMap(([name, path]) => (path ? [] : [name]));
  return {
    missing: `no ${absent.join(", ")}: on Debian and Ubuntu, install webkit2gtk-driver and xvfb`,
  };
}

/** Gets those that aren't there from Debian's packages, where this is root's machine. */
export async function ensureOtherBrowsers(say: (line: string) => void): Promise<void> {
  const failures: (string | null)[] = [];
  if ("missing" in findFirefox() && !process.env["FIREFOX_PATH"])
    failures.push(await installFromDebian(say, "firefox-esr"));
  if ("missing" in findWebKit())
    failures.push(await installFromDebian(say, "webkit2gtk-driver", "xvfb"));
  for (const failure of failures) if (failure) say(failure);
}
