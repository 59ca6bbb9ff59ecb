import { describe, expect, test } from "vitest";
import { answerLimits, languages } from "#domain/answers/contract.ts";
import { leadsSomewhere } from "../../src/web/paths.ts";
import { services } from "../catalogue.ts";
import { team } from "../team.ts";
import { readWays } from "./read-ways.ts";
import { siteCollection } from "./site-collection.ts";

const {
  entries,
  facts,
  crises,
  otherLanguages,
  emergencies,
  needs: needsOfServices,
} = siteCollection;
const answers = entries.filter(({ kind }) => kind === "answer");
const needs = entries.filter(({ kind }) => kind === "need");
const askable = [...answers, ...needs];

const offerIds = new Set(
  services.flatMap(({ id, scopes }) => [id, ...scopes.map(({ slug }) => `${id}.${slug}`)]),
);
const heldIds = new Set(
  services.flatMap(({ id, scopes }) =>
    scopes.flatMap(({ slug, capacities }) =>
      Object.keys(capacities.holds).map((unit) => `${id}.${slug}.${unit}`),
    ),
  ),
);
/** Whether a placeholder stands for something: `{fact:NAME}`, `{holds:SERVICE.SCOPE.UNIT}`, else `{…:SERVICE.SCOPE}`. */
const stands = (kind = "", name = "") => {
  if (kind === "fact") return name in facts;
  return (kind === "holds" ? heldIds : offerIds).has(name);
};

test("at least 160 questions and 40 needs are curated, every service among the needs", () => {
  expect(answers.length).toBeGreaterThanOrEqual(160);
  expect(needs.length).toBeGreaterThanOrEqual(40);
  const offered = new Set(needs.map(({ offers }) => offers?.replace(/\..*$/, "")));
  expect(services.filter(({ id }) => !offered.has(id)).map(({ id }) => id)).toEqual([]);
});

test("each has 8 or more ways to ask in English, 4 or more in another language, and says something in each", () => {
  const poor = askable.flatMap(({ id, asks, says }) =>
    languages
      .filter((language) => asks[language] !== undefined || language === "en")
      .filter((language) => {
        const isFew = (asks[language]?.length ?? 0) < (language === "en" ? 8 : 4);
        return isFew || !says[language]?.[0];
      })
      .map((language) => `${id} (${language})`),
  );
  expect(poor).toEqual([]);
});

test("ids stand once, and lead to each other", () => {
  const ids = entries.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const lost = entries.flatMap(({ id, next }) =>
    next.filter((one) => !ids.includes(one)).map((one) => `${id} → ${one}`),
  );
  expect(lost).toEqual([]);
});

test("no question is asked in the same words twice", () => {
  const seen = new Map<string, string>();
  const twice = askable.flatMap(({ id, asks }) =>
    languages.flatMap((language) =>
      (asks[language] ?? []).flatMap((text) => {
        const key = `${language} ${text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, " ")
          .trim()}`;
        const other = seen.get(key);
        seen.set(key, id);
        return other === undefined ? [] : [`${text}: ${other}, ${id}`];
      }),
    ),
  );
  expect(twice).toEqual([]);
});

test("every page is an address of ours, and every offer is on sale", () => {
  expect(answers.filter(({ page }) => page && !leadsSomewhere(page)).map(({ id }) => id)).toEqual(
    [],
  );
  // What isn't ours stands on no page.
  expect(answers.filter(({ page }) => !page).map(({ id }) => id)).toEqual([
    "off-topic",
    "not-sold",
    "law-and-tax",
    "other-companies",
    "own-business",
  ]);
  expect(
    needs.filter(({ offers }) => !offers || !offerIds.has(offers)).map(({ id }) => id),
  ).toEqual([]);
});

test("every placeholder stands for something, and no price is written out", () => {
  const texts = entries.flatMap(({ id, says, asksBack }) =>
    [...Object.values(says).flat(), ...Object.values(asksBack)].map((text) => ({ id, text })),
  );
  const unknown = texts.flatMap(({ id, text }) =>
    [...text.matchAll(/\{(\w+):([\w.-]+)\}/g)]
      .filter(([, kind, name]) => !stands(kind, name))
      .map(([whole]) => `${id}: ${whole}`),
  );
  expect(unknown).toEqual([]);
  expect(texts.filter(({ text }) => /[$€£]\s?\d/.test(text)).map(({ id }) => id)).toEqual([]);
});

test("every answer and need speaks every language, and gives the same figures in each", () => {
  const figuresOf = (text: string) =>
    [...text.matchAll(/\{(\w+:[\w.-]+?)(?:De|Es|Fr|Comma)?\}/g)]
      .map(([, name = ""]) => name)
      .toSorted((one, other) => one.localeCompare(other));
  const differing = askable.flatMap(({ id, kind, says, asksBack }) =>
    languages
      .filter((language) => {
        const isAsked = kind === "answer" || Boolean(asksBack[language]);
        const figures = figuresOf(says[language]?.[0] ?? "{not:said}");
        return !isAsked || String(figures) !== String(figuresOf(says.en?.[0] ?? ""));
      })
      .map((language) => `${id} (${language})`),
  );
  expect(differing).toEqual([]);
});

test.each(["", "De", "Es", "Fr"])("names the whole team in each language %s", (suffix) => {
  for (const { name } of team) expect(facts[`teamNames${suffix}`]).toContain(name);
});

test("gives the maintenance window in each language", () => {
  expect(facts).toMatchObject({
    maintenanceWindowDe: "sonntags von 02:00 bis 06:00 Uhr UTC",
    maintenanceWindowEs: "los domingos de 02:00 a 06:00 UTC",
    maintenanceWindowFr: "le dimanche de 02:00 à 06:00 UTC",
  });
});

test("every answer fits the form in which it is edited", () => {
  const { asks: maxAsks, askLength, sayLength, askBackLength, next: maxNext } = answerLimits;
  const tooMuch = entries.filter(
    ({ asks, says, asksBack, next }) =>
      Object.values(asks).some((all) => all.length > maxAsks) ||
      Object.values(asks).some((all) => all.some((text) => text.length > askLength)) ||
      Object.values(says).some((all) => all.join("\n").length > sayLength) ||
      Object.values(asksBack).some((text) => text.length > askBackLength) ||
      next.length > maxNext,
  );
  expect(tooMuch.map(({ id }) => id)).toEqual([]);
});

describe("a person in crisis", () => {
  const isTold = (text: string) =>
    crises.some(
      ({ tells, unless }) =>
        tells.some((pattern) => pattern.test(text)) && unless?.test(text) !== true,
    );

  test.each([
    "I want to kill myself",
    "i don't want to be here anymore",
    "I can’t go on living any more",
    "Ich will nicht mehr leben",
    "no quiero vivir más",
    "je veux mourir",
    "my dad isn't breathing",
    "the shop is gone and i don't see why i should go on living",
    "lost everything, honestly i dont see the point of going on anymore",
    "sorry, wrong place probably. I don't see the point in going on living",
    "Ich sehe keinen Sinn mehr im Leben",
    "ya no le veo sentido a vivir",
    "je ne vois plus de raison de vivre",
    "there is no point in living",
    "i don't want to wake up tomorrow",
    "honestly my kids would be better off without me",
    "im gonna kms",
    "I’m so tired of living",
    "ich möchte einfach nicht mehr aufwachen",
    "ohne mich wären alle besser dran",
    "ich hab keine kraft mehr zu leben",
    "Mein Leben hat keinen Sinn mehr",
    "ya no tengo ganas de vivir",
    "todos estarían mejor sin mí",
    "estoy cansada de vivir",
    "j'ai envie d'en finir",
    "ma famille serait mieux sans moi",
    "je veux plus vivre",
  ])("is heard: %s", (text) => expect(isTold(text)).toBe(true));

  test.each([
    "this bug is killing me",
    "I don't see the point in going on with this redesign",
    "we don't see the point of anything this expensive",
    "Ich sehe keinen Sinn mehr in dieser Website",
    "I'm dying to see the demo",
    "we want to kill our old website",
    "how do I end my subscription",
    "I can't go on with Excel like this",
    "there's no point in living in the past, we need software",
    "I don't see why I should live with this old site",
    "a dead link on your page",
    "the heart of the matter is the price",
    "this form is killing me",
    "I'm so tired of living in spreadsheets",
    "nobody would miss our old site",
    "my customers would be better off without our phone menu",
    "I don't want to live without a calendar that works",
    "we can't take it any more with this CRM",
    "diese Software bringt mich noch um",
    "ohne mich wären alle Angebote noch auf Papier",
    "das Projekt hat keinen Sinn mehr",
    "ya no quiero vivir de Excel",
    "quiero acabar con el papeleo",
    "je veux en finir avec ce vieux site",
    "je n'en peux plus de ce formulaire",
  ])("is not imagined: %s", (text) => expect(isTold(text)).toBe(false));

  test("is not imagined in anything that people ask", () => {
    const told = entries.flatMap(({ asks }) => Object.values(asks).flat().filter(isTold));
    expect(told).toEqual([]);
  });

  test("gets the emergency numbers in each language, and nothing to buy", () => {
    for (const { says } of crises)
      for (const language of languages) {
        expect(says[language]).toMatch(/112/);
        expect(says[language]).not.toMatch(/\$|chatbot|quote/i);
      }
  });
});

test("twelve further languages get a line in their own words", () => {
  expect(otherLanguages).toHaveLength(12);
  for (const { says } of otherLanguages) expect(says).toContain("{fact:support}");
});

test("further ways to ask belong to an entry each", () => {
  const ids = new Set(entries.map(({ id }) => id));
  expect([...readWays().keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test("every service tells what it is needed for, with scopes that it has", () => {
  const named = Object.entries(needsOfServices).flatMap(([id, { scopes }]) => [
    id,
    ...Object.keys(scopes).map((slug) => `${id}.${slug}`),
  ]);
  expect(named.filter((id) => !offerIds.has(id))).toEqual([]);
  expect(services.filter(({ id }) => !needsOfServices[id]).map(({ id }) => id)).toEqual([]);
});

test("an emergency is answered by an entry", () => {
  const ids = entries.map(({ id }) => id);
  expect(emergencies.filter(({ entry }) => !ids.includes(entry))).toEqual([]);
});
