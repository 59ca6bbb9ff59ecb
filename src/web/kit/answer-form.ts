import { data } from "react-router";
import { errorTable, toAppError, type AppError } from "#errors";

/**
 * Answers a form without scripts: with `work`'s result, or where a use case says no with its status and what
 * `refused` makes of it, so that the form comes back with all that was typed. What is unknown is thrown on,
 * logged there, and answered by the error page.
 */
export async function answerForm<Answer>(
  work: () => Promise<Answer>,
  refused: (error: AppError) => Answer,
) {
  try {
    return data(await work());
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown; // redirects and responses are thrown, too
    const error = toAppError(thrown);
    if (error.code === "internal") throw thrown;
    return data(refused(error), { status: errorTable[error.code].status });
  }
}
