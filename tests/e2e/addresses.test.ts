import { expect, inject, test } from "vitest";
import { askRaw } from "./raw-request.ts";

const url = inject("sharedApp");

test.each([
  ["/services/", "/services"],
  ["/services/web-app/", "/services/web-app"],
  ["/services/?category=web-dev", "/services?category=web-dev"],
  ["//services", "/services"],
  ["/services//web-app", "/services/web-app"],
  ["/x/../services", "/services"],
  ["/contact/_.data", "/contact.data"],
  ["/terms", "/legal/terms"],
  ["/privacy", "/legal/privacy"],
  ["/terms?from=register", "/legal/terms?from=register"],
])("%s leads to %s for good", async (path, to) => {
  const { status, headers } = await askRaw(url, path);
  expect({ status, to: headers["location"] }).toEqual({ status: 308, to });
});

test("the whole address of a page, as proxies send it, is that page; one on another host is refused", async () => {
  const { host } = new URL(url);
  expect((await askRaw(url, `http://${host}/services`)).status).toBe(200);
  expect((await askRaw(url, "http://evil.example/services")).status).toBe(400);
});

test.each([
  "//evil.example",
  "//evil.example/",
  "//evil.example/%2f..",
  "///evil.example/%2f%2e%2e",
  "//evil.example/..;/",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/%2f%2fevil.example/",
  "//%5c/evil.example//",
  "/.//evil.example/",
  "/%2e%2e//evil.example/",
  "/x/..//evil.example/",
  "/\t/evil.example/",
  "https://evil.example/",
  "/services//evil.example//",
])("%j never leads off this site", async (path) => {
  const { status, headers } = await askRaw(url, path.replace("\t", "%09"));
  // As a browser reads it: beginning with // or /\ it would be another host.
  expect(URL.parse(headers["location"] ?? "/", url)?.origin).toBe(url);
  expect(status).toBeLessThan(500);
});
