const opening = "<think>";
const closing = "</think>";

/**
 * Leaves out a block of `<think>` at the beginning of an answer: some servers send what a model thinks as part
 * of its answer. Takes pieces; white space at the beginning goes as well.
 */
export function createThoughtStripper() {
  let state: "start" | "thinking" | "gap" | "text" = "start";
  let waiting = "";
  return {
    push(piece: string): string {
      if (state === "text") return piece;
      waiting += piece;
      if (state === "start") {
        waiting = waiting.trimStart();
        if (waiting.startsWith(opening)) state = "thinking";
        else if (!opening.startsWith(waiting)) state = "gap";
      }
      if (state === "thinking") {
        const end = waiting.indexOf(closing);
        // Its end may be split between two pieces.
        waiting = end < 0 ? waiting.slice(-closing.length) : waiting.slice(end + closing.length);
        if (end >= 0) state = "gap";
      }
      if (state !== "gap") return "";
      const text = waiting.trimStart();
      waiting = "";
      if (text !== "") state = "text";
      return text;
    },
    /** What is left when nothing more comes. */
    end: (): string => (state === "start" ? waiting : ""),
  };
}

/** The same for a whole text. */
export function withoutThoughts(text: string): string {
  const stripper = createThoughtStripper();
  return stripper.push(text) + stripper.end();
}
