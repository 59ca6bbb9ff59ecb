import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildWidget } from "./build.ts";

const kilobyte = 1000;

test("the launcher stays within 5 kB, and launcher and window together within 25 kB, packed", async () => {
  const built = await buildWidget();
  const sizeOf = (name: string) => gzipSync(built.get(name) ?? "", { level: 9 }).length;
  expect([...built.keys()].toSorted()).toEqual([
    "widget.js",
    "widget/window.css",
    "widget/window.js",
  ]);
  const launcher = sizeOf("widget.js");
  expect(launcher).toBeGreaterThan(1000);
  expect(launcher).toBeLessThanOrEqual(5 * kilobyte);
  const window = sizeOf("widget/window.js") + sizeOf("widget/window.css");
  expect(launcher + window).toBeLessThanOrEqual(25 * kilobyte);
});

test("neither brings React, nor a way to make markup from text", async () => {
  for (const text of (await buildWidget()).values())
    expect(text).not.toMatch(/react|innerHTML|insertAdjacentHTML|document\.write|eval\(/i);
});
