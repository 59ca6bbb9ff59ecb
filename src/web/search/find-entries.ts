import MiniSearch, { type SearchResult } from "minisearch";
import { excerptOf, markWords, type Piece } from "./mark-words.ts";
import { longestQuery, searchKinds, type SearchEntry, type SearchKind } from "./search-entry.ts";
import { termOf, wordsIn } from "./words.ts";

export type Found = {
  path: string;
  /** The part's heading, or the page's title. */
  name: Piece[];
  /** The page that the part belongs to. */
  within: string | null;
  excerpt: Piece[];
  /** None of the words stands there: what does is only written much like them. */
  isNear: boolean;
};
export type FoundGroup = { kind: SearchKind; name: string; found: Found[] };
/** Finds what a query asks for, in groups: the best result first, and its group with it. */
export type Find = (query: string) => FoundGroup[];

const maxInGroup = 6;
/** Parts of one document. */
const maxOfPage = 3;

/** Prepares entries to be searched. It costs some 20 ms; each search less than one. */
export function prepareSearch(entries: readonly SearchEntry[]): Find {
  const index = new MiniSearch({
    fields: ["name", "within", "address", "also", "text"],
    tokenize: wordsIn,
    processTerm: termOf,
    searchOptions: {
      boost: { name: 6, within: 1.5, address: 2, also: 10 },
      maxFuzzy: 2, // three letters away, "retention" is "deletion"
      // The last word may still be being typed; single letters beside others mean nothing.
      prefix: (word, at, words) =>
        word.length > 3 || (at === words.length - 1 && (word.length > 1 || at === 0)),
      // A page as a whole before its parts.
      boostDocument: (id) => (entries[Number(id)]?.part ? 1 : 1.4),
    },
  });
  index.addAll(
    entries.map(({ path, title, part, text, also }, id) => ({
      id,
      name: part ?? title,
      within: part ? title : "",
      address: part ? "" : path, // of /legal/sla, too, people remember the short name
      also: also ?? "",
      text,
    })),
  );
  return (query) => {
    const asked = query.slice(0, longestQuery);
    // All words as they are; else with a slip in them; else any; else what looks much like them.
    const tries = [
      { combineWith: "AND" as const },
      { combineWith: "AND" as const, fuzzy: slips },
      { fuzzy: slips },
      { fuzzy: 0.28 },
    ];
    const words = wordsIn(asked).flatMap((word) => termOf(word) ?? []);
    for (const options of tries) {
      const results = index.search(asked, options);
      if (results.length > 0) return grouped(entries, results, words);
    }
    return [];
  };
}

/** Whether nothing that was found holds a word of the query. */
export const areNear = (groups: readonly FoundGroup[]) =>
  groups.length > 0 && groups.every(({ found }) => found.every(({ isNear }) => isNear));

/** Said above such results. */
export const nearWords = (query: string) => `No results for “${query}”. Similar words:`;

const slips = (word: string) => (word.length > 4 ? 0.2 : false);

function grouped(
  entries: readonly SearchEntry[],
  results: readonly SearchResult[],
  words: readonly string[],
): FoundGroup[] {
  const groups = new Map<SearchKind, FoundGroup>();
  const pages = new Map<string, number>();
  for (const { id, match } of results) {
    const entry = entries[Number(id)];
    if (!entry) continue;
    const page = entry.path.replace(/#.*/, "");
    const ofPage = pages.get(page) ?? 0;
    const group = groups.get(entry.kind) ?? {
      kind: entry.kind,
      name: searchKinds[entry.kind],
      found: [],
    };
    if (ofPage >= maxOfPage || group.found.length >= maxInGroup) continue;
    pages.set(page, ofPage + 1);
    groups.set(entry.kind, group);
    const hits = Object.keys(match);
    const isNear = !hits.some((hit) => words.some((word) => hit.startsWith(word)));
    group.found.push({ ...presented(entry, new Set(hits)), isNear });
  }
  return [...groups.values()];
}

const presented = ({ path, title, part, text }: SearchEntry, stems: Set<string>) => ({
  path,
  name: markWords(part ?? title, stems),
  within: part ? title : null,
  excerpt: excerptOf(text, stems),
});
