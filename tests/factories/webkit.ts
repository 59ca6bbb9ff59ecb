import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WebKitPaths } from "../../scripts/find-other-browsers.ts";
import { freePort } from "../stand-ins/child.ts";
import { until, type OtherBrowser, type OtherWindow } from "./other-browser.ts";

// Controls without any size of their own: the browser's bar would keep the window from being as narrow as a phone.
const narrow = `* { min-width: 0; padding: 0; margin: 0; border-width: 0; }
headerbar *, toolbar * { font-size: 1px; -gtk-icon-transform: scale(0.1); }`;

/**
 * Starts WebKitGTK's small browser on a screen that isn't there, and speaks WebDriver with it
 * (https://www.w3.org/TR/webdriver2/). Each window is a session of its own, as it has only one profile.
 */
export async function startWebKit(paths: WebKitPaths): Promise<OtherBrowser> {
  const home = mkdtempSync(join(tmpdir(), "aria-webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  writeFileSync(join(home, "gtk-3.0/gtk.css"), narrow);
  const screen = spawn(
    paths.screen,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once("data", (part: Buffer) => resolve(`:${part.toString().trim()}`));
    screen.once("exit", (code) => reject(new Error(`${paths.screen} ended with ${code}`)));
    screen.once("error", reject);
  });
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: "ignore",
    // A group of its own, so that the windows end with it.
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      DISPLAY: display,
      // It needs no other program of a desktop, nor starts one.
      DBUS_SESSION_BUS_ADDRESS: "disabled:",
      NO_AT_BRIDGE: "1",
    },
  });
  const driverEnded = new Promise<void>((resolve) => driver.once("exit", () => resolve()));
  const end = () => {
    try {
      process.kill(-(driver.pid ?? 0));
    } catch {
      // it has ended
    }
    screen.kill();
  };
  process.once("exit", end);
  const address = `http://127.0.0.1:${port}`;
  await until("WebKit's driver", async () => (await fetch(`${address}/status`)).ok);
  // The driver says its version only with a session.
  const first = await openSession(address, paths.browser);
  await first.end();
  return {
    name: "WebKit",
    version: first.version,
    open: (size) => openWindow(address, paths.browser, size),
    async stop() {
      process.off("exit", end);
      end();
      await driverEnded;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function openSession(address: string, binary: string) {
  const { sessionId, capabilities } = (await ask("POST", `${address}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
        timeouts: { script: 60_000, pageLoad: 60_000 },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const at = `${address}/session/${sessionId}`;
  return {
    version: capabilities.browserVersion,
    post: (path: string, body: object = {}) => ask("POST", `${at}/${path}`, body),
    get: (path: string) => ask("GET", `${at}/${path}`),
    end: () => ask("DELETE", at),
  };
}

/** What runs in the page: the work, and what was complained about since the last time. WebDriver knows no console. */
const inPage = (work: string) => `
const done = arguments[1];
globalThis.heard ??= (() => {
  const heard = [];
  addEventListener("error", ({ message }) => message && heard.push(message));
  addEventListener("unhandledrejection", ({ reason }) => heard.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective }) => heard.push("CSP: " + violatedDirective));
  const tell = console.error;
  console.error = (...words) => { heard.push(words.join(" ")); tell(...words); };
  return heard;
})();
(async () => (${work})(...JSON.parse(arguments[0])))().then(
  (value) => ({ value: value ?? null }),
  (error) => ({ error: String(error) }),
).then((answer) => done(JSON.stringify({ ...answer, heard: heard.splice(0) })));`;

async function openWindow(
  address: string,
  binary: string,
  size: { width: number; height: number },
): Promise<OtherWindow> {
  const session = await openSession(address, binary);
  const complaints: string[] = [];
  const evaluate: OtherWindow["evaluate"] = async (work, ...args) => {
    const given = (await session.post("execute/async", {
      script: inPage(work.toString()),
      args: [JSON.stringify(args)],
    })) as string;
    const { value, error, heard } = JSON.parse(given) as {
      value: never;
      error?: string;
      heard: string[];
    };
    complaints.push(...heard);
    if (error) throw new Error(error);
    return value;
  };
  await until("a window of that size", async () => {
    const [width, height, left, top] = await evaluate(() => [
      innerWidth,
      innerHeight,
      outerWidth - innerWidth,
      outerHeight - innerHeight,
    ]);
    if (width === size.width && height === size.height) return true;
    const outer = { width: size.width + (left ?? 0), height: size.height + (top ?? 0) };
    await session.post("window/rect", outer);
    return false;
  });
  return {
    complaints,
    evaluate,
    async go(url) {
      await session.post("url", { url });
    },
    async perform(actions) {
      await session.post("actions", { actions });
    },
    screenshot: async () => Buffer.from((await session.get("screenshot")) as string, "base64"),
    async close() {
      // Where the browser hangs, what failed before is what matters; it ends with its group.
      await session.end().catch(() => {});
    },
  };
}
