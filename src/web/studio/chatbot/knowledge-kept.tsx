import { counted } from "#content/words.ts";
import { sourceLimits, type TrainingView } from "#domain/knowledge/contract.ts";
import { LimitNotes } from "./limit-notes.tsx";
import { limitLine, wordsLeft } from "./limit-words.ts";

/** How much a bot knows, how much more it may learn, and what happens where that is nearly nothing. */
export function KnowledgeKept({
  sources,
  words,
  bytes,
}: Pick<TrainingView, "sources" | "words" | "bytes">) {
  const many = limitLine("sources", { used: sources.length, max: sourceLimits.sources });
  const knowledge = limitLine("knowledge", bytes);
  return (
    <>
      <p className="field__hint figures">
        {many.figures}, {counted(words, "word")}. {knowledge.figures} in the plan, with room for
        about {wordsLeft(bytes)} more words.
      </p>
      <LimitNotes lines={[many, knowledge]} />
    </>
  );
}
