import fc from "fast-check";
import { expect, test } from "vitest";
import { isAttemptKey, isSessionId, ownAddress, withSessionId } from "./rules.ts";

const site = "https://shop.example";

test("our own addresses stay as they are, with the session placeholder", () => {
  const path = "/success?session_id={CHECKOUT_SESSION_ID}";
  expect(ownAddress(site, path)).toBe(`${site}${path}`);
  expect(ownAddress(site, `${site}${path}`)).toBe(`${site}${path}`);
  expect(ownAddress(site, "/services?category=web-dev#all")).toBe(
    `${site}/services?category=web-dev#all`,
  );
  expect(withSessionId(ownAddress(site, path), "cs_test_1")).toBe(
    `${site}/success?session_id=cs_test_1`,
  );
});

const foreign = [
  "https://evil.example/",
  "http://shop.example/",
  "https://shop.example:444/",
  "https://shop.example.evil.example/",
  "https://evil.example/https://shop.example/",
  "https://shop.example@evil.example/",
  "https://shop.example:pw@evil.example/",
  "https://user@shop.example/",
  "https://shop.example\\@evil.example/",
  "https:\\\\evil.example",
  "https:/evil.example",
  "https:evil.example",
  "https:///evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "//evil.example\\@shop.example",
  "//shop.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "javascript://shop.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://shop.example/1",
  "file:///etc/passwd",
  "ftp://shop.example/",
  "ws://shop.example/",
  "mailto:a@shop.example",
  "tel:+1555",
  "about:blank",
  "view-source:https://shop.example/",
  "https://shоp.example/",
  "https://shop.example。evil.example/",
  "https://shop.example%2eevil.example/",
  "https://shop.example%00.evil.example/",
  "https://shop.example%0d%0a.evil.example/",
  "https://ｓhop.example.evil.example/",
  "https://xn--shp-0ed.example/",
  "https://[::1]/",
  "https://127.0.0.1/",
  "https://0x7f.1/",
  "https://2130706433/",
  "https://localhost/",
  "HTTPS://EVIL.EXAMPLE/",
  "https://shop.example..evil.example/",
  "https://evil.example?https://shop.example/",
  "https://evil.example#https://shop.example/",
  "?next=//evil.example",
  "#//evil.example",
  "success",
  "./success",
  "../success",
  "shop.example/success",
  "",
  "https://",
  "https://shop.example:443@evil.example/",
  "/success\u0000",
];

test(`${foreign.length} spellings of somewhere else are refused`, () => {
  expect(foreign.length).toBeGreaterThanOrEqual(60);
  for (const spelling of foreign)
    expect(() => ownAddress(site, spelling), JSON.stringify(spelling)).toThrow("return address");
});

test("whatever is accepted, a browser stays on our origin with it", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    "//",
    "@",
    ":",
    "https:",
    site,
    "evil.example",
    "\t",
    "?",
    "#",
    "..",
    "a",
    "%2f",
    "{",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.array(piece).map((parts) => parts.join("")),
      ),
      (text) => {
        let accepted: string;
        try {
          accepted = ownAddress(site, text);
        } catch {
          return true;
        }
        return new URL(accepted, "https://other.example").origin === site;
      },
    ),
    { numRuns: 2000 },
  );
});

test("only ids that could be sessions or attempts are looked up", () => {
  expect(isSessionId("cs_test_a1B2c3D4")).toBe(true);
  for (const bad of [
    "",
    "cs_",
    "cs_test_' or 1=1",
    "cs_../../x",
    "x".repeat(300),
    "cs_test_ä1234567",
  ])
    expect(isSessionId(bad), bad).toBe(false);
  expect(isAttemptKey(crypto.randomUUID())).toBe(true);
  for (const bad of ["", "short", "a".repeat(65), "with space in the middle"])
    expect(isAttemptKey(bad)).toBe(false);
});
