import fc from "fast-check";
import { expect, test } from "vitest";
import { readCookie, writeHostCookie } from "./cookies.ts";

const value = { name: "aria.visitor", value: "abc" };

test("behind https a cookie is bound to its host; without, it has its plain name", () => {
  expect(writeHostCookie(value, { publicUrl: "https://shop.test", maxAgeSeconds: 60 })).toBe(
    "__Host-aria.visitor=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
  );
  expect(writeHostCookie(value, { publicUrl: "http://localhost", isReadable: true })).toBe(
    "aria.visitor=abc; Path=/; SameSite=Lax",
  );
});

test("a cookie is read under its whole name only, wherever it stands", () => {
  const word = fc.stringMatching(/^[a-z.-]{1,8}$/);
  fc.assert(
    fc.property(fc.dictionary(word, word), word, (all, wanted) => {
      const header = Object.entries(all)
        .map((pair) => pair.join("="))
        .join("; ");
      expect(readCookie(header, wanted)).toBe(Object.hasOwn(all, wanted) ? all[wanted] : null);
    }),
  );
  expect(readCookie("note=aria.visitor=abc; x-aria.visitor=d", "aria.visitor")).toBeNull();
});
