import { crises } from "#content/answers/crisis.ts";
import { botSmallTalk } from "#content/bot-small-talk.ts";
import { botWords } from "#content/bot-words.ts";
import {
  type Collection,
  createEngine,
  type Engine,
  type Entry,
  type Language,
  languages,
  type OwnPhrases,
} from "#domain/answers/index.ts";

const each = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

const phrases: Readonly<Record<Language, OwnPhrases>> = each((language) => {
  const { unknown, nthUnknown, noted } = botWords[language];
  return { unknown, nthUnknown, noted, notedPhone: noted, notedBoth: noted };
});

/** An owner's answer is said in whichever language it was written in, and never filled with our figures. */
function inEveryLanguage(entry: Entry): Entry {
  const [first = []] = Object.values(entry.says);
  const plain = (says: readonly string[]) => says.map((text) => text.replace(/\{(\w+):/g, "{ $1:"));
  return { ...entry, says: each((language) => plain(entry.says[language] ?? first)) };
}

const collectionOf = (entries: readonly Entry[], name: string): Collection => ({
  entries: [...entries.map(inEveryLanguage), ...botSmallTalk],
  phrases,
  needs: {},
  emergencies: [],
  facts: { bot: name },
  // Whoever is in danger is told where help is, whatever a bot was made for.
  crises: crises.map((one) => ({
    ...one,
    says: each((language) => one.says[language].replaceAll("Aria", name)),
  })),
  otherLanguages: [],
});

/** Without answers of an owner's own all bots share one index. */
let plain: Engine | null = null;

const maxKept = 200;
const kept = new Map<string, Engine>();

/**
 * What a bot says without looking anything up: its owner's questions with answers, and small talk. Made once for each
 * state of them, and kept for the bots that were asked last.
 * @param version names the bot's settings and the state of its entries
 */
export function botEngine(version: string, entries: readonly Entry[], name: string): Engine {
  if (entries.length === 0) {
    plain ??= createEngine(collectionOf([], "{bot}"));
    return { ...plain, collection: collectionOf([], name) };
  }
  const known = kept.get(version);
  if (known) {
    kept.delete(version);
    kept.set(version, known);
    return known;
  }
  const made = createEngine(collectionOf(entries, name));
  kept.set(version, made);
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept) break;
    kept.delete(oldest);
  }
  return made;
}
