import { secondMs } from "#kit/time.ts";
import { ApiError } from "../../../kit/api-call.ts";

/** Why a save didn't work, which decides what is said and whether it is tried again by itself. */
export type SaveFailure = {
  reason: "offline" | "busy" | "signed-out" | "gone" | "refused";
  /** The server's own words, where it answered. */
  message: string | null;
};

/** What a failed request means for the work that waits to be saved. */
export function saveFailure(thrown: unknown): SaveFailure {
  if (thrown instanceof TypeError) return { reason: "offline", message: null };
  // An answer that isn't ours, as a proxy gives it while the server is away.
  if (!(thrown instanceof ApiError)) return { reason: "busy", message: null };
  const { status, message } = thrown;
  if (status === 401) return { reason: "signed-out", message };
  if (status === 404 || status === 410) return { reason: "gone", message };
  if (status === 429 || status >= 500) return { reason: "busy", message };
  return { reason: "refused", message };
}

/** What may go away without anybody changing the project is tried again. */
export const triesAgain = ({ reason }: SaveFailure): boolean =>
  reason === "offline" || reason === "busy" || reason === "signed-out";

const firstRetryMs = 2 * secondMs;
const maxRetryMs = 60 * secondMs;

/** How long to wait after so many failures in a row. */
export const retryDelayMs = (failures: number): number =>
  Math.min(firstRetryMs * 2 ** Math.max(failures - 1, 0), maxRetryMs);
