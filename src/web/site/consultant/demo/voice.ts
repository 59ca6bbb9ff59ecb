import { type Heard, placeIn } from "./mouth.ts";
import { pickVoice, sayAloud, saySilently } from "./say-aloud.ts";
import { reduceSpeech, silence, type SpeechEvent, type Utterance } from "./speech-queue.ts";

/** Whether there is a voice: the browser may take a moment to tell. */
type Voices = "unknown" | "none" | "there";

export type VoiceView = {
  /** The sentence that is being said. */
  current: Utterance | null;
  voices: Voices;
  isMuted: boolean;
};

const voicesWithinMs = 1500;
/** So often in a row the browser may fail to say something; then it isn't asked any more. */
const maxFailures = 2;

/**
 * Aria's voice: says sentences one after the other through the browser's speech synthesis; without one, or muted,
 * it keeps the time for the captions.
 */
export class Voice {
  readonly #synthesis: SpeechSynthesis | null;
  readonly #watchers = new Set<() => void>();
  readonly #now: () => number;
  #queue = silence;
  #view: VoiceView;
  #voice: SpeechSynthesisVoice | null = null;
  /** Ends what is being said. */
  #cut: (() => void) | null = null;
  #heard = { word: null as number | null, at: 0 };
  #failures = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(options: {
    synthesis: SpeechSynthesis | null;
    isMuted?: boolean;
    now?: () => number;
  }) {
    this.#synthesis = options.synthesis;
    this.#now = options.now ?? (() => performance.now());
    this.#view = { current: null, voices: "unknown", isMuted: options.isMuted ?? false };
  }

  /** Begins to look for voices. @returns what ends it: silence from then on */
  open(): () => void {
    const look = () => this.#look();
    this.#synthesis?.addEventListener?.("voiceschanged", look);
    this.#waiting = setTimeout(() => this.#settle("none"), this.#synthesis ? voicesWithinMs : 0);
    look();
    return () => {
      clearTimeout(this.#waiting);
      this.#synthesis?.removeEventListener?.("voiceschanged", look);
      this.stop();
    };
  }

  subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  read = (): VoiceView => this.#view;

  /** Where she is in what she says, in letters; null while she hasn't begun. */
  place(): number | null {
    const { current } = this.#view;
    if (!current || !this.#cut) return null;
    const heard: Heard = { word: this.#heard.word, sinceMs: this.#now() - this.#heard.at };
    return placeIn(current.text, heard);
  }

  say(sentences: readonly string[]): void {
    if (sentences.length > 0) this.#change({ type: "add", sentences });
  }

  /** Says nothing more, and nothing of what waited. */
  stop(): void {
    this.#silence();
    this.#change({ type: "stop" });
  }

  /** Muted, what is being said goes on in captions. */
  mute(isMuted: boolean): void {
    if (isMuted === this.#view.isMuted) return;
    this.#show({ ...this.#view, isMuted });
    if (!this.#cut || !isMuted) return;
    this.#silence();
    this.#begin();
  }

  #look(): void {
    this.#voice = pickVoice(this.#synthesis?.getVoices() ?? []);
    if (this.#voice && this.#failures < maxFailures) this.#settle("there");
  }

  #settle(voices: Voices): void {
    clearTimeout(this.#waiting);
    if (voices === this.#view.voices) return;
    this.#show({ ...this.#view, voices });
    if (!this.#cut) this.#begin();
  }

  #change(event: SpeechEvent): void {
    const before = this.#queue.current;
    this.#queue = reduceSpeech(this.#queue, event);
    const { current } = this.#queue;
    if (current === before) return;
    this.#show({ ...this.#view, current });
    this.#begin();
  }

  /** Begins with the current sentence, once it is known whether there is a voice. */
  #begin(): void {
    const { current, voices, isMuted } = this.#view;
    if (!current || voices === "unknown") return;
    const over = () => {
      this.#cut = null;
      this.#change({ type: "over", id: current.id });
    };
    const told = {
      begun: () => this.#hear(null),
      word: (at: number) => this.#hear(at),
      over: (wasSaid: boolean) => {
        if (wasSaid) {
          this.#failures = 0;
          return over();
        }
        this.#failures += 1;
        if (this.#failures >= maxFailures) this.#show({ ...this.#view, voices: "none" });
        // It can still be read.
        this.#cut = saySilently(current.text, { ...told, over });
      },
    };
    this.#hear(null);
    const [synthesis, voice] = [this.#synthesis, this.#voice];
    this.#cut =
      synthesis && voice && voices === "there" && !isMuted
        ? sayAloud(current.text, { synthesis, voice }, told)
        : saySilently(current.text, { ...told, over });
  }

  #hear(word: number | null): void {
    this.#heard = { word, at: this.#now() };
  }

  #silence(): void {
    this.#cut?.();
    this.#cut = null;
  }

  #show(view: VoiceView): void {
    this.#view = view;
    for (const watcher of this.#watchers) watcher();
  }
}
