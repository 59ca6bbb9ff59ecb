import { useEffect, useState, useSyncExternalStore } from "react";
import { Voice, type VoiceView } from "./voice.ts";

/** Aria's voice as long as the call is on the screen: leaving the page, or the call, ends what she says. */
export function useVoice(isMuted: boolean): { voice: Voice; view: VoiceView } {
  const [voice] = useState(
    () => new Voice({ synthesis: globalThis.speechSynthesis ?? null, isMuted }),
  );
  const view = useSyncExternalStore(voice.subscribe, voice.read);
  useEffect(() => {
    const close = voice.open();
    const leave = () => voice.stop();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      close();
    };
  }, [voice]);
  useEffect(() => voice.mute(isMuted), [voice, isMuted]);
  return { voice, view };
}
