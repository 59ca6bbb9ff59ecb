import type { ChatEvent } from "../../src/domain/conversations/contract.ts";
import { comeBack } from "../../src/web/site/chat/come-back.ts";
import type { Calls } from "./calls.ts";

/** A stream on which nothing comes at first is held back on the way; then the server is asked every few seconds. */
const firstSignMs = 8000;
const silenceMs = 60_000;
const pollMs = 4000;

type Heard = {
  /** Position of the last message that is known. */
  last: () => number;
  onEvent: (event: ChatEvent) => void;
  /** What may have been missed is read. @throws where nobody answers */
  onLine: () => Promise<void>;
  onLost: () => void;
};

/** Listens until it is told to stop, and comes back by itself; asks in turns where nothing can be streamed. */
export function listen(calls: Pick<Calls, "watch">, heard: Heard): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isHeldBack = false;

  async function follow(arrived: () => void): Promise<boolean> {
    const line = new AbortController();
    let hasSign = false;
    const ring = () => {
      isHeldBack ||= !hasSign;
      line.abort();
    };
    let timer = setTimeout(ring, firstSignMs);
    const onSign = () => {
      hasSign = true;
      clearTimeout(timer);
      timer = setTimeout(ring, silenceMs);
    };
    try {
      const either = AbortSignal.any([signal, line.signal]);
      const events = await calls.watch(heard.last(), either, onSign);
      arrived();
      await heard.onLine();
      for await (const event of events) if (!signal.aborted) heard.onEvent(event);
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
  async function poll(arrived: () => void): Promise<boolean> {
    await heard.onLine();
    arrived();
    await new Promise((resolve) => setTimeout(resolve, pollMs));
    return false;
  }
  void (async () => {
    while (!signal.aborted) {
      const isRefused = await comeBack(
        (arrived) => (isHeldBack ? poll(arrived) : follow(arrived)),
        { signal, onLost: heard.onLost },
      );
      // Too many lines, or none to have: asking in turns may still be allowed.
      if (isRefused && isHeldBack) return;
      isHeldBack ||= isRefused;
      // A server that ends every line at once isn't asked without a pause.
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  })();
  return () => stopped.abort();
}
