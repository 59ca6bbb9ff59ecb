import { expect, test } from "vitest";
import { findFirefox, findWebKit } from "./find-other-browsers.ts";

test("a FIREFOX_PATH that does not run is told, and no other Firefox is taken instead", () => {
  expect(findFirefox({ ...process.env, FIREFOX_PATH: "/nowhere/firefox" })).toEqual({
    missing: "FIREFOX_PATH names /nowhere/firefox, which does not run",
  });
});

test("without any Firefox or WebKit the answer names what is missing and how to get it", () => {
  expect(findFirefox({})).toEqual({
    missing: "no Firefox was found: install it, or set FIREFOX_PATH",
  });
  const webkit = findWebKit({ PATH: "/nowhere" });
  expect("missing" in webkit && webkit.missing).toMatch(
    /WebKitWebDriver.*Xvfb.*webkit2gtk-driver and xvfb/,
  );
});
