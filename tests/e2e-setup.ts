import { spawnSync } from "node:child_process";
import type { TestProject } from "vitest/node";
import { findChromium } from "../scripts/find-chromium.ts";
import { adminSettings } from "./e2e/app-page-list.ts";
import { lendApps } from "./e2e/lent-apps.ts";
import { prepareDataDir, startApp } from "./e2e/start-app.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of one running application for all tests that change nothing which others look at. */
    sharedApp: string;
  }
}

/** Before the browser tests: Chromium is there, the build is fresh, and one application runs for all. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  if ("missing" in chromium) throw new Error(`The browser tests cannot run: ${chromium.missing}`);
  process.env["CHROMIUM_PATH"] = chromium.path; // each test file would look for it again
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("The browser tests cannot run: the build failed");
  const removePrepared = await prepareDataDir();
  // Tests send X-Forwarded-For so that they don't share one visitor's rate limit.
  const app = await startApp({
    env: { LOG_LEVEL: "warn", TRUSTED_PROXIES: "127.0.0.1,::1", ...adminSettings },
  });
  provide("sharedApp", app.url);
  const lender = await lendApps();
  provide("lender", lender.url);
  return async () => {
    await Promise.allSettled([app.remove(), lender.stop()]);
    removePrepared();
  };
}
