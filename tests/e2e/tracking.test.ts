import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser, visit } from "./browser.ts";

const url = inject("sharedApp");
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** In em, of everything whose letters move together: size, letters, words, and the words themselves. */
const tightTexts = () =>
  [...document.querySelectorAll<HTMLElement>("body *")]
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    .map((element) => {
      const style = getComputedStyle(element);
      const px = Number.parseFloat(style.fontSize);
      const inEm = (length: string) => (Number.parseFloat(length) || 0) / px;
      return {
        px,
        letters: inEm(style.letterSpacing),
        words: inEm(style.wordSpacing),
        text: (element.textContent ?? "").trim().slice(0, 30),
        isHeading: element.matches("h1, h2, h3"),
      };
    })
    .filter(({ letters, isHeading }) => letters < 0 || isHeading);

/** looks.md, Type and colour. */
const lettersAt = (px: number) => (px >= 48 ? -0.02 : px >= 20 ? -0.01 : 0);

test.each([
  ["/", 390],
  ["/", 1440],
  ["/services", 390],
  ["/services/landing-page", 1440],
  ["/tutorials/case-studies", 1440],
  ["/legal/sla", 390],
  ["/about", 1440],
])(
  "on %s at %i px, letters move together by their size, and words then stand apart",
  async (path, width) => {
    const { page, context } = await visit(browser, {
      viewport: { width, height: 900 },
      javaScriptEnabled: false, // the style sheet's own spacing
    });
    await page.goto(url + path);
    const texts = await page.evaluate(tightTexts);
    await context.close();
    expect(texts.length).toBeGreaterThan(3);
    const wrong = texts.filter(
      ({ px, letters, words }) =>
        Math.abs(letters - lettersAt(px)) > 0.002 ||
        (letters < 0 && Math.abs(words - 0.06) > 0.002),
    );
    expect(wrong).toEqual([]);
  },
);
