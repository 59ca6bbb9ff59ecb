import { SourceUnreadable } from "#domain/knowledge/reading-ports.ts";

/** The caller's own limit of time, said like ours. @returns what to throw */
export const slowWhereOutOfTime = (error: unknown, { aborted, reason }: AbortSignal): unknown =>
  aborted && (reason as Error | undefined)?.name === "TimeoutError"
    ? new SourceUnreadable("slow", { cause: error })
    : error;
