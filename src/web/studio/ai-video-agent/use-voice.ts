import { useCallback, useEffect, useRef, useState } from "react";
import type { Storyboard } from "#domain/videos/storyboard.ts";

const codes = { english: "en", spanish: "es", french: "fr", german: "de" } as const;

/** Some web views have the name, and nothing behind it. */
const speaker = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** The browser's own voice for a language, where it has one: for the preview alone. */
export function useVoice(language: Storyboard["language"]) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  const [isOn, setOn] = useState(true);
  const isSpeaking = useRef(false);
  useEffect(() => {
    const synthesis = speaker();
    if (!synthesis) return undefined;
    const find = () => {
      const own = synthesis.getVoices().filter(({ lang }) => lang.startsWith(codes[language]));
      setVoice(own.find((one) => one.default) ?? own[0] ?? null);
    };
    find();
    synthesis.addEventListener("voiceschanged", find);
    return () => synthesis.removeEventListener("voiceschanged", find);
  }, [language]);
  const silence = useCallback(() => {
    isSpeaking.current = false;
    speaker()?.cancel();
  }, []);
  useEffect(() => silence, [silence]);
  const say = useCallback(
    (text: string) => {
      if (!voice || !isOn) return;
      const words = new SpeechSynthesisUtterance(text);
      words.voice = voice;
      words.lang = voice.lang;
      const end = () => {
        isSpeaking.current = false;
      };
      words.addEventListener("end", end);
      words.addEventListener("error", end);
      isSpeaking.current = true;
      speaker()?.speak(words);
    },
    [voice, isOn],
  );
  return {
    hasVoice: voice !== null,
    isOn,
    setOn: (next: boolean) => {
      if (!next) silence();
      setOn(next);
    },
    say,
    silence,
    isSpeaking,
  };
}
