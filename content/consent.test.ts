import { expect, test } from "vitest";
import { consentVersion, optionalCategories } from "../src/web/site/consent/stored-choice.ts";
import { storedInBrowser } from "./browser-storage.ts";
import { askedAbout } from "./consent.ts";
import { cookieCategories } from "./promises.ts";
import { thirdParties } from "./third-parties.ts";

test("what is kept outside Essential is what this version of the question asks about", () => {
  const kept = storedInBrowser
    .filter(({ category }) => category !== "Essential")
    .map(({ where, name }) => `${where} ${name}`);
  expect({ version: consentVersion, kept: kept.toSorted() }).toEqual({
    version: 2, // goes up with a change of the list
    kept: askedAbout,
  });
});

test("every category but Essential can be refused, and the head script knows the same ones", () => {
  const refusable = cookieCategories.filter(({ canDisable }) => canDisable);
  expect(refusable.map(({ name }) => name)).toEqual(optionalCategories);
});

test("another provider has everything that the cookie page says of it", () => {
  for (const { cookies, ...texts } of thirdParties) {
    expect(cookies.length).toBeGreaterThan(0);
    expect(Object.values(texts).filter((text) => text === "")).toEqual([]);
    expect(new URL(texts.href).protocol).toBe("https:");
  }
});
