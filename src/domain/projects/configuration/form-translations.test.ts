import { expect, test } from "vitest";
import { formOf, question } from "../../../../tests/factories/forms.ts";
import { formLanguages } from "./form-interface.ts";
import { formWords } from "./form-texts.ts";
import { languagesOf, textsToTranslate, translated } from "./form-translations.ts";

const form = formOf([question("a", "choice", { help: "Just one" })], {
  translations: {
    de: { title: "Rückmeldung", "fields.#a.options.#option-1.name": "Eins", "fields.#a.help": " " },
  },
});

test("a translated form keeps its shape, and what isn't translated stays", () => {
  const german = translated(form, "de");
  expect(german.title).toBe("Rückmeldung");
  expect(german.fields[0]?.options[0]).toEqual({ id: "option-1", name: "Eins" });
  expect(german.fields[0]?.help).toBe("Just one");
  expect(german.submitText).toBe("Send");
  expect(translated(form, "fr")).toBe(form);
  expect(languagesOf(form)).toEqual(["en", "de"]);
});

test("a text is listed by the path that translates it, and empty ones aren't", () => {
  const texts = textsToTranslate(form);
  expect(texts.map(({ path }) => path)).toEqual([
    "title",
    "fields.#a.name",
    "fields.#a.help",
    "fields.#a.options.#option-1.name",
    "fields.#a.options.#option-2.name",
    "submitText",
    "endings.#thanks.title",
    "endings.#thanks.text",
    "delivery.closedText",
  ]);
  const all = Object.fromEntries(texts.map(({ path, text }) => [path, `${text}!`]));
  const shouted = translated({ ...form, translations: { es: all } }, "es");
  expect(textsToTranslate(shouted).map(({ text }) => text)).toEqual(
    texts.map(({ text }) => `${text}!`),
  );
});

test("a form's own words say the same count in every language", () => {
  for (const language of formLanguages) {
    const words = formWords(language);
    expect(words.tooLong(321)).toContain("321");
    expect(words.stepOf(2, 7)).toMatch(/2\D+7/);
    expect(Object.values(words.missing).every((text) => text.length > 3)).toBe(true);
  }
});
