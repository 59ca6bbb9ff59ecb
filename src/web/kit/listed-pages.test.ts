import { expect, test } from "vitest";
import { pagePatterns } from "../page-patterns.ts";
import { isPrivate, listedPages, listedPagesWith } from "./listed-pages.ts";
import { pagePicture } from "./page-picture.ts";

test("every document and page for everyone is listed; nobody's own pages, files and ways on are not", () => {
  expect(listedPages).toEqual(
    expect.arrayContaining(["/", "/services", "/legal/terms", "/legal/privacy"]),
  );
  const wrong = ["/portal", "/admin/users", "/quote", "/search", "/terms", "/robots.txt"];
  expect(wrong.filter((path) => listedPages.includes(path))).toEqual([]);
  expect(listedPages.filter((path) => /:/.test(path))).toEqual([]);
});

test("whatever asks for a sign-in is private, and nothing else", () => {
  expect(["/admin", "/admin/users", "/portal/orders/x"].every(isPrivate)).toBe(true);
  expect(["/", "/administration", "/portals"].some(isPrivate)).toBe(false);
  expect(isPrivate(pagePatterns.studio)).toBe(true);
});

test("no two pages share a picture", () => {
  const paths = listedPagesWith([{ id: "web-dev" }, { id: "category-web-dev" }]).filter(
    (path) => path !== "/services/category-web-dev", // an id that no service has
  );
  expect(new Set(paths.map(pagePicture)).size).toBe(paths.length);
});
