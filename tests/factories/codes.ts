import { AppError } from "#errors";

/** What came of it: the code of our refusal, `"done"` where there was none, else the text of what was thrown. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
