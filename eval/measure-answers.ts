import { siteCollection } from "#content/answers/site-collection.ts";
import { callLimits, personaInstructions } from "#content/consultant.ts";
import { answerQuestion, createEngine, tellModel, wordsToSearch } from "#domain/answers/index.ts";
import type { Consultant, Turn } from "#domain/consultant/ports.ts";
import { findPassages, type KnowledgeDeps } from "#domain/knowledge/index.ts";
import { isExpected, type EvalQuestion } from "./question.ts";

/** How one question was answered. */
export type Answered = EvalQuestion & {
  /** What was retrieved, and what the answer names as its sources, the most important first. */
  found: string[];
  cited: string[];
  text: string;
  /** From an expected source; where nothing was expected: declined. */
  isRight: boolean;
  /** The answer also holds the words that it must. */
  hasWords: boolean;
};

const passagesForAnAnswer = 6;
const built = createEngine(siteCollection);
const engine = () => Promise.resolve(built);

/** Asks every question, with the conversation before it, and looks where the answers come from. */
export async function measureAnswers(
  questions: readonly EvalQuestion[],
  consultant: Consultant,
  knowledge: KnowledgeDeps,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const one of questions) {
    const before = (one.before ?? []).map((text): Turn => ({ sender: "user", text }));
    const turns = [...before, { sender: "user" as const, text: one.question }];
    const { text, cited, found } = await askAria(turns, consultant, knowledge);
    answered.push({
      ...one,
      found,
      cited,
      text,
      isRight: one.sources === null ? cited.length === 0 : isExpected(cited[0] ?? "", one.sources),
      hasWords: one.says?.test(text) ?? true,
    });
  }
  return answered;
}

/**
 * Asks the last turn as the chat does: curated answers and the catalogue first, then passages.
 * @returns with `certainty`, whether our own engine was sure
 */
export async function askAria(
  turns: readonly Turn[],
  consultant: Consultant,
  knowledge: KnowledgeDeps,
): Promise<{
  text: string;
  cited: string[];
  found: string[];
  asks: readonly string[];
  declines: boolean;
}> {
  const isModel = consultant.name !== "built-in";
  const { own, sources, told } = await gatherFor(turns, { isModel }, knowledge);
  let text = "";
  let cited: readonly string[] | null = null;
  let isOwn = false;
  const request = {
    ...callLimits.reply,
    persona: "customer_service" as const,
    instructions: personaInstructions.customer_service,
    turns,
    sources,
    ...(isModel && { told }),
    ownAnswer: own.reply,
  };
  for await (const part of consultant.answer(request, { signal: AbortSignal.timeout(60_000) }))
    if (part.type === "text") text += part.text;
    else ({ cited, isOwn = false } = part);
  const found = sources.map(({ path }) => path);
  return {
    text,
    // A provider need not tell what it used: then it counts as having used what it was given first.
    cited: [...(cited ?? found.slice(0, 1))],
    found,
    asks: isOwn ? own.reply.asks : [],
    declines: isOwn ? own.reply.certainty !== "sure" : (cited?.length ?? 0) === 0,
  };
}

/** What an answer is made from, as the chat gathers it (src/domain/conversations/prepare-reply.ts). */
export async function gatherFor(
  turns: readonly Turn[],
  { isModel }: { isModel: boolean },
  knowledge: KnowledgeDeps,
) {
  const question = turns.at(-1)?.text ?? "";
  const deps = { db: knowledge.db, answers: { engine } };
  const options = { limit: passagesForAnAnswer, history: turns.slice(0, -1) };
  const own = await answerQuestion(turns, deps);
  const words = isModel ? await wordsToSearch(turns, deps) : question;
  const found = await findPassages(words, options, knowledge);
  const passages =
    found.length > 0 || words === question
      ? found
      : await findPassages(question, options, knowledge);
  const sources = [...(isModel ? own.sources : []), ...passages].slice(0, isModel ? 10 : 6);
  const { services, facts } = own;
  return { own, sources, told: tellModel(turns, { services, facts, now: new Date() }) };
}

/** All that a model is given to answer the last turn from. */
export async function promptFor(turns: readonly Turn[], knowledge: KnowledgeDeps): Promise<string> {
  const { sources, told } = await gatherFor(turns, { isModel: true }, knowledge);
  return [told.about, ...sources.map(({ title, text }) => `${title}\n${text.slice(0, 1500)}`)].join(
    "\n\n",
  );
}

/** The share answered from the right source, 0 to 1. */
export const shareRight = (answered: readonly Answered[]): number =>
  answered.filter(({ isRight }) => isRight).length / Math.max(answered.length, 1);
