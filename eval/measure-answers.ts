import { callLimits, personaInstructions } from "#content/consultant.ts";
import type { Consultant } from "#domain/consultant/ports.ts";
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

/** Asks every question, with the conversation before it, and looks where the answers come from. */
export async function measureAnswers(
  questions: readonly EvalQuestion[],
  consultant: Consultant,
  knowledge: KnowledgeDeps,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const one of questions) {
    answered.push(await answerOne(one, consultant, knowledge));
  }
  return answered;
}

async function answerOne(
  one: EvalQuestion,
  consultant: Consultant,
  knowledge: KnowledgeDeps,
): Promise<Answered> {
  const history = (one.before ?? []).map((text) => ({ sender: "user" as const, text }));
  const sources = await findPassages(
    one.question,
    { limit: passagesForAnAnswer, history },
    knowledge,
  );
  let text = "";
  let cited: readonly string[] | null = null;
  const request = {
    ...callLimits.reply,
    persona: "customer_service" as const,
    instructions: personaInstructions.customer_service,
    turns: [...history, { sender: "user" as const, text: one.question }],
    sources,
  };
  for await (const part of consultant.answer(request, { signal: AbortSignal.timeout(60_000) }))
    if (part.type === "text") text += part.text;
    else cited = part.cited;
  const found = sources.map(({ path }) => path);
  // A provider need not tell what it used: then it counts as having used what it was given first.
  const named = [...(cited ?? found.slice(0, 1))];
  return {
    ...one,
    found,
    cited: named,
    text,
    isRight: one.sources === null ? named.length === 0 : isExpected(named[0] ?? "", one.sources),
    hasWords: one.says?.test(text) ?? true,
  };
}

/** The share answered from the right source, 0 to 1. */
export const shareRight = (answered: readonly Answered[]): number =>
  answered.filter(({ isRight }) => isRight).length / Math.max(answered.length, 1);
