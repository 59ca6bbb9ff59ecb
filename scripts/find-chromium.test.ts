import { expect, test } from "vitest";
import { findChromium } from "./find-chromium.ts";

test("a CHROMIUM_PATH that does not run is told, and no other Chromium is taken instead", () => {
  expect(findChromium({ ...process.env, CHROMIUM_PATH: "/nowhere/chromium" })).toEqual({
    missing: "CHROMIUM_PATH names /nowhere/chromium, which does not run",
  });
});

test("without any Chromium the answer says how to get one", () => {
  const found = findChromium({ PATH: "/nowhere", PLAYWRIGHT_BROWSERS_PATH: "/nowhere" });
  expect("missing" in found ? found.missing : found.source).toMatch(/CHROMIUM_PATH|playwright/);
});
