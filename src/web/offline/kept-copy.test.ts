import { expect, test } from "vitest";
import { markedCopy } from "./kept-copy.ts";

const page = (headers: Record<string, string>) =>
  new Response('<body><main id="main"><h1>Terms</h1></main>', { headers });

test("a copy says from when it is, by the answer's own date", async () => {
  const copy = await markedCopy(page({ date: "Sat, 21 Nov 2026 10:00:00 GMT" }));
  expect(await copy.text()).toContain(
    '<main id="main"><p class="band offline-mark">You are offline: this copy is from <time datetime="2026-11-21T10:00:00.000Z">21 November 2026</time>.</p><h1>',
  );
});

test.each([
  ["no date", {}],
  ["a date that is none", { date: "yesterday" }],
])("a copy with %s only says that it is one", async (_name, headers) => {
  const copy = await markedCopy(page(headers));
  expect(await copy.text()).toContain(
    '<main id="main"><p class="band offline-mark">You are offline: this is a copy.</p><h1>',
  );
});
