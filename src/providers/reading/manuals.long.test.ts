import { existsSync, globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { typeOf } from "../../../tests/factories/documents.ts";
import { createDocumentReader } from "./document-reader.ts";
import { createReadingThreads } from "./reading-threads.ts";

// Real documents, which lie beside the project and aren't part of it (MANUALS_DIR).

const beside = fileURLToPath(new URL("../../../../shared/manuals", import.meta.url));
const folder = process.env["MANUALS_DIR"] ?? beside;
const isThere = existsSync(join(folder, "hard"));
if (!isThere) console.info(`Real documents are left out: there is no ${folder} (MANUALS_DIR).`);

const types: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(typeOf).map(([ending, type]) => [`.${ending}`, type])),
  ".html": "text/plain",
  ".txt": "text/plain",
  ".md": "text/markdown",
  ".csv": "text/csv",
};
const reader = createDocumentReader(createReadingThreads());
const read = (path: string) =>
  reader.read(
    { bytes: readFileSync(join(folder, path)), name: path, type: types[extname(path)] ?? "" },
    { signal: AbortSignal.timeout(60_000) },
  );
const textOf = ({ sections }: ReadDocument) =>
  sections.map(({ heading, text }) => `${heading ?? ""}\n${text}`).join("\n");

describe.skipIf(!isThere)("real documents", () => {
  test.each([
    ["encrypted.pdf", "encrypted"],
    ["truncated.pdf", "damaged"],
    ["zip-bomb.docx", "too_large"],
    ["scanned.pdf", "no_text"],
  ])("%s is %s", async (file, problem) => {
    await expect(read(`hard/${file}`)).rejects.toMatchObject({ problem });
  });

  test.each([
    ["windows-1252.txt", ["cover charge of €2.50", "Crème brûlée is served until 21:15"]],
    ["utf-16.txt", ["30 months or 600 charging cycles", "折りたたみ自転車"]],
    ["one-line-5mb.txt", ["master key to depot 17"]],
    ["boilerplate.html", ["45 dollars for a full day"]],
  ])("%s is read", async (file, facts) => {
    const text = textOf(await read(`hard/${file}`));
    for (const fact of facts) expect(text).toContain(fact);
    expect(text).not.toContain("\uFFFD");
  });

  test("of a page full of menus only its paragraph is learned", async () => {
    expect(textOf(await read("hard/boilerplate.html")).length).toBeLessThan(1000);
  });

  const samples = isThere ? globSync("samples/*.{pdf,docx,html,txt,csv}", { cwd: folder }) : [];
  const manuals = isThere ? globSync("{cloud-platform,handbook}/*.md", { cwd: folder }) : [];
  test.each(samples)("%s is read", async (file) => {
    const { sections, problem } = await read(file);
    expect(problem).toBeUndefined();
    expect(sections.length).toBeGreaterThan(extname(file) === ".txt" ? 0 : 10);
  });

  test("every document of both manuals is read, without template marks and comments", async () => {
    expect(manuals.length).toBeGreaterThan(90);
    for (const file of manuals) {
      const text = textOf(await read(file));
      expect([file, text.length > 100]).toEqual([file, true]);
      expect([file, /\{%|<!--/.exec(text)?.[0]]).toEqual([file, undefined]);
    }
  });
});
