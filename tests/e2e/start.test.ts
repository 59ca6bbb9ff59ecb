import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../stand-ins/child.ts";
import { type App, spawnApp, startApp } from "./start-app.ts";

const folder = mkdtempSync(join(tmpdir(), "aria-start-"));
const apps: App[] = [];
afterAll(async () => {
  for (const app of apps) await app.remove();
  rmSync(folder, { recursive: true, force: true });
});
const started = async (options: Parameters<typeof startApp>[0] = {}) => {
  const app = await startApp({ embedded: true, ...options });
  apps.push(app);
  return app;
};

/** Runs the application, which should end by itself. */
async function refused(env: Record<string, string>) {
  const run = spawnApp({
    DATA_DIR: join(folder, "refused"),
    PORT: String(await freePort()),
    ...env,
  });
  return { code: await run.ended, output: run.output() };
}

test.each([
  ["PUBLIC_URL", { PUBLIC_URL: "shop" }],
  ["STRIPE_WEBHOOK_SECRET", { STRIPE_SECRET_KEY: "sk_test_123" }],
  ["PORT", { PORT: "99999" }],
])("a bad %s is refused in one line that names it", async (name, env) => {
  const { code, output } = await refused(env);
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toContain(name);
});

test.each([
  ["the embedded database", {}],
  ["a secret that is given", { AUTH_SECRET: "x".repeat(40) }],
])("a data folder in which nothing can be made ends the start, with %s", async (_with, env) => {
  const { code, output } = await refused({ DATA_DIR: "/proc/nope", ...env });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toMatch(/\/proc\/nope.*\(no folder can be made there\)/);
  expect(output).toContain("DATA_DIR");
});

test("a taken port is refused by name, and nothing is left running", async () => {
  const server = createServer().listen(0);
  const address = server.address();
  const port = String(address && typeof address === "object" ? address.port : 0);
  const dataDir = join(folder, "taken");
  const { code, output } = await refused({ PORT: port, DATA_DIR: dataDir });
  server.close();
  expect(code).toBe(1);
  expect(output).toContain(`port ${port} is taken`);
  expect(processesOf(dataDir)).toBe("");
});

test("an unreachable database is refused by name, without its password", async () => {
  const { code, output } = await refused({
    DATABASE_URL: "postgresql://u:geheim@127.0.0.1:9/none",
  });
  expect(code).toBe(1);
  expect(output).toContain("DATABASE_URL");
  expect(output).not.toContain("geheim");
});

test("a second process on the same data is refused, and the first goes on", async () => {
  const app = await started();
  const second = await refused({ DATA_DIR: app.dataDir });
  expect(second.code).toBe(1);
  expect(second.output).toContain("another");
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
});

test("another secret on the same data is refused, and so is one that got lost; restored it opens the data", async () => {
  const app = await started();
  await app.stop();
  const other = await refused({ DATA_DIR: app.dataDir, AUTH_SECRET: "x".repeat(40) });
  expect(other.code).toBe(1);
  expect(other.output).toContain("AUTH_SECRET");
  const file = join(app.dataDir, "auth-secret");
  const secret = readFileSync(file, "utf8");
  for (const lose of [() => writeFileSync(file, ""), () => rmSync(file)]) {
    lose();
    const { code, output } = await refused({ DATA_DIR: app.dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/auth-secret is (damaged|missing).*Restore it from a backup/);
  }
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, secret);
  expect((await fetch(`${(await app.restart()).url}/readyz`)).status).toBe(200);
});

test("a stop finishes what is under way, then ends with code 0 and leaves no process", async () => {
  const app = await started({ dataDir: join(folder, "graceful") }); // a first start, on an empty folder
  const body = JSON.stringify({
    priceId: "landing-page.essential",
    successUrl: "/success",
    cancelUrl: "/services",
    metadata: { serviceId: "landing-page" },
  });
  // A request whose second half arrives only after the stop was asked for.
  const answer = new Promise<number>((resolve, reject) => {
    const call = request(
      `${app.url}/functions/create-checkout-session`,
      {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": body.length },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    call.on("error", reject);
    call.write(body.slice(0, 20));
    setTimeout(() => call.end(body.slice(20)), 500);
  });
  await new Promise((resolve) => setTimeout(resolve, 150));
  const [code, status] = await Promise.all([app.stop(), answer]);
  expect({ code, status }).toEqual({ code: 0, status: 200 });
  expect(processesOf(app.dataDir)).toBe("");
});

test("after kill -9 the next start finds the data as it was", async () => {
  const app = await started();
  await app.kill();
  const again = await app.restart();
  expect((await fetch(`${again.url}/services`)).status).toBe(200);
});

test("a disk that fills up answers 503, loses nothing and recovers", async ({ skip }) => {
  const disk = join(folder, "disk");
  mkdirSync(disk);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=130m,mode=0700", "tmpfs", disk], {
      stdio: "pipe",
    });
  } catch {
    skip("needs the right to mount a small disk (root)");
  }
  try {
    const app = await startApp({ dataDir: join(disk, "data"), embedded: true });
    const buy = () =>
      fetch(`${app.url}/functions/create-checkout-session`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          priceId: "landing-page.essential",
          successUrl: "/success",
          cancelUrl: "/services",
          metadata: { serviceId: "landing-page" },
        }),
      });
    expect((await buy()).status).toBe(200);
    execFileSync("sh", ["-c", `dd if=/dev/zero of=${disk}/ballast bs=64k 2>/dev/null || true`]);
    // Postgres fills what its files still have room for before it has to say no.
    let full: Response | undefined;
    for (let i = 0; i < 55 && (full?.status ?? 200) === 200; i++) full = await buy();
    expect(full?.status).toBe(503);
    expect(await full?.json()).toMatchObject({ status: 503 });
    expect((await fetch(`${app.url}/services`)).status).toBe(200);
    rmSync(join(disk, "ballast"));
    await expect
      .poll(async () => (await buy()).status, { timeout: 30_000, interval: 500 })
      .toBe(200);
    await app.stop();
  } finally {
    execFileSync("umount", ["-l", disk]);
  }
});

/** Processes that still mention a folder. */
const processesOf = (dataDir: string) =>
  execFileSync("sh", ["-c", `ps -eo pid,args | grep -F -- '${dataDir}' | grep -v grep || true`])
    .toString()
    .trim();
