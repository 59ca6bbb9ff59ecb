import { existsSync, readdirSync, readFileSync } from "node:fs";
import { languages, type Language } from "#domain/answers/contract.ts";

/** What the catalogue answers about a service by itself. */
export const askedFacts = [
  "price",
  "time",
  "bigger",
  "smaller",
  "sizes",
  "included",
  "revisions",
  "payment",
] as const;
export type AskedFact = (typeof askedFacts)[number];

/** What answers a question that is asked on about a service. */
export type Answering =
  | { by: "entry"; id: string }
  | { by: "fact"; fact: AskedFact }
  /** The option that holds what is asked for, by the last part of its id. */
  | { by: "scope"; slug: string }
  /** Nothing of this service: the talk goes elsewhere. */
  | { by: "elsewhere" };

export type AskedOn = {
  answering: Answering;
  asks: Readonly<Partial<Record<Language, readonly string[]>>>;
};

/** By service id, by other matter (matters.ts), and `any` for what is asked in every talk. */
export type AskedOnServices = ReadonlyMap<string, readonly AskedOn[]>;

/**
 * How people ask on while a service or another matter is talked about, without naming it: `asked-on/<service>.txt`,
 * `asked-on/<matter>.txt`, and `any.txt`. A line
 * `# …` says what answers the lines below it: an entry's id, a fact, `scope <slug>` or `elsewhere`; each of these begins
 * with its language.
 * @throws Error naming the place of a line that is neither
 */
export function readAskedOn(folder = new URL("asked-on/", import.meta.url)): AskedOnServices {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((file) => [file.replace(/\.txt$/, ""), sectionsOf(file, folder)] as const),
  );
}

function sectionsOf(file: string, folder: URL): AskedOn[] {
  const sections: { answering: Answering; asks: Partial<Record<Language, string[]>> }[] = [];
  for (const [at, line] of readFileSync(new URL(file, folder), "utf8").split("\n").entries()) {
    const section = sections.at(-1);
    const language = languages.find((one) => line.startsWith(`${one}: `));
    if (line.startsWith("# "))
      sections.push({ answering: answeringIn(line.slice(2).trim()), asks: {} });
    else if (language && section)
      (section.asks[language] ??= []).push(line.slice(language.length + 2).trim());
    else if (line.trim() !== "")
      throw new Error(`content/answers/asked-on/${file}:${at + 1}: ${line}`);
  }
  return sections;
}

function answeringIn(name: string): Answering {
  if (name === "elsewhere") return { by: "elsewhere" };
  const fact = askedFacts.find((one) => one === name);
  if (fact) return { by: "fact", fact };
  const [, slug] = /^scope ([\w-]+)$/.exec(name) ?? [];
  return slug ? { by: "scope", slug } : { by: "entry", id: name };
}
