import { expect, test } from "vitest";
import { readLanguages } from "./read-languages.ts";

test.each<[string, string[]]>([
  ["a video in German and English", ["de", "en"]],
  ["in English, Welsh and Dutch", ["en", "cy", "nl"]],
  ["einmal auf Deutsch und einmal auf Englisch", ["de", "en"]],
  ["en español, catalán e inglés", ["es", "ca", "en"]],
  ["English only", ["en"]],
  ["a Spanish-speaking presenter", ["es"]],
  ["en français", ["fr"]],
  ["a website for our Italian restaurant", []],
  ["we are a German bakery", []],
  ["French fries and English breakfast", []],
])("%j asks for %j", (text, codes) => {
  expect(readLanguages(text).map(({ code }) => code)).toEqual(codes);
});
