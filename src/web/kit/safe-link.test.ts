import fc from "fast-check";
import { expect, test } from "vitest";
import { safeLink } from "./safe-link.ts";

const here = "https://ariaworks.example";

test.each([
  ["/services/web-app?x=1#y", "/services/web-app?x=1#y"],
  ["https://ariaworks.example/legal/terms", "/legal/terms"],
  ["/a/../b", "/b"],
])("%s leads to our own page %s", (given, wanted) => {
  expect(safeLink(given, here)).toEqual({ href: wanted, isOurs: true });
});

test("elsewhere only https is followed", () => {
  expect(safeLink("https://docs.stripe.com/testing", here)).toEqual({
    href: "https://docs.stripe.com/testing",
    isOurs: false,
  });
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox",
  "file:///etc/passwd",
  "http://example.com",
  "//example.com",
  "/\\example.com",
  "\\\\example.com",
  "/\t/example.com",
  "https://user:pass@example.com",
  "https://ariaworks.example@evil.example",
  "mailto:a@example.com",
  "relative/page",
  "",
  "https://",
  "/.//evil.example",
  "/x/..//evil.example",
  "https://ariaworks.example/.//evil.example",
])("%j is no link", (given) => {
  expect(safeLink(given, here)).toBeNull();
});

test("whatever is written, a link leads to a path of ours or to https", () => {
  const odd = fc.string({ unit: fc.constantFrom(...":/\\@#?.ajsx \t\n%&;h".split("")) });
  fc.assert(
    fc.property(fc.oneof(odd, fc.webUrl(), fc.string()), (text) => {
      const link = safeLink(text, here);
      if (!link) return;
      const { origin, protocol } = new URL(link.href, here);
      expect(link.isOurs ? origin : protocol).toBe(link.isOurs ? here : "https:");
    }),
    { numRuns: 2000 },
  );
});
