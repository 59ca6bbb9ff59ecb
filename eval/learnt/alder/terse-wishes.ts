import type { ScopeId } from "../../judge/patterns.ts";
import { covered, exactly, needsPerson, notIncluded, type Wish } from "../../judge/wish.ts";

/**
 * Wishes, a line each: id ## F where it may be firm, else N ## its services or scopes, joined by " + " ## the wish, with budget and
 * timeline behind "||" ## c: what is covered; p: what needs a person; n: what isn't included, each parted by ";".
 */
export const terseWishes = (author: string, lines: string): readonly Wish[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => wishIn(author, line));

const itemsOf = (parts: readonly string[], kind: string) =>
  parts
    .filter((part) => part.startsWith(`${kind}: `))
    .flatMap((part) => part.slice(3).split(";"))
    .map((text) => text.trim());

const isScope = (id: string): id is ScopeId => id.includes(".");

function wishIn(author: string, line: string): Wish {
  const [id = "", kind, services = "", said = "", ...named] = line.split(" ## ");
  const [wish = "", budget = "", timeline = ""] = said.split("||").map((part) => part.trim());
  const set = services.split(" + ");
  return {
    id: `${author}-${id}`,
    wish,
    ...(budget ? { budget } : {}),
    ...(timeline ? { timeline } : {}),
    expects: {
      services: [set],
      firm: kind === "F",
      named: [
        ...covered(...itemsOf(named, "c")),
        ...needsPerson(...itemsOf(named, "p")),
        ...notIncluded(...itemsOf(named, "n")),
      ],
      ...(kind === "F" ? { totalUsd: exactly(...set.filter(isScope)) } : {}),
    },
  };
}
