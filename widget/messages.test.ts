import fc from "fast-check";
import { expect, test } from "vitest";
import { inkOn, safeColour } from "./colour.ts";
import { launcherCss } from "./launcher/style.ts";
import { buttonLabel, languageOf } from "./launcher/words.ts";
import { pageOf, readToLauncher, readToWindow } from "./messages.ts";
import { en, wordsFor } from "./words.ts";

test("messages between the frames are taken in their exact shape only", () => {
  expect(readToLauncher({ type: "ariaworks:unread", count: 2, more: 1 })).toEqual({
    type: "ariaworks:unread",
    count: 2,
  });
  for (const wrong of [
    null,
    "ariaworks:close",
    { type: "close" },
    { type: "ariaworks:unread", count: -1 },
    { type: "ariaworks:unread", count: "2" },
    { type: "ariaworks:height", height: 1e9 },
    { type: "ariaworks:shown", page: "https://a.example/" },
  ])
    expect(readToLauncher(wrong)).toBeNull();
  expect(readToWindow({ type: "ariaworks:shown", page: "https://a.example/" })).not.toBeNull();
  expect(readToWindow({ type: "ariaworks:shown", page: "x".repeat(3000) })).toBeNull();
  expect(readToWindow({ type: "ariaworks:close" })).toBeNull();
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readToLauncher(data)).toBeNull();
      expect(readToWindow(data)).toBeNull();
    }),
  );
});

test("the host's page is told without query and fragment", () => {
  expect(pageOf(new URL("https://a.example/b?token=1#c"))).toBe("https://a.example/b");
});

test("what is written on the owner's colour can be read on any", () => {
  const light = (hex: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    const [r = 0, g = 0, b = 0] = parts.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const colour = `#${value.toString(16).padStart(6, "0")}`;
      const ink = inkOn(colour) === "#fff" ? 1 : 0;
      const [high, low] = [ink, light(colour)].toSorted((a, b) => b - a);
      expect(((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(safeColour("red;background:url(x)")).toBe("#1c2130");
});

test("the button speaks the page's language where the bot does, and counts what is unread", () => {
  expect(languageOf("de-AT", ["en", "de"])).toBe("de");
  expect(languageOf("ar", ["fr", "de"])).toBe("fr");
  expect(buttonLabel("en", { name: "$& Ada", isOpen: false, unread: 2 })).toBe(
    "Chat with $& Ada (unread: 2)",
  );
});

test("every language has every word, with the same gaps", () => {
  const gaps = (text: string) => text.match(/\{\w+\}/g) ?? [];
  for (const language of ["de", "es", "fr"] as const) {
    const words = wordsFor(language, "{name}");
    for (const [key, text] of Object.entries(en)) {
      const own = words[key as keyof typeof en];
      expect(own.trim(), `${language} ${key}`).not.toBe("");
      expect(gaps(own), `${language} ${key}`).toEqual(gaps(text));
    }
  }
});

test("the launcher's style has no gap left, and the two corners differ", () => {
  const look = { from: 20, colour: "#3b82f6", ink: "#000", theme: "auto" } as const;
  const right = launcherCss({ ...look, place: "right" });
  expect(right).not.toMatch(/\{(place|other|from|colour|ink|scheme)\}/);
  expect(right).not.toBe(launcherCss({ ...look, place: "left" }));
});
