import { expect, test } from "vitest";
import { startAfterPaint } from "./start-after-paint.ts";

const page = (start: string) => `<!DOCTYPE html><html lang="en"${start}><head></head><body>
<link rel="modulepreload" href="/assets/entry.js" nonce="n"/><p>Words</p>
<script nonce="n">window.context = {};</script><script nonce="n" type="module" async="">;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/login.js";
  window.modules = {"root":route0,"login":route1};
import("/assets/entry.js");</script></body></html>`;
const marked = page(' data-start="after-paint"');

test("a page that asks for it fetches its scripts once it is painted, in the same order", () => {
  const html = startAfterPaint(marked);
  expect(html).not.toContain("modulepreload");
  expect(html).toContain("<p>Words</p>");
  expect(html).toContain("window.context = {};");
  const [, code = ""] = /type="module" async="">([^]*?)<\/script>/.exec(html) ?? [];
  expect(code).not.toMatch(/^import /m);
  const order: string[] = [];
  const run = code.replaceAll(/\bimport\(/g, "load(");
  let started: Promise<void> | undefined;
  // oxlint-disable-next-line typescript/no-implied-eval -- the script as the browser would run it
  new Function("globalThis", "load", "window", run)(
    { afterPaint: (work: () => Promise<void>) => (started = work()) },
    (path: string) => void order.push(path),
    {},
  );
  return started?.then(() =>
    expect(order).toEqual(["/assets/root.js", "/assets/login.js", "/assets/entry.js"]),
  );
});

test("every other page comes back as it is, and so does one whose scripts look otherwise", () => {
  const unmarked = page("");
  expect(startAfterPaint(unmarked)).toBe(unmarked);
  const other = marked.replaceAll("import * as", "import");
  expect(startAfterPaint(other)).toBe(other);
});
