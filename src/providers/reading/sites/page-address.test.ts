import fc from "fast-check";
import { expect, test } from "vitest";
import { Frontier } from "./frontier.ts";
import { pageAddress, patternOf } from "./page-address.ts";

const base = new URL("https://www.shop.example/start");

test.each([
  ["/a", "https://www.shop.example/a"],
  ["b?x=1#part", "https://www.shop.example/docs/b?x=1"],
  ["http://shop.example/a", "https://www.shop.example/a"],
  ["/a?utm_source=x&b=2&a=1&PHPSESSID=9", "https://www.shop.example/a?a=1&b=2"],
  ["/a?gclid=9", "https://www.shop.example/a"],
  ["/prices.pdf", "https://www.shop.example/prices.pdf"],
  ["https://shop.example.evil.example/", null],
  ["https://blog.shop.example/", null],
  ["https://www.shop.example:8443/", null],
  ["//elsewhere.example/a", null],
  ["https://me@www.shop.example/", null],
  ["mailto:a@shop.example", null],
  ["javascript:void(0)", null],
  ["/logo.PNG", null],
  ["/a/b/a/b/a/b", null],
  ["/a?a=1&b=2&c=3&d=4&e=5", null],
  [`/${"x".repeat(600)}`, null],
  ["http://[broken", null],
])("%s leads to %s", (link, address) => {
  expect(pageAddress(link, "https://www.shop.example/docs/a", base)).toBe(address);
});

test("any address has one spelling, on the site itself", () => {
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.webPath(),
      (url, path) => {
        for (const link of [url, path, `https://shop.example${path}`]) {
          const address = pageAddress(link, base, base);
          if (address === null) continue;
          expect(new URL(address).origin).toBe(base.origin);
          expect(pageAddress(address, base, base)).toBe(address);
        }
      },
    ),
  );
});

test("pages that differ in numbers and values alone have one pattern, with room for fewer where they look endless", () => {
  const of = (path: string) => patternOf(`https://shop.example${path}`);
  expect(of("/p/12")).toEqual(of("/p/7"));
  expect(of("/p/12").maxPages).toBeGreaterThan(of("/cal/2026/11").maxPages);
  expect(of("/list?page=2")).toEqual(of("/list?page=3"));
  expect(of("/2026/11/our-story").pattern).not.toBe(of("/2026/11/your-story").pattern);
});

test("an address is handed out once, with or without a slash at its end, and no deeper than allowed", () => {
  const frontier = new Frontier({ maxDepth: 1 });
  frontier.addLinks(["https://x.example/a", "https://x.example/a/", "https://x.example/a/?b=1"], 1);
  frontier.addLinks(["https://x.example/deep"], 2);
  frontier.addListed(["https://x.example/a"]);
  expect([frontier.next()?.address, frontier.next()?.address, frontier.next()]).toEqual([
    "https://x.example/a",
    "https://x.example/a/?b=1",
    undefined,
  ]);
});
