import fc from "fast-check";
import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { AppError } from "#errors";
import { spellingsOf } from "../../tests/factories/spellings.ts";
import { cachedPages } from "../web/cached-pages.ts";
import { pagePatterns } from "../web/page-patterns.ts";
import { PageCache } from "./page-cache.ts";
import { readTarget } from "./request-target.ts";

const numRuns = process.env["TEST_LONG"] ? 20_000 : 2000;
const host = "shop.test";
const read = (raw: string) => readTarget(raw, host);
const refusalOf = (raw: string): string | null => {
  try {
    read(raw);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

test.each([
  "/",
  "/services",
  "/services?category=web-dev",
  "/services/web-app",
  "/assets/app-12345678.css",
  "/contact.data",
  "/_.data",
  "/search?q=100%&x=[1]|{2}",
  "/search?q=caf%C3%A9%0A",
  "/a;b=1/c@d:e!$&'()*+,=",
  "/caf%C3%A9/%2Fetc%3F%5C",
])("%s is in its normal form", (target) => {
  expect(read(target)).toEqual({ target, isMoved: false });
});

test.each([
  ["//services", "/services"],
  ["/services/", "/services"],
  ["/services//web-app", "/services/web-app"],
  ["/x/../services?a=1", "/services?a=1"],
  ["/../../services", "/services"],
  ["/x/%2e%2E/services/./web-app", "/services/web-app"],
  ["/%73ervices", "/services"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/%2fx", "/%2Fx"],
  ['/a"b', "/a%22b"],
  ["/contact/_.data", "/contact.data"],
  ["/contact/.data", "/contact.data"],
  ["/.data", "/_.data"],
  ["/contact%2Edata", "/contact.data"],
  ["//evil.example/", "/evil.example"],
  ["/..//evil.example", "/evil.example"],
])("%s is led to %s", (raw, target) => {
  expect(read(raw)).toEqual({ target, isMoved: true });
});

test.each([
  ["/services?", "/services"],
  ["http://shop.test/services?a=1", "/services?a=1"],
  ["HTTPS://SHOP.TEST:443/services", "/services"],
  ["http://shop.test:80", "/"],
  ["http://shop.test?a=1", "/?a=1"],
])("%s means %s, which is answered without a detour", (raw, target) => {
  expect(read(raw)).toEqual({ target, isMoved: false });
});

test.each([
  ["an escape that is cut off", "/a%4"],
  ["an escape that is none", "/a%zz"],
  ["an escape that is not UTF-8", "/services/%ff"],
  ["an overlong escape", "/%c0%af"],
  ["a NUL", "/%00"],
  ["a NUL in the query", "/search?q=%00"],
  ["a line break", "/a%0d%0aset-cookie:x"],
  ["a delete character", "/a%7f"],
  ["a backslash", "/\\services"],
  ["a fragment", "/services#top"],
  ["a fragment behind a query", "/services?a#top"],
  ["a space", "/a b"],
  ["raw bytes", "/caf\u00c3\u00a9"],
  ["nothing", ""],
  ["a star", "*"],
  ["a name", "services"],
  ["a query alone", "?a"],
  ["another host", "http://evil.example/services"],
  ["another port", "http://shop.test:8080/services"],
  ["a user", "http://u:p@shop.test/services"],
  ["a host behind a backslash", "http://shop.test\\@evil.example/"],
  ["no host", "http:///services"],
  ["another scheme", "ftp://shop.test/services"],
  ["a relative scheme", "http:services"],
])("%s is refused", (_what, raw) => {
  expect(refusalOf(raw)).toBe("bad_address");
});

test("an address of over 8,000 characters is refused", () => {
  expect(refusalOf(`/${"a".repeat(7999)}`)).toBeNull();
  expect(refusalOf(`/${"a".repeat(8000)}`)).toBe("address_too_long");
});

test("every spelling of an address has the same normal form", () => {
  const targets = ["/", "/services", "/services?category=web-dev", "/services/web-app", "/login"];
  const spelled = fc
    .constantFrom(...targets, "/contact.data", "/legal/terms", "/robots.txt")
    .chain((target) => spellingsOf(target, host).map((raw) => ({ target, raw })));
  fc.assert(
    fc.property(spelled, ({ target, raw }) => {
      expect(read(raw).target).toBe(target);
    }),
    { numRuns },
  );
});

/** Strings made of what parsers of addresses stumble over, and of parts of real ones. */
const strange = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'/ // . .. %2e %2E %2f %5c \\ ? # : @ ; & % %4 %41 %00 %ff é \t | "'.split(" "),
      ),
      fc.constantFrom("services", "login", "web-app", ".data", "_.data", "http://shop.test", "%3f"),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 10 },
  )
  .map((parts) => `/${parts.join("")}`);

test("whatever is sent is refused, or has a normal form that stays, is plain to a URL parser and on this host", () => {
  fc.assert(
    fc.property(strange, (raw) => {
      if (refusalOf(raw)) return;
      const { target } = read(raw);
      expect(read(target)).toEqual({ target, isMoved: false });
      const url = new URL(target, "http://shop.test");
      expect([url.host, url.pathname]).toEqual(["shop.test", target.replace(/\?.*/s, "")]);
    }),
    { numRuns },
  );
});

test("what the router takes for a stored page the cache takes for the same one", () => {
  const cache = new PageCache(cachedPages);
  const routes = Object.values(pagePatterns).map((path) => ({ path, caseSensitive: true }));
  const stored = new Set(cachedPages.map(({ pattern }) => pattern).filter((p) => !p.includes(":")));
  const near = fc
    .constantFrom(...stored)
    .chain((page) => spellingsOf(page, host))
    .chain((raw) =>
      fc
        .nat(raw.length)
        .chain((at) =>
          fc
            .constantFrom("", "%2f", ";", "%20", "A", "%41", ".", "%", "/")
            .map((more) => raw.slice(0, at) + more + raw.slice(at)),
        ),
    );
  fc.assert(
    fc.property(near, (raw) => {
      if (refusalOf(raw)) return;
      const { target } = read(raw);
      const path = target.replace(/\?.*/s, "");
      const pattern = matchRoutes(routes, path)?.at(-1)?.route.path;
      const isStored = pattern !== undefined && stored.has(pattern);
      expect(isStored ? cache.keyOf(target)?.key : pattern).toBe(pattern);
    }),
    { numRuns },
  );
});
