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
import type { Via } from "#domain/conversations/index.ts";

const each = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

const phrasesWith = (way: "noted" | "reachable") =>
  each((language): OwnPhrases => {
    const { unknown, nthUnknown, [way]: noted } = botWords[language];
    return { unknown, nthUnknown, noted, notedPhone: noted, notedBoth: noted };
  });
const phrases = { web: phrasesWith("noted"), channel: phrasesWith("reachable") };

/** An owner's answer is said in whichever language it was written in, and never filled with our figures. */
function inEveryLanguage(entry: Entry): Entry {
  const [first = []] = Object.values(entry.says);
  const plain = (says: readonly string[]) => says.map((text) => text.replace(/\{(\w+):/g, "{ $1:"));
  return { ...entry, says: each((language) => plain(entry.says[language] ?? first)) };
}

/** Who speaks, and where their visitors read it. */
type Speaker = { name: string; via: Via };

const collectionOf = (entries: readonly Entry[], { name, via }: Speaker): Collection => ({
  entries: [...entries.map(inEveryLanguage), ...botSmallTalk],
  phrases: via === "web" ? phrases.web : phrases.channel,
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
export function botEngine(version: string, entries: readonly Entry[], speaker: Speaker): Engine {
  if (entries.length === 0) {
    plain ??= createEngine(collectionOf([], { name: "{bot}", via: "web" }));
    return { ...plain, collection: collectionOf([], speaker) };
  }
  const engine = keptEngine(version, entries, speaker.name);
  return speaker.via === "web" ? engine : { ...engine, collection: collectionOf(entries, speaker) };
}

function keptEngine(version: string, entries: readonly Entry[], name: string): Engine {
  const known = kept.get(version);
  kept.delete(version);
  const engine = known ?? createEngine(collectionOf(entries, { name, via: "web" }));
  kept.set(version, engine);
  for (const oldest of kept.keys()) {
    if (kept.size <= maxKept) break;
    kept.delete(oldest);
  }
  return engine;
}
