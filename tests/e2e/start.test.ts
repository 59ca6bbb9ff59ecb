import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { siteCollection } from "#content/answers/site-collection.ts";
import { readPrepared } from "#domain/answers/index.ts";
import { freePort } from "../stand-ins/child.ts";
import { type App, spawnApp, startApp } from "./start-app.ts";

const folder = mkdtempSync(join(tmpdir(), "aria-start-"));
let app: App | undefined;
afterAll(async () => {
  await app?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the application, which should end by itself. */
async function refused(env: Record<string, string>) {
  const run = spawnApp({
    DATA_DIR: join(folder, "refused"),
    PORT: String(await freePort()),
    ...env,
  });
  return { code: await run.ended, output: run.output() };
}

test("the build has learnt the answers that the site has, so that a start need not", async () => {
  const read = (name: string) => readFile(`build/learnt/${name}`).catch(() => null);
  expect(await readPrepared(read, siteCollection.entries)).not.toBeNull();
});

// What else may be wrong with a setting is tested beside it (src/config.test.ts).
test("a bad setting is refused in one line that names it", async () => {
  const { code, output } = await refused({ PORT: "99999" });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toContain("PORT");
});

test("a data folder in which nothing can be made ends the start", async () => {
  const { code, output } = await refused({ DATA_DIR: "/proc/nope", AUTH_SECRET: "x".repeat(40) });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toMatch(/\/proc\/nope.*\(no folder can be made there\)/);
  expect(output).toContain("DATA_DIR");
});

test("an unreachable database is refused by name, without its password", async () => {
  const { code, output } = await refused({
    DATABASE_URL: "postgresql://u:geheim@127.0.0.1:9/none",
  });
  expect(code).toBe(1);
  expect(output).toContain("DATABASE_URL");
  expect(output).not.toContain("geheim");
});

test("a running one refuses a second, stops without losing what is under way, leaves no process, and opens its data at a free port by its own secret only", async () => {
  app = await startApp({ embedded: true });
  const second = await refused({ DATA_DIR: app.dataDir });
  expect(second.code).toBe(1);
  expect(second.output).toContain("another");
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);

  const answer = slowCheckout(app.url);
  await new Promise((resolve) => setTimeout(resolve, 150));
  const [code, status] = await Promise.all([app.stop(), answer]);
  expect({ code, status }).toEqual({ code: 0, status: 200 });
  expect(processesOf(app.dataDir)).toBe("");

  // A taken port is refused by name, and leaves nothing running.
  const server = createServer().listen(0);
  const address = server.address();
  const port = String(address && typeof address === "object" ? address.port : 0);
  const taken = await refused({ PORT: port, DATA_DIR: app.dataDir });
  server.close();
  expect(taken.code).toBe(1);
  expect(taken.output).toContain(`port ${port} is taken`);
  expect(processesOf(app.dataDir)).toBe("");

  const other = await refused({ DATA_DIR: app.dataDir, AUTH_SECRET: "x".repeat(40) });
  expect(other.code).toBe(1);
  expect(other.output).toContain("AUTH_SECRET");
  const file = join(app.dataDir, "auth-secret");
  const secret = readFileSync(file, "utf8");
  rmSync(file);
  const lost = await refused({ DATA_DIR: app.dataDir });
  expect(lost.code).toBe(1);
  expect(lost.output).toMatch(/auth-secret is missing.*Restore it from a backup/);
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, secret);
  expect((await fetch(`${(await app.restart()).url}/readyz`)).status).toBe(200);
});

/** A request whose second half arrives only after half a second. @returns the status of its answer */
const slowCheckout = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({
      priceId: "landing-page.essential",
      successUrl: "/success",
      cancelUrl: "/services",
      metadata: { serviceId: "landing-page" },
    });
    const headers = { "content-type": "application/json", "content-length": body.length };
    const call = request(
      `${url}/functions/create-checkout-session`,
      { method: "POST", headers },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    call.on("error", reject);
    call.write(body.slice(0, 20));
    setTimeout(() => call.end(body.slice(20)), 500);
  });

/** Processes that still mention a folder. */
const processesOf = (dataDir: string) =>
  execFileSync("sh", ["-c", `ps -eo pid,args | grep -F -- '${dataDir}' | grep -v grep || true`])
    .toString()
    .trim();
