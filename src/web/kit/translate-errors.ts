import { data } from "react-router";
import { errorTable, toAppError } from "#errors";

/**
 * Runs a loader's or action's work; an AppError becomes an error page with its status and public text
 * (design, Errors: one of the three translators). What is unknown passes on and becomes a logged 500.
 */
export async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown; // redirects and responses are thrown, too
    const error = toAppError(thrown);
    if (error.code === "internal") throw thrown;
    const { status, title } = errorTable[error.code];
    throw data({ code: error.code, title }, { status });
  }
}
