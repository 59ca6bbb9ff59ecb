import { phrases } from "#content/answers/phrases.ts";
import type { Service } from "#domain/catalogue/index.ts";
import { plainLetters, wordsOf } from "#kit/words.ts";
import type { Entry, Language, Reply } from "./contract.ts";
import type { Engine } from "./engine.ts";
import { type FactAsked, factsAsked } from "./facts-asked.ts";
import { crisisIn } from "./hear-kinds.ts";
import { type Ranked, rankEntries } from "./rank-entries.ts";
import { readFocus, serviceOn, type Turn } from "./read-focus.ts";
import { otherLanguage } from "./read-language.ts";
import { questionFor } from "./say-entry.ts";

const maxQuestions = 3;
/** From here on a curated answer is about the same. */
const minScore = 0.3;
/** From here on a message is one of the ways to ask, but for a word. */
const inItsWords = 0.93;

type Known = { engine: Engine; services: readonly Service[] };

/** What can be asked of a service, and which of the catalogue's facts answers it. */
const serviceQuestions = (service: Service, language: Language) =>
  (["price", "time", "included"] as const).map((fact) => {
    const { askPrice, askTime, askIncluded } = phrases[language];
    const template = { price: askPrice, time: askTime, included: askIncluded }[fact];
    return { fact, question: template.replace("{title}", service.title) };
  });

/** Questions to begin with on a page: about its service, about what is curated for it (`ids`), or about what rests on it. */
export function questionsOnPage(
  { path, ids = [] }: { path: string; ids?: readonly string[] },
  { engine, services }: Known,
  language: Language = "en",
): string[] {
  const service = serviceOn(path, services);
  if (service) return serviceQuestions(service, language).map(({ question }) => question);
  const { entries } = engine.collection;
  const told = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const resting = entries.filter(
    ({ kind, page }) => kind === "answer" && page?.replace(/#.*$/, "") === path,
  );
  return asQuestions([...told, ...resting], { engine, services }, language).slice(0, maxQuestions);
}

/**
 * What is asked next, none of it asked before: what the answer leads to, what else there is to ask of the service that
 * is talked about, or what follows the curated answers that are near.
 */
export function nextQuestions(turns: readonly Turn[], reply: Reply, known: Known): string[] {
  const asked = turns.filter(({ sender }) => sender === "user").map(({ text }) => text);
  // What was perhaps meant is offered as it is: the answer speaks of it.
  if (reply.certainty === "unsure" || reply.noted) return [...reply.asks];
  const last = asked.at(-1) ?? "";
  const isInNeed = crisisIn(last, known.engine) !== null;
  if (isInNeed || otherLanguage(last, known.engine.collection)) return [];
  const { language } = reply;
  const own = withoutAsked(reply.asks, asked, known);
  if (own.length > 0) return own.slice(0, maxQuestions);
  const page = turns.findLast(({ sender }) => sender === "user")?.page;
  const focus = readFocus(turns, known.services, page);
  const facts = new Set<FactAsked>(asked.flatMap((text) => factsAsked(text)));
  const ofService = focus
    ? serviceQuestions(focus.service, language)
        .filter(({ fact }) => !facts.has(fact))
        .map(({ question }) => question)
    : [];
  const near = rankEntries(last, known.engine.index, { limit: 2 });
  const following = near.flatMap(({ entry, score }) =>
    score < minScore
      ? []
      : entry.next.flatMap(
          (id) => known.engine.collection.entries.find((one) => one.id === id) ?? [],
        ),
  );
  const all = [...ofService, ...asQuestions(following, known, language)];
  return withoutAsked(all, asked, known).slice(0, maxQuestions);
}

/** The nearest other questions to one whose answer didn't help. */
export function otherQuestions(
  turns: readonly Turn[],
  { language }: Pick<Reply, "language">,
  known: Known,
): string[] {
  const asked = turns.filter(({ sender }) => sender === "user").map(({ text }) => text);
  const near = rankEntries(asked.at(-1) ?? "", known.engine.index, { limit: 6 });
  const entries = near.filter(({ entry }) => entry.kind !== "small-talk").map(({ entry }) => entry);
  return withoutAsked(asQuestions(entries, known, language), asked, known).slice(0, maxQuestions);
}

const asQuestions = (
  entries: readonly Entry[],
  { services }: Known,
  language: Language,
): string[] => [
  ...new Set(entries.flatMap((entry) => questionFor(entry, { language, services }) ?? [])),
];

const plain = (text: string) => wordsOf(plainLetters(text)).join(" ");
/** The entry in whose words something is asked. */
const entryAsked = (text: string, { engine }: Known): Ranked | undefined =>
  rankEntries(text, engine.index, { limit: 1 }).find(({ nearest }) => nearest >= inItsWords);

/** Those that weren't asked yet, in these words or in others of the same curated question. */
export function withoutAsked(
  questions: readonly string[],
  asked: readonly string[],
  known: Known,
): string[] {
  const words = new Set(asked.map(plain));
  const entries = new Set(asked.flatMap((text) => entryAsked(text, known)?.entry.id ?? []));
  return [...new Set(questions)].filter((question) => {
    if (words.has(plain(question))) return false;
    const id = entryAsked(question, known)?.entry.id;
    return id === undefined || !entries.has(id);
  });
}
