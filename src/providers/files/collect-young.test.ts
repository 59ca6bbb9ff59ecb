import { constants, PerformanceObserver } from "node:perf_hooks";
import { expect, test } from "vitest";
import { collectYoung } from "./collect-young.ts";

const calls = 30;

test("each call collects young objects alone, and the function that does it isn't global", async () => {
  const kinds: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      kinds.push((entry as unknown as { detail: { kind: number } }).detail.kind);
  });
  observer.observe({ entryTypes: ["gc"] });
  for (let call = 0; call < calls; call += 1) collectYoung();
  const count = (wanted: number) => kinds.filter((kind) => kind === wanted).length;
  await expect.poll(() => count(constants.NODE_PERFORMANCE_GC_MINOR)).toBeGreaterThanOrEqual(calls);
  observer.disconnect();
  // One of its own may come meanwhile.
  expect(count(constants.NODE_PERFORMANCE_GC_MAJOR)).toBeLessThan(calls / 3);
  expect("gc" in globalThis).toBe(false);
});
