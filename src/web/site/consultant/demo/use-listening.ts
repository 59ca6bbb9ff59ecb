import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { type Listening, notListening, reduceListening } from "./listening.ts";

/** What we use of https://webaudio.github.io/web-speech-api/#speechreco-section, which TypeScript leaves out. */
type Recognition = EventTarget & {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type Results = ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;

const language = "en-US";

/** The browser's speech recognition; null where it has none. */
function findRecognition(): (new () => Recognition) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<
    string,
    (new () => Recognition) | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

export const canListen = (): boolean => findRecognition() !== null;

/**
 * Listens to the visitor, from their click until they have said something. Never begins by itself.
 * @param onHeard gets what was understood, once; `isSure` is false where the browser ended before it had decided
 */
export function useListening(onHeard: (text: string, isSure: boolean) => void): Listening & {
  listen: () => void;
  /** Ends it, and takes what was said until then. */
  finish: () => void;
  /** Ends it, and forgets what was said. */
  drop: () => void;
} {
  const [state, dispatch] = useReducer(reduceListening, notListening);
  const running = useRef<Recognition>(null);
  const hear = useRef(onHeard);
  useEffect(() => {
    hear.current = onHeard;
  });

  const listen = () => {
    const Found = findRecognition();
    if (!Found || running.current) return;
    const recognition = new Found();
    running.current = recognition;
    Object.assign(recognition, { lang: language, interimResults: true, continuous: false });
    const said = { final: "", interim: "", hasFailed: false };
    const over = () => {
      if (running.current !== recognition) return;
      running.current = null;
      dispatch({ type: "over" });
      const text = (said.final || said.interim).trim();
      if (text && !said.hasFailed) hear.current(text, said.final !== "");
    };
    recognition.addEventListener("start", () => dispatch({ type: "begun" }));
    recognition.addEventListener("result", (event) => {
      const results = Array.from((event as Event & { results: Results }).results);
      const textOf = (all: typeof results) =>
        all
          .map((one) => one[0]?.transcript ?? "")
          .join(" ")
          .replace(/\s+/g, " ")
          .trim();
      said.final = textOf(results.filter(({ isFinal }) => isFinal));
      said.interim = textOf(results);
      dispatch({ type: "heard", interim: said.interim });
    });
    recognition.addEventListener("error", (event) => {
      if (running.current !== recognition) return;
      said.hasFailed = true;
      dispatch({ type: "failed", error: (event as Event & { error: string }).error });
    });
    recognition.addEventListener("end", over);
    dispatch({ type: "asked" });
    try {
      recognition.start();
    } catch {
      running.current = null;
      dispatch({ type: "failed", error: "" });
      dispatch({ type: "over" });
    }
  };

  const drop = () => {
    const recognition = running.current;
    running.current = null;
    if (!recognition) return;
    recognition.abort();
    dispatch({ type: "over" });
  };
  const finish = () => {
    if (!running.current) return;
    dispatch({ type: "finishing" });
    running.current.stop();
  };
  const leave = useEffectEvent(drop);
  useEffect(() => {
    const hide = () => leave();
    addEventListener("pagehide", hide);
    return () => {
      removeEventListener("pagehide", hide);
      hide();
    };
  }, []);
  return { ...state, listen, finish, drop };
}
