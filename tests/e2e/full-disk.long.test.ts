import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startApp } from "./start-app.ts";

const folder = mkdtempSync(join(tmpdir(), "aria-disk-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
