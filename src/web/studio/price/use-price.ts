import { useEffect, useState } from "react";
import type { WishEstimate } from "#domain/quotes/contract.ts";
import { ApiError, postJson } from "../../kit/api-call.ts";
import { randomKey } from "../../kit/attempt-key.ts";

/** So long after the last change a price is asked for. */
const restMs = 700;

export type Price = {
  estimate: WishEstimate | null;
  /** The estimate is of an earlier wish. */
  isOld: boolean;
  failure: string | null;
};

/** What a wish would cost, asked for once typing rests; the last price stays until the next one is there. */
export function usePrice(projectId: string, wish: string): Price & { retry: () => void } {
  const [known, setKnown] = useState<{ wish: string; estimate: WishEstimate } | null>(null);
  const [failed, setFailed] = useState<{ wish: string; why: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      postJson<WishEstimate>(
        "/functions/project-price",
        { projectId, wish },
        { key: `${randomKey()}-${attempt}`, signal: controller.signal },
      ).then(
        (estimate) => setKnown({ wish, estimate }),
        (error: unknown) => {
          if (!controller.signal.aborted) setFailed({ wish, why: whyOf(error) });
        },
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [projectId, wish, attempt]);
  return {
    estimate: known?.estimate ?? null,
    isOld: known?.wish !== wish,
    failure: failed?.wish === wish && known?.wish !== wish ? failed.why : null,
    retry: () => {
      setFailed(null);
      setAttempt((count) => count + 1);
    },
  };
}

export const whyOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "No connection. Your project is kept.";
