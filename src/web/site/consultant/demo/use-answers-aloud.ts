import { useEffect, useEffectEvent, useRef } from "react";
import { callGreeting } from "#content/consultations.ts";
import { isPending, type ChatState } from "../../chat/chat-state.ts";
import { sentencesFrom } from "./sentences.ts";
import { allTold, hushed, nextToSay, nothingTold } from "./to-say.ts";
import type { Voice } from "./voice.ts";

/**
 * Has Aria say what comes into the conversation: her greeting where it is new, then answers sentence by sentence while
 * they are written. What stood there before the page was loaded isn't said again.
 * @returns what interrupts her: the rest of what she is saying isn't said
 */
export function useAnswersAloud(voice: Voice, state: ChatState): () => void {
  const told = useRef(nothingTold);
  const hasBegun = useRef(false);

  const begin = useEffectEvent(() => {
    if (state.messages.length > 0 || isPending(state)) told.current = allTold(state);
    else voice.say(sentencesFrom(callGreeting, 0, { isWhole: true }).sentences);
  });
  const { isLoaded, messages, writing } = state;
  useEffect(() => {
    if (!isLoaded) return;
    if (!hasBegun.current) {
      hasBegun.current = true;
      begin();
    }
    const next = nextToSay(told.current, { messages, writing });
    told.current = next.told;
    voice.say(next.sentences);
  }, [voice, isLoaded, messages, writing]);

  return () => {
    if (voice.read().current === null) return;
    told.current = hushed(told.current, state);
    voice.stop();
  };
}
