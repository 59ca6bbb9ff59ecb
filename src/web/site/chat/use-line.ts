import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type Dispatch,
} from "react";
import type { TalkCalls } from "./chat-calls.ts";
import { type ChatAction, type ChatState, hasGap } from "./chat-state.ts";
import { comeBack } from "./come-back.ts";
import { watchChat } from "./watch-chat.ts";

const watchSight = (changed: () => void) => {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
};

/**
 * Keeps the panel's state by the server's: loads the conversation, listens to it while somebody looks (a tab
 * behind others holds no line), and asks again after whatever may have been missed.
 * @param isWanted false while another stream tells the same (a reply on its way), or the panel is closed
 * @param calls of one conversation; always the same
 * @returns whether the server can't be reached just now
 */
export function useLine(
  calls: TalkCalls,
  state: ChatState,
  dispatch: Dispatch<ChatAction>,
  isWanted: boolean,
): boolean {
  const [isLost, setLost] = useState(false);
  const loading = useRef<AbortController>(null);
  const isInSight = useSyncExternalStore(watchSight, () => !document.hidden);
  const isLooking = isWanted && isInSight;
  const listeningTo = isLooking && !state.isEnded ? state.conversationId : null;

  const load = useEffectEvent(() => {
    loading.current?.abort();
    const { signal } = (loading.current = new AbortController());
    const read = async () => {
      const view = await calls.read(signal);
      setLost(false);
      dispatch({ type: "loaded", view });
      return true;
    };
    void comeBack(read, { signal, onLost: () => setLost(true) });
  });

  const isListening = listeningTo !== null;
  useEffect(() => {
    if (isLooking && !isListening) load();
  }, [isLooking, isListening]);

  useEffect(() => {
    if (listeningTo === null) return () => {};
    return watchChat(calls, {
      onEvent: (event) => dispatch({ type: "event", event }),
      onLine: () => load(),
      onLost: () => setLost(true),
    });
  }, [calls, listeningTo, dispatch]);

  const isMissing = isLooking && hasGap(state);
  useEffect(() => {
    if (isMissing) load();
  }, [isMissing]);

  // A view asked for before would be too old once somebody looks again.
  useEffect(() => {
    if (!isLooking) loading.current?.abort();
  }, [isLooking]);

  return isLost;
}
