import { data } from "react-router";
import { errorTable, toAppError, type ErrorCode } from "#errors";
import type { DeskOutcome } from "./desk-outcome.ts";

/** Where a text of the error table says too little about what stands on these pages. */
const messages: Partial<Record<ErrorCode, string>> = {
  not_found: "This was deleted.",
};

/**
 * Does what a form of the desk asks for, and says what was done or why not; the answer's status goes with it.
 * @param title of the banner where it failed; `typed` comes back with it
 * @param report writes down failures of our own
 */
export async function doAtDesk(
  work: () => Promise<string>,
  {
    report,
    ...told
  }: { title: string; key: string; typed?: string; report: (error: unknown) => void },
) {
  const { key } = told;
  try {
    const outcome: DeskOutcome = { kind: "done", key, text: await work() };
    return data(outcome);
  } catch (thrown) {
    const { code, fields, message } = toAppError(thrown);
    if (code === "internal") report(thrown);
    const detail = messages[code] ?? Object.values(fields ?? {})[0] ?? message;
    const outcome: DeskOutcome = { kind: "failed", ...told, detail, ...(fields && { fields }) };
    return data(outcome, { status: errorTable[code].status });
  }
}
