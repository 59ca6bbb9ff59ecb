import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OtherBrowser, OtherWindow } from "./other-browser.ts";

/** A quiet Firefox: a mouse, no motion, light, nothing of its own on the network. */
const preferences = {
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "ui.prefersReducedMotion": 1,
  "ui.systemUsesDarkTheme": 0,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.normandy.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

/**
 * Starts Firefox without a window and speaks WebDriver BiDi with it (https://www.w3.org/TR/webdriver-bidi/): that takes
 * no further program, and is the only way in which Firefox is as narrow as a phone.
 */
export async function startFirefox(path: string): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "aria-firefox-"));
  writeFileSync(
    join(profile, "user.js"),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${value});`)
      .join("\n"),
  );
  const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const child = spawn(path, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: profile },
  });
  const endOnExit = () => child.kill("SIGKILL");
  process.once("exit", endOnExit);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (part: Buffer) => {
      said += part.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`Firefox did not start:\n${said}`)));
  });
  const line = await openLine(`${address}/session`);
  const session = await line.send("session.new", { capabilities: {} });
  await line.send("session.subscribe", { events: ["log.entryAdded"] });
  const { browserVersion } = session["capabilities"] as { browserVersion: string };
  return {
    name: "Firefox",
    version: browserVersion,
    open: (size) => openWindow(line, size),
    async stop() {
      process.off("exit", endOnExit);
      child.kill("SIGTERM");
      const impatient = setTimeout(() => child.kill("SIGKILL"), 5000);
      await ended;
      clearTimeout(impatient);
      line.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Answer = Record<string, unknown>;
type LogEntry = { level: string; text: string; source: { context?: string } };
/** https://www.w3.org/TR/webdriver-bidi/#protocol-definition */
type Message =
  | { type: "success"; id: number; result: Answer }
  | { type: "error"; id: number; error: string; message: string }
  | { type: "event"; method: string; params: LogEntry };
type Line = Awaited<ReturnType<typeof openLine>>;

async function openLine(address: string) {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", () => reject(new Error(`No connection to ${address}`)));
  });
  let count = 0;
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  const listeners = new Set<(entry: LogEntry) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data as string) as Message;
    if (message.type === "event") {
      if (message.method === "log.entryAdded")
        for (const listen of listeners) listen(message.params);
      return;
    }
    if (message.type === "success") waiting.get(message.id)?.resolve(message.result);
    else waiting.get(message.id)?.reject(new Error(`${message.error}: ${message.message}`));
    waiting.delete(message.id);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox is gone"));
  });
  const send = (method: string, params: object): Promise<Answer> => {
    const answer = Promise.withResolvers<Answer>();
    const id = ++count;
    waiting.set(id, answer);
    socket.send(JSON.stringify({ id, method, params }));
    return answer.promise;
  };
  return { send, listeners, close: () => socket.close() };
}

/** Firefox reports what the service worker still fetched for a page that is being left. */
const isLeft = (text: string) => text.includes("A ServiceWorker intercepted the request");

async function openWindow(
  line: Line,
  size: { width: number; height: number },
): Promise<OtherWindow> {
  const { userContext } = await line.send("browser.createUserContext", {});
  const { context } = await line.send("browsingContext.create", { type: "tab", userContext });
  await line.send("browsingContext.activate", { context });
  await line.send("browsingContext.setViewport", { context, viewport: size });
  const complaints: string[] = [];
  const listen = ({ level, text, source }: LogEntry) => {
    if (level === "error" && source.context === context && !isLeft(text)) complaints.push(text);
  };
  line.listeners.add(listen);
  return {
    complaints,
    async go(url) {
      await line.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    async evaluate(work, ...args) {
      const { result, exceptionDetails } = await line.send("script.callFunction", {
        functionDeclaration: `async (given) => JSON.stringify(await (${work.toString()})(...JSON.parse(given)) ?? null)`,
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text);
      return JSON.parse((result as { value: string }).value) as never;
    },
    async perform(actions) {
      await line.send("input.performActions", { context, actions });
    },
    async screenshot() {
      const { data } = await line.send("browsingContext.captureScreenshot", { context });
      return Buffer.from(data as string, "base64");
    },
    async close() {
      line.listeners.delete(listen);
      await line.send("browser.removeUserContext", { userContext });
    },
  };
}
