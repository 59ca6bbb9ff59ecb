import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { languages } from "#domain/answers/contract.ts";
import { services } from "../catalogue.ts";
import { type Answering, type AskedOn, readAskedOn } from "./asked-on.ts";
import { matters } from "./matters.ts";
import { siteCollection } from "./site-collection.ts";

const ids = new Set(siteCollection.entries.map(({ id }) => id));
const asked = readAskedOn();
const serviceOf = (file: string) => services.find(({ id }) => id === file);

const nameOf = (answering: Answering): string => {
  if (answering.by === "entry") return answering.id;
  if (answering.by === "fact") return answering.fact;
  return answering.by === "scope" ? `scope ${answering.slug}` : "elsewhere";
};

/** A way to ask as ways are compared: in small letters, without marks. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const repeated = (texts: readonly string[]) =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

const linesOf = (sections: readonly AskedOn[]) =>
  sections.flatMap(({ asks }) =>
    languages.flatMap((language) =>
      (asks[language] ?? []).map((text) => `${language}: ${lettersOf(text)}`),
    ),
  );

test("each service and each other matter is asked on about, and every talk", () => {
  const files = [...services.map(({ id }) => id), ...Object.keys(matters), "any"];
  expect([...asked.keys()]).toEqual(files.toSorted());
});

describe.each([...asked])("what is asked on about %s", (file, sections) => {
  test("is answered by an entry, a fact, an option of that service, or leads elsewhere", () => {
    const slugs = serviceOf(file)?.scopes.map(({ slug }) => slug) ?? [];
    const unknown = sections
      .map(({ answering }) => answering)
      .filter(
        (answering) =>
          (answering.by === "entry" && !ids.has(answering.id)) ||
          (answering.by === "scope" && !slugs.includes(answering.slug)),
      );
    expect(unknown.map(nameOf)).toEqual([]);
  });

  test("stands in one section for each answer, with 5 or more lines in English", () => {
    expect(repeated(sections.map(({ answering }) => nameOf(answering)))).toEqual([]);
    const poor = sections.filter(({ asks }) => (asks.en?.length ?? 0) < 5);
    expect(poor.map(({ answering }) => nameOf(answering))).toEqual([]);
  });

  test("stands there once", () => expect(repeated(linesOf(sections))).toEqual([]));
});

test("each matter's ids begin ids of answers", () => {
  const begins = (one: string) => [...ids].some((id) => id === one || id.startsWith(`${one}-`));
  expect(
    Object.values(matters)
      .flat()
      .filter((one) => !begins(one)),
  ).toEqual([]);
});

test("a line without its language is named with its place", () => {
  const folder = mkdtempSync(join(tmpdir(), "asked-on-"));
  writeFileSync(join(folder, "any.txt"), "# price\nen: how much\nand per month\n");
  try {
    const read = () => readAskedOn(pathToFileURL(`${folder}/`));
    expect(read).toThrow("any.txt:3: and per month");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
