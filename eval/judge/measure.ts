import { phrases } from "#content/answers/phrases.ts";
import type { Consultant, Turn } from "#domain/consultant/ports.ts";
import type { KnowledgeDeps } from "#domain/knowledge/index.ts";
import { askAria, promptFor } from "../measure-answers.ts";
import { french, german, spanish } from "./patterns.ts";
import type { Question } from "./question.ts";

/**
 * `right` holds every fact that it must, `partly` some of them, or offers the question as one of its choices; a wrong
 * answer that doesn't say that it is unsure is the worst.
 */
export const verdicts = ["right", "partly", "wrong", "confidently wrong"] as const;
export type Judged = Question & { text: string; verdict: (typeof verdicts)[number] };

/** Asks each question as its visitor would, with what they asked before and what was answered then. */
export async function judgeQuestions(
  questions: readonly Question[],
  consultant: Consultant,
  knowledge: KnowledgeDeps,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const one of questions) {
    const turns: Turn[] = [];
    for (const text of one.before ?? []) {
      turns.push({ sender: "user", text });
      turns.push({ sender: "ai", text: (await askAria(turns, consultant, knowledge)).text });
    }
    turns.push({ sender: "user", text: one.question });
    const { text, asks, declines } = await askAria(turns, consultant, knowledge);
    judged.push({ ...one, text, verdict: verdictOn(one, text, { asks, declines }) });
  }
  return judged;
}

/** A model answers in the language of the question: what only tells the language isn't given to it. */
const languageWords: readonly RegExp[] = [german, spanish, french];

/** How many facts of how many questions a model is given: by what it gets, whatever it would say. */
export async function countFactsGiven(
  questions: readonly Question[],
  knowledge: KnowledgeDeps,
): Promise<{ kind: string; isGiven: boolean }[]> {
  const counted: { kind: string; isGiven: boolean }[] = [];
  for (const { before = [], question, kind, facts, should } of questions) {
    if (should !== "answer") continue;
    const turns = [...before, question].map((text): Turn => ({ sender: "user", text }));
    const prompt = await promptFor(turns, knowledge);
    const needed = facts.must.filter((fact) => !languageWords.includes(fact));
    counted.push({ kind, isGiven: needed.every((fact) => fact.test(prompt)) });
  }
  return counted;
}

/** "If you mean …": what was hardly understood is answered by a guess. */
const guesses = Object.values(phrases).map(({ ifYouMean }) => ifYouMean.split("{")[0] ?? "");

/** How an answer is judged by the facts that it holds. A guess says of nothing that our pages don't answer it. */
export function verdictOn(
  { facts, should }: Pick<Question, "facts" | "should">,
  text: string,
  { asks, declines }: { asks: readonly string[]; declines: boolean },
): Judged["verdict"] {
  const held = facts.must.filter((fact) => fact.test(text)).length;
  const isBad = facts.mustNot?.some((fact) => fact.test(text)) ?? false;
  const isGuess = should === "decline" && guesses.some((lead) => text.startsWith(lead));
  if (!isBad && !isGuess && held === facts.must.length) return "right";
  if (!isBad && (held > 0 || (declines && asks.length > 0))) return "partly";
  return declines ? "wrong" : "confidently wrong";
}
