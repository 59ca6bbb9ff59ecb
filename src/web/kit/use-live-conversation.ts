import { useEffect, useEffectEvent, useReducer, useState } from "react";
import type { ChatEvent, MessageView } from "#domain/conversations/contract.ts";
import {
  afterEvent,
  afterReading,
  withMessage,
  type LiveConversation,
} from "./live-conversation.ts";

const types = [
  "message",
  "replying",
  "words",
  "failed",
  "handled",
  "rated",
  "person-wanted",
  "ended",
] as const;

type Change =
  | ChatEvent
  | { type: "said"; message: MessageView }
  | { type: "read"; now: LiveConversation };

function reduce(now: LiveConversation, change: Change): LiveConversation {
  if (change.type === "read") return afterReading(now, change.now);
  return change.type === "said" ? withMessage(now, change.message) : afterEvent(now, change);
}

/**
 * A conversation as it goes on, from what the server has read of it (`read`, anew with each reading). `address` is
 * that of its events. `line` says whether what happens arrives: the browser opens a lost line again by itself, but for one that the
 * server refuses.
 */
export function useLiveConversation(address: string, read: LiveConversation) {
  const [known, setKnown] = useState(read);
  const [live, change] = useReducer(reduce, read);
  const [line, setLine] = useState<"opening" | "open" | "lost" | "refused">("opening");
  if (known !== read) {
    setKnown(read);
    change({ type: "read", now: read });
  }
  const seenNow = useEffectEvent(() => live.seen);
  const isOver = live.status === "ended";

  useEffect(() => {
    if (isOver) return undefined;
    const source = new EventSource(`${address}?after=${seenNow()}`);
    source.addEventListener("open", () => setLine("open"));
    source.addEventListener("error", () =>
      setLine(source.readyState === EventSource.CLOSED ? "refused" : "lost"),
    );
    for (const type of types)
      source.addEventListener(type, (event: MessageEvent<string>) =>
        change({ type, ...(JSON.parse(event.data) as object) } as ChatEvent),
      );
    return () => source.close();
  }, [address, isOver]);

  return { live, line, said: (message: MessageView) => change({ type: "said", message }) };
}
