import fc from "fast-check";
import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

const origin = "https://shop.test";
const runs = process.env["TEST_LONG"] ? 20_000 : 2000;

/** Where a browser goes that is told to go to what came back. */
const leadsTo = (path: string) => new URL(path, `${origin}/login`).origin;

const foreign = [
  "https://evil.example",
  "http://evil.example/",
  "HTTPS://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https:\\\\evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "//\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/ /evil.example",
  "/\u0000/evil.example",
  "//evil.example%2f..",
  "//evil.example\\@shop.test",
  "//shop.test@evil.example",
  "//shop.test:443@evil.example",
  "https://shop.test@evil.example",
  "https://shop.test.evil.example",
  "https://shop.test:8443/",
  "https://user:pass@shop.test/",
  "//user@shop.test/",
  "http://shop.test/",
  "shop.test/portal",
  "portal",
  "./portal",
  "../portal",
  "?next=/portal",
  "#portal",
  "",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://shop.test/x",
  "file:///etc/passwd",
  "mailto:a@evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/x/../..//evil.example",
  "/%2e//evil.example",
  "/%2e%2e//evil.example",
  "/.%2E//evil.example",
  "/x/%2e%2e//evil.example/%2f",
  "//еvil.example",
  "//xn--vil-8cd.example",
  "https://evil。example",
  "//evil%E3%80%82example",
  "//[::1]/",
  "//127.1/",
  "//0x7f000001",
  "/\u007f/evil.example",
];

test("no spelling of a foreign address passes", () => {
  expect(foreign.length).toBeGreaterThanOrEqual(60);
  expect(foreign.filter((value) => ownPath(origin, value) !== null)).toEqual([]);
});

test.each([
  ["/portal", "/portal"],
  ["/portal/orders?after=1.x#top", "/portal/orders?after=1.x#top"],
  ["/", "/"],
  ["/x/../portal", "/portal"],
  ["/a//b", "/a//b"],
  ["/search?q=//evil.example", "/search?q=//evil.example"],
  ["/ä", "/%C3%A4"],
])("a path of ours stays: %s", (value, path) => {
  expect(ownPath(origin, value)).toBe(path);
});

const piece = fc.constantFrom(
  ..."/ / / \\ . .. %2e %2f %5c : @ ? # \t \n \r evil.example shop.test https: javascript: x 。 \u0000 \u00a0".split(
    " ",
  ),
  " ",
);
const address = fc.oneof(
  fc.array(piece, { maxLength: 10 }).map((parts) => parts.join("")),
  fc.array(piece, { maxLength: 10 }).map((parts) => `/${parts.join("")}`),
  fc.string({ unit: "binary" }).map((text) => `/${text}`),
);

test("whatever passes leads to our own origin, and passes again unchanged", () => {
  let passed = 0;
  fc.assert(
    fc.property(address, (value) => {
      const path = ownPath(origin, value);
      if (path === null) return;
      passed += 1;
      expect(leadsTo(path)).toBe(origin);
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(ownPath(origin, path)).toBe(path);
    }),
    { numRuns: runs },
  );
  expect(passed).toBeGreaterThan(runs / 20);
});
