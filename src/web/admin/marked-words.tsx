import { wordParts } from "./word-parts.ts";

/** A text in which the words that were searched for are marked. */
export const MarkedWords = ({ text, search }: { text: string; search: string }) => (
  <>
    {wordParts(text, search).map(({ part, isFound }, index) =>
      isFound ? <mark key={index}>{part}</mark> : part,
    )}
  </>
);
