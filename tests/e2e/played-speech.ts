import type { Page } from "playwright-core";

/** A browser's speech that a test holds in its hands: what was said, and what is heard. */
type Speech = {
  /** Sentences that were said, in their order. */
  said: string[];
  cancelled: number;
  /** The next sentence is begun and not ended. */
  isHeld: boolean;
  /** Ends the sentence that was held. */
  endHeld: () => void;
  /** Tells the recognition that listens an event. */
  tell: (type: string, more?: object) => void;
  /** It understands this. */
  hear: (text: string, isFinal: boolean) => void;
};

declare global {
  var speech: Speech;
}

/** Takes speech synthesis and speech recognition away, as in a browser that has neither. */
export const withoutSpeech = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["speechSynthesis", "SpeechRecognition", "webkitSpeechRecognition"])
      Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  });

/** Puts a voice and ears in their place that work at once; headless browsers have none. */
export const withSpeech = (page: Page) =>
  page.addInitScript(() => {
    let listening: EventTarget | null = null;
    const speech: Speech = {
      said: [],
      cancelled: 0,
      isHeld: false,
      endHeld: () => {},
      tell: (type, more = {}) => {
        const ears = listening;
        if (type === "end") listening = null;
        ears?.dispatchEvent(Object.assign(new Event(type), more));
      },
      hear: (text, isFinal) =>
        speech.tell("result", { results: [Object.assign([{ transcript: text }], { isFinal })] }),
    };
    class Utterance extends EventTarget {
      text: string;
      voice = null;
      lang = "";
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    class Recognition extends EventTarget {
      start() {
        // oxlint-disable-next-line typescript/no-this-alias
        listening = this;
        setTimeout(() => this.dispatchEvent(new Event("start")));
      }
      stop() {
        speech.tell("end");
      }
      abort() {
        speech.tell("error", { error: "aborted" });
        speech.tell("end");
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ name: "Test", lang: "en-US", default: true, localService: true }],
      speak(utterance: Utterance) {
        speech.said.push(utterance.text);
        const tell = (type: string, more = {}) =>
          utterance.dispatchEvent(Object.assign(new Event(type), more));
        setTimeout(() => {
          tell("start");
          tell("boundary", { name: "word", charIndex: 0 });
          if (speech.isHeld) speech.endHeld = () => tell("end");
          else setTimeout(() => tell("end"));
        });
      },
      cancel: () => {
        speech.cancelled += 1;
      },
    });
    const parts = {
      speech,
      speechSynthesis: synthesis,
      SpeechSynthesisUtterance: Utterance,
      SpeechRecognition: Recognition,
    };
    for (const [name, value] of Object.entries(parts))
      Object.defineProperty(globalThis, name, { value, configurable: true });
  });
