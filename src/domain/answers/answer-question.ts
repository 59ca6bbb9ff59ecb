import { type CatalogueDeps, listServices, type Service } from "#domain/catalogue/index.ts";
import type { Collection, Reply } from "./contract.ts";
import type { AnswerDeps } from "./deps.ts";
import type { Turn } from "./read-focus.ts";
import { replyTo } from "./reply.ts";
import { searchWords } from "./search-words.ts";
import { type CuratedSource, sourcesForModel } from "./sources-for-model.ts";
import { nextQuestions, otherQuestions, questionsOnPage } from "./suggest-questions.ts";

type Deps = CatalogueDeps & { answers: Pick<AnswerDeps["answers"], "engine" | "sellsNothing"> };

/** What is on offer. */
const servicesOf = async (deps: Deps): Promise<readonly Service[]> =>
  deps.answers.sellsNothing ? [] : listServices(deps);

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
  /** What every text may say: figures and ways to reach a person. */
  facts: Collection["facts"];
}> {
  const engine = await deps.answers.engine();
  const services = await servicesOf(deps);
  const reply = replyTo(turns, engine, services);
  const next = nextQuestions(turns, reply, { engine, services });
  const sources = sourcesForModel(turns, reply, { engine, services });
  return { reply, sources, next, services, facts: engine.collection.facts };
}

/** The last turn as our pages are searched for it on a model's behalf (search-words.ts). */
export async function wordsToSearch(turns: readonly Turn[], deps: Deps): Promise<string> {
  const [engine, services] = await Promise.all([deps.answers.engine(), servicesOf(deps)]);
  return searchWords(turns, { engine, services });
}

/** Questions to begin with on a page of ours; `ids` are those of curated answers that are told for it. */
export async function suggestOnPage(
  page: { path: string; ids?: readonly string[] },
  deps: Deps,
): Promise<string[]> {
  const [engine, services] = await Promise.all([deps.answers.engine(), servicesOf(deps)]);
  return questionsOnPage(page, { engine, services });
}

/** The nearest other questions to the last turn, whose answer didn't help. */
export async function suggestInstead(turns: readonly Turn[], deps: Deps): Promise<string[]> {
  const [engine, services] = await Promise.all([deps.answers.engine(), servicesOf(deps)]);
  return otherQuestions(turns, replyTo(turns, engine, services), { engine, services });
}
