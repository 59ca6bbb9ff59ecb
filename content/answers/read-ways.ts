import { readdirSync, readFileSync } from "node:fs";
import { languages, type Language } from "#domain/answers/contract.ts";

/** Further ways to ask each entry, by its id: `ways/*.txt`, a line each, below `[id]`, with the language before it. */
export type Ways = ReadonlyMap<string, Readonly<Partial<Record<Language, readonly string[]>>>>;

/** Reads the folder. @throws Error naming the place of a line that is neither an id nor a way to ask */
export function readWays(folder = new URL("ways/", import.meta.url)): Ways {
  const ways = new Map<string, Partial<Record<Language, string[]>>>();
  for (const file of readdirSync(folder).toSorted()) {
    let own: Partial<Record<Language, string[]>> | undefined;
    const lines = readFileSync(new URL(file, folder), "utf8").split("\n");
    for (const [at, line] of lines.entries()) {
      const id = /^\[([\w-]+)\]$/.exec(line)?.[1];
      const language = languages.find((one) => line.startsWith(`${one}: `));
      if (id) {
        own = ways.get(id) ?? {};
        ways.set(id, own);
      } else if (own && language)
        (own[language] ??= []).push(line.slice(language.length + 2).trim());
      else if (line.trim() !== "")
        throw new Error(`content/answers/ways/${file}:${at + 1}: ${line}`);
    }
  }
  return ways;
}
