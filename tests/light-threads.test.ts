import { expect, test } from "vitest";
import { readSources } from "./architecture/source.ts";

const thread = "src/providers/reading/reading-thread.ts";

/** Our files that `start` loads, itself included; types load nothing. */
function loadedBy(start: string): string[] {
  const importsOf = new Map(readSources().map(({ path, imports }) => [path, imports]));
  const reached = new Set([start]);
  for (const path of reached)
    for (const { target, isType } of importsOf.get(path) ?? [])
      if (!isType && importsOf.has(target)) reached.add(target);
  return [...reached];
}

test("the threads that read strangers’ files, with little memory, load readers and nothing of the shop", () => {
  const loaded = loadedBy(thread);
  expect(loaded).toContain("src/providers/reading/formats/read-pdf.ts");
  expect(loaded.filter((path) => !path.startsWith("src/providers/reading/")).toSorted()).toEqual([
    "src/domain/knowledge/reading-ports.ts",
    "src/kit/text.ts",
  ]);
});
