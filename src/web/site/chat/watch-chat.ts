import type { ChatEvent } from "#domain/conversations/contract.ts";
import type { TalkCalls } from "./chat-calls.ts";
import { comeBack } from "./come-back.ts";

/** A line without any sign for so long is taken for dead. */
const silenceMs = 60_000;

type Heard = {
  onEvent: (event: ChatEvent) => void;
  /** The line is there (again), or there is none to have: the server's view tells what was missed. */
  onLine: () => void;
  /** The server can't be reached; the line comes back by itself. */
  onLost: () => void;
};

/** Listens to the conversation until it is told to stop, and comes back by itself. @returns what stops it */
export function watchChat(calls: TalkCalls, { onEvent, onLine, onLost }: Heard): () => void {
  const stopped = new AbortController();

  const listen = async (arrived: () => void) => {
    const line = new AbortController();
    const silence = alarmAfterSilence(() => line.abort());
    try {
      const either = AbortSignal.any([stopped.signal, line.signal]);
      const events = await calls.watch(either, silence.isOver);
      arrived();
      onLine();
      for await (const event of events) if (!stopped.signal.aborted) onEvent(event);
      return false;
    } finally {
      silence.end();
    }
  };

  void comeBack(listen, { signal: stopped.signal, onLost }).then((isRefused) => {
    if (isRefused) onLine();
  });
  return () => stopped.abort();
}

function alarmAfterSilence(ring: () => void) {
  let timer = setTimeout(ring, silenceMs);
  return {
    isOver: () => {
      clearTimeout(timer);
      timer = setTimeout(ring, silenceMs);
    },
    end: () => clearTimeout(timer),
  };
}
