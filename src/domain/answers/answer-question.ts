import { type CatalogueDeps, listServices, type Service } from "#domain/catalogue/index.ts";
import type { Reply } from "./contract.ts";
import type { AnswerDeps } from "./deps.ts";
import { fillFacts } from "./fill-facts.ts";
import { rankEntries } from "./rank-entries.ts";
import type { Turn } from "./read-focus.ts";
import { replyTo } from "./reply.ts";
import { nextQuestions, otherQuestions, questionsOnPage } from "./suggest-questions.ts";

/** A curated answer as a source that a model may answer from. */
export type CuratedSource = { path: string; title: string; text: string };

type Deps = CatalogueDeps & { answers: Pick<AnswerDeps["answers"], "engine"> };

const maxSources = 3;
/** Below this an entry is about something else. */
const minScore = 0.3;

/**
 * What the engine says to the last turn, and the curated answers that are near to it, as sources for whoever else
 * answers: in English, with today's figures. `next` are questions to tap, none of which was asked before.
 */
export async function answerQuestion(
  turns: readonly Turn[],
  deps: Deps,
): Promise<{
  reply: Reply;
  sources: CuratedSource[];
  next: string[];
  services: readonly Service[];
}> {
  const engine = await deps.answers.engine();
  const services = await listServices(deps);
  const message = turns.at(-1)?.text ?? "";
  const sources = rankEntries(message, engine.index, { limit: maxSources }).flatMap(
    ({ entry, score }) => {
      const [says] = entry.says.en ?? [];
      if (score < minScore || entry.kind !== "answer" || !entry.page || !says) return [];
      const text = fillFacts(says, "en", { services, facts: engine.collection.facts });
      return text ? [{ path: entry.page, title: entry.asks.en?.[0] ?? entry.id, text }] : [];
    },
  );
  const reply = replyTo(turns, engine, services);
  const next = nextQuestions(turns, reply, { engine, services });
  return { reply, sources, next, services };
}

/** Questions to begin with on a page of ours; `ids` are those of curated answers that are told for it. */
export async function suggestOnPage(
  page: { path: string; ids?: readonly string[] },
  deps: Deps,
): Promise<string[]> {
  const [engine, services] = await Promise.all([deps.answers.engine(), listServices(deps)]);
  return questionsOnPage(page, { engine, services });
}

/** The nearest other questions to the last turn, whose answer didn't help. */
export async function suggestInstead(turns: readonly Turn[], deps: Deps): Promise<string[]> {
  const [engine, services] = await Promise.all([deps.answers.engine(), listServices(deps)]);
  return otherQuestions(turns, replyTo(turns, engine, services), { engine, services });
}
