import { readdirSync, readFileSync } from "node:fs";
import { languages, type Language } from "#domain/answers/contract.ts";

/** Further ways to ask each entry, by its id: `ways/<id>.txt`, a line each, with its language before it. */
export type Ways = ReadonlyMap<string, Readonly<Partial<Record<Language, readonly string[]>>>>;

/** Reads the folder. @throws Error naming the place of a line that is no way to ask */
export function readWays(folder = new URL("ways/", import.meta.url)): Ways {
  const ways = new Map<string, Partial<Record<Language, string[]>>>();
  for (const file of readdirSync(folder).toSorted()) {
    const own: Partial<Record<Language, string[]>> = {};
    const lines = readFileSync(new URL(file, folder), "utf8").split("\n");
    for (const [at, line] of lines.entries()) {
      const language = languages.find((one) => line.startsWith(`${one}: `));
      if (language) (own[language] ??= []).push(line.slice(language.length + 2).trim());
      else if (line.trim() !== "")
        throw new Error(`content/answers/ways/${file}:${at + 1}: ${line}`);
    }
    ways.set(file.replace(/\.txt$/, ""), own);
  }
  return ways;
}
