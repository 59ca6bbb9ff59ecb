/** A question as a visitor might type it, and what a right answer rests on. */
export type EvalQuestion = {
  question: string;
  /** What the same visitor asked just before, oldest first. */
  before?: readonly string[];
  /**
   * Where the answer stands: a page (all of its parts count), or one part of it. Any of them is right.
   * Null: our pages don't answer this, so that Aria must decline.
   */
  sources: readonly string[] | null;
  /** What the answer must contain. */
  says?: RegExp;
};

/** Whether a passage's address is one of the expected ones; the page alone takes all of its parts. */
export const isExpected = (path: string, expected: readonly string[]): boolean =>
  expected.some((one) => path === one || (!one.includes("#") && path.startsWith(`${one}#`)));
