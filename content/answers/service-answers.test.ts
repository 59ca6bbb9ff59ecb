import { expect, test } from "vitest";
import { languages, type Language } from "#domain/answers/contract.ts";
import { services } from "../catalogue.ts";
import { serviceAnswers } from "./service-answers.ts";

const numberWords: Readonly<Record<Language, string>> = {
  en: "two three four five six seven eight nine ten eleven twelve",
  de: "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce",
  // “Neuf” is also what is new.
  fr: "deux trois quatre cinq six sept huit - dix onze douze",
};

/** Names and idioms with numbers that count nothing. */
const names = /Microsoft 365|24\/7/g;

/** The numbers in a text, in figures or in words, as figures. */
function numbersIn(text: string, language: Language): string[] {
  const words = numberWords[language].split(" ");
  return text
    .replace(names, "")
    .replace(/(\d)[.,\s](?=\d{3}(?!\d))/g, "$1")
    .replace(/\p{L}+/gu, (word) => {
      const at = words.indexOf(word.toLowerCase());
      return at < 0 ? word : String(at + 2);
    })
    .split(/[^\d.,:]+/)
    .map((one) => one.replace(/^[.,:]+|[.,:]+$/g, "").replace(",", "."))
    .filter(Boolean);
}

/** What a service's description says, prices apart. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return value.includes("$") ? [] : [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];
};

/** An answer without its figures and the addresses of its links. */
const writtenOut = (text: string) => text.replace(/\{[^}]*\}|\]\([^)]*\)/g, " ");

test("each is about a service that is on sale", () => {
  const ids = services.map(({ id }) => id);
  expect(
    serviceAnswers.filter(({ service }) => !ids.includes(service ?? "")).map(({ id }) => id),
  ).toEqual([]);
});

test("a number that is written out stands in what the catalogue says of the service", () => {
  const known = new Map(
    services.map((service) => [service.id, numbersIn(textsOf(service).join("\n"), "en")]),
  );
  const invented = serviceAnswers.flatMap(({ id, says, service }) =>
    languages.flatMap((language) =>
      numbersIn(writtenOut(says[language] ?? ""), language)
        .filter((one) => !known.get(service ?? "")?.includes(one))
        .map((one) => `${id} (${language}): ${one}`),
    ),
  );
  expect(invented).toEqual([]);
});

test("numbers are found in figures and in words", () => {
  expect(numbersIn("Up to 10,000 rows, 1.5 days or Two 16:9 files; 24/7.", "en")).toEqual([
    "10000",
    "1.5",
    "2",
    "16:9",
  ]);
  expect(numbersIn("10.000 Zeilen in zwölf Ländern.", "de")).toEqual(["10000", "12"]);
});

test("a button has a question to show in each language", () => {
  const asksInEnglish = /^(?:what|how|can|could|do|does|did|is|are|will|would|who|where|which)\b/i;
  const untold = serviceAnswers.flatMap(({ id, asks }) =>
    languages
      .filter((language) => {
        const isAsked = (way: string) =>
          way.endsWith("?") || (language === "en" && asksInEnglish.test(way));
        return !asks[language]?.some(isAsked);
      })
      .map((language) => `${id} (${language})`),
  );
  expect(untold).toEqual([]);
});
