/** Whether the visitor is being listened to, what was heard so far, and why it didn't work. */
export type Listening = {
  phase: "off" | "starting" | "on" | "ending";
  /** What was understood so far; it may still change. */
  interim: string;
  problem: string | null;
};

export type ListeningEvent =
  | { type: "asked" }
  | { type: "begun" }
  | { type: "heard"; interim: string }
  | { type: "finishing" }
  | { type: "failed"; error: string }
  | { type: "over" };

export const notListening: Listening = { phase: "off", interim: "", problem: null };

const otherwise = "Listening didn’t work. Please type instead.";

/** In words, by the names of https://webaudio.github.io/web-speech-api/#dom-speechrecognitionerrorevent-error. */
const problems: Readonly<Record<string, string>> = {
  "not-allowed":
    "This page isn’t allowed to use the microphone. Allow it next to the address, or type instead.",
  "service-not-allowed":
    "Your browser doesn’t let this page recognise speech. Please type instead.",
  "no-speech": "No speech was heard. Press the microphone and speak, or type instead.",
  "audio-capture": "No microphone was found. Connect one, or type instead.",
  network: "Your browser’s speech recognition can’t be reached. Please type instead.",
  "language-not-supported": "Your browser doesn’t recognise English speech. Please type instead.",
};

/** What to say about an error; nothing about what we ended ourselves. */
export const problemOf = (error: string): string | null =>
  error === "aborted" ? null : (problems[error] ?? otherwise);

export function reduceListening(state: Listening, event: ListeningEvent): Listening {
  switch (event.type) {
    case "asked":
      return { phase: "starting", interim: "", problem: null };
    case "begun":
      return state.phase === "starting" ? { ...state, phase: "on" } : state;
    case "heard":
      return state.phase === "off" ? state : { ...state, interim: event.interim };
    case "finishing":
      return state.phase === "off" ? state : { ...state, phase: "ending" };
    case "failed":
      return { ...state, problem: problemOf(event.error) };
    case "over":
      return { ...state, phase: "off", interim: "" };
    default:
      return event satisfies never;
  }
}
