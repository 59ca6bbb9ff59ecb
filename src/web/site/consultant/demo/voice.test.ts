import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pickVoice } from "./say-aloud.ts";
import { Voice } from "./voice.ts";

/** Speech synthesis that a test holds in its hands. */
class Synthesis extends EventTarget {
  voices: object[] = [];
  spoken: (EventTarget & { text: string })[] = [];
  cancelled = 0;
  getVoices = () => this.voices;
  speak = (utterance: EventTarget & { text: string }) => void this.spoken.push(utterance);
  cancel = () => void (this.cancelled += 1);
  /** Tells an event of what was begun last. */
  tell(type: string, more: object = {}) {
    this.spoken.at(-1)?.dispatchEvent(Object.assign(new Event(type), more));
  }
}
class Utterance extends EventTarget {
  text: string;
  voice: object | null = null;
  lang = "";
  constructor(text: string) {
    super();
    this.text = text;
  }
}
const english = { name: "Ada", lang: "en-GB", default: true, localService: true };

let synthesis: Synthesis;
let nowMs = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  synthesis = new Synthesis();
  nowMs = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const voiceOf = (given: Synthesis | null = synthesis) => {
  const voice = new Voice({
    synthesis: given as unknown as SpeechSynthesis | null,
    now: () => nowMs,
  });
  return { voice, close: voice.open() };
};
const texts = () => synthesis.spoken.map(({ text }) => text);

test("sentences are said one after the other, in an English voice", () => {
  synthesis.voices = [{ lang: "de-DE" }, english];
  const { voice } = voiceOf();
  voice.say(["One.", "Two."]);
  expect(texts()).toEqual(["One."]);
  expect(synthesis.spoken[0]).toMatchObject({ voice: english, lang: "en-GB" });
  synthesis.tell("start");
  synthesis.tell("end");
  expect(texts()).toEqual(["One.", "Two."]);
  synthesis.tell("end");
  expect(voice.read().current).toBeNull();
});

test("the place follows the words that the voice tells, and its time where it tells none", () => {
  synthesis.voices = [english];
  const { voice } = voiceOf();
  voice.say(["Hello there."]);
  synthesis.tell("start");
  nowMs = 100;
  expect(voice.place()).toBeCloseTo(1.5);
  synthesis.tell("boundary", { name: "word", charIndex: 6 });
  expect(voice.place()).toBe(6);
});

test("a stop ends her at once, and nothing of what waited is said", () => {
  synthesis.voices = [english];
  const { voice } = voiceOf();
  voice.say(["One.", "Two."]);
  voice.stop();
  expect([voice.read().current, synthesis.cancelled]).toEqual([null, 1]);
  synthesis.tell("end");
  expect(texts()).toEqual(["One."]);
});

test("voices that come late are waited for; without any, captions keep her time", () => {
  const late = voiceOf();
  late.voice.say(["One."]);
  expect(texts()).toEqual([]);
  synthesis.voices = [english];
  synthesis.dispatchEvent(new Event("voiceschanged"));
  expect(texts()).toEqual(["One."]);
  late.close();

  synthesis = new Synthesis();
  const { voice } = voiceOf();
  voice.say(["One.", "Two."]);
  vi.advanceTimersByTime(1500);
  expect(voice.read()).toMatchObject({ voices: "none", current: { text: "One." } });
  expect(voice.place()).toBe(0);
  vi.advanceTimersByTime(1500);
  expect(voice.read().current?.text).toBe("Two.");
  vi.advanceTimersByTime(1500);
  expect(voice.read().current).toBeNull();
  expect(texts()).toEqual([]);
});

test("a browser without speech synthesis has captions at once", () => {
  const { voice } = voiceOf(null);
  voice.say(["One."]);
  vi.advanceTimersByTime(0);
  expect(voice.read()).toMatchObject({ voices: "none", current: { text: "One." } });
});

test("what the browser fails to say stands in captions; failing again and again, it isn't asked any more", () => {
  synthesis.voices = [english];
  const { voice } = voiceOf();
  voice.say(["One.", "Two.", "Three."]);
  synthesis.tell("error", { error: "not-allowed" });
  expect(voice.read()).toMatchObject({ current: { text: "One." }, voices: "there" });
  vi.advanceTimersByTime(1500);
  vi.advanceTimersByTime(5000); // nothing begins
  expect(voice.read()).toMatchObject({ current: { text: "Two." }, voices: "none" });
  vi.advanceTimersByTime(1500);
  expect(texts()).toEqual(["One.", "Two."]);
  expect(voice.read().current?.text).toBe("Three.");
});

test("a voice that never tells its end doesn't stop the call", () => {
  synthesis.voices = [english];
  const { voice } = voiceOf();
  voice.say(["One.", "Two."]);
  synthesis.tell("start");
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["One.", "Two."]);
});

test("muted, what is being said goes on in captions; unmuted, the next sentence is heard", () => {
  synthesis.voices = [english];
  const { voice } = voiceOf();
  voice.say(["One.", "Two."]);
  voice.mute(true);
  expect([synthesis.cancelled, voice.read().current?.text]).toEqual([1, "One."]);
  voice.mute(false);
  vi.advanceTimersByTime(1500);
  expect(texts()).toEqual(["One.", "Two."]);
});

test("closed, she is silent", () => {
  synthesis.voices = [english];
  const { voice, close } = voiceOf();
  voice.say(["One.", "Two."]);
  close();
  expect(synthesis.cancelled).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(voice.read().current).toBeNull();
});

test("of English voices one that needs no network is taken, and the browser's own choice among those", () => {
  const voice = (name: string, lang: string, isDefault: boolean, localService: boolean) =>
    ({ name, lang, default: isDefault, localService }) as SpeechSynthesisVoice;
  const voices = [
    voice("far", "en-US", true, false),
    voice("near", "en-GB", false, true),
    voice("best", "en-AU", true, true),
    voice("german", "de-DE", true, true),
  ];
  const pick = (names: string[]) => pickVoice(voices.filter(({ name }) => names.includes(name)));
  expect(pick(["far", "near", "best", "german"])?.name).toBe("best");
  expect(pick(["far", "near"])?.name).toBe("near");
  expect(pick(["far", "german"])?.name).toBe("far");
  expect(pick(["german"])).toBeNull();
});
