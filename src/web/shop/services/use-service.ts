import { useEffect, useState } from "react";
import type { Service } from "#domain/catalogue/contract.ts";
import { getJson } from "../../kit/api-call.ts";

export type LoadedService =
  | { state: "none" | "loading" | "failed"; service?: undefined }
  | { state: "ready"; service: Service };

/** A service by id, from `/v1/services/{id}`. `again` loads anew, after a failure. */
export function useService(id: string | undefined): LoadedService & { again: () => void } {
  const [found, setFound] = useState<{ id: string; round: number; service: Service | null }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!id) return undefined;
    const stopped = new AbortController();
    getJson<Service>(`/v1/services/${encodeURIComponent(id)}`, stopped.signal).then(
      (service) => setFound({ id, round, service }),
      () => {
        if (!stopped.signal.aborted) setFound({ id, round, service: null });
      },
    );
    return () => stopped.abort();
  }, [id, round]);
  const again = () => setRound((last) => last + 1);
  if (!id) return { state: "none", again };
  if (found?.id !== id || found.round !== round) return { state: "loading", again };
  return found.service
    ? { state: "ready", service: found.service, again }
    : { state: "failed", again };
}
