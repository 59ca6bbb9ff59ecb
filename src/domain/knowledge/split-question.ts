import { wordsOf } from "#kit/words.ts";
import type { Vocabulary } from "./vocabulary.ts";

const asking =
  "how|what|which|who|whom|when|where|why|what's|can|do|does|is|are|at what|by when|wie|was|welche|wer|wann|wo|warum|kann|muss|cuánto|cuanto|cómo|como|qué|que|cuándo|cuando|quién|dónde|donde|cuál|combien|comment|quand|qui|où|quel|quelle|quels|quelles";
const between = new RegExp(
  `(?<=[?!.])\\s+|[,;]?\\s+(?:and|or|und|oder|y|o|et|ou)\\s+(?=(?:also\\s+|auch\\s+|también\\s+|aussi\\s+)?(?:${asking})\\b)`,
  "iu",
);
const maxParts = 3;

/** "How much is it, and who approves it?" asks twice: its questions, each by itself; one that asks once is left whole. */
export function splitQuestion(question: string, { stop }: Vocabulary): string[] {
  const parts = question
    .slice(0, 600)
    .split(between)
    .map((part) => part.trim())
    .filter((part) => wordsOf(part).some((word) => word.length > 1 && !stop.has(word)));
  return parts.length > 1 && parts.length <= maxParts ? parts : [question];
}
