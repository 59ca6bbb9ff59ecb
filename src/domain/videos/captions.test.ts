import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chaptersOf, chaptersVttOf, transcriptOf, webVttOf } from "./captions-text.ts";
import { captionsOf } from "./captions.ts";
import type { StoryScene } from "./storyboard.ts";
import { estimateTimeline } from "./timeline-estimate.ts";
import { scriptSentences } from "./timeline-script.ts";

const sceneOf = (text: string, title = ""): StoryScene => ({
  id: "a",
  title,
  text,
  layout: "presenter",
  pictureFileId: null,
});
const scriptOf = (...texts: string[]) => ({
  scenes: texts.map((text) => sceneOf(text)),
  language: "english" as const,
});
const captionsFor = (...texts: string[]) => captionsOf(estimateTimeline(scriptOf(...texts)));

const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        "Hello",
        "world.",
        "—",
        "🙂",
        "مرحبا",
        "שלום",
        "<break/>",
        "a&b",
        "12,50 €",
        "Dr.",
        "x".repeat(90),
        "-->",
        "\n",
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(" ")),
);

describe("whatever is written", () => {
  test("captions are in order, one at a time, within the video, and hold each word once", () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (texts) => {
        const timeline = estimateTimeline(scriptOf(...texts));
        const cues = captionsOf(timeline);
        let before = 0;
        for (const { start, end } of cues) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(timeline.seconds + 0.001);
        expect(cues.flatMap(({ words }) => words)).toEqual(timeline.words);
        for (const { words } of cues)
          expect(new Set(words.map(({ sentence }) => sentence)).size).toBe(1);
      }),
    );
  });

  test("words are in order, scenes follow each other, and no letter of the script is lost", () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (texts) => {
        const { words, scenes, seconds, loudness } = estimateTimeline(scriptOf(...texts));
        for (const [place, word] of words.entries()) {
          expect(word.end).toBeGreaterThan(word.start);
          expect(word.start).toBeGreaterThanOrEqual(words[place - 1]?.end ?? 0);
          expect(word.start).toBeGreaterThanOrEqual(scenes[word.scene]?.start ?? Infinity);
          expect(word.end).toBeLessThanOrEqual(scenes[word.scene]?.end ?? 0);
        }
        expect(scenes.map(({ end }) => end)).toEqual([
          ...scenes.slice(1).map(({ start }) => start),
          seconds,
        ]);
        expect(loudness.every((value) => value >= 0 && value <= 1)).toBe(true);
        const written = texts
          .map((text) => text.replace(/<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi, ""))
          .map((text) => text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, " "))
          .map((text) => (/[\p{L}\p{N}]/u.test(text) ? text.replace(/[^\p{L}\p{N}]/gu, "") : ""))
          .join("");
        const said = words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, "")).join("");
        const hasEntities = texts.some((text) => text.includes("&"));
        expect(hasEntities || said === written).toBe(true);
      }),
    );
  });

  test("a WebVTT file has as many cues as there are captions, and no markup of the script", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cues = captionsFor(text);
        const file = webVttOf(cues);
        expect(file.startsWith("WEBVTT\n\n")).toBe(true);
        expect(
          file.match(/^\d\d:\d\d:\d\d\.\d{3} --> \d\d:\d\d:\d\d\.\d{3}$/gm) ?? [],
        ).toHaveLength(cues.length);
        expect(file.match(/-->/g) ?? []).toHaveLength(cues.length);
        expect(file).not.toMatch(/[<>](?!\s|$)[a-z]/);
      }),
    );
  });
});

test("an empty script is silent, and its scene stays long enough to read the title", () => {
  const timeline = estimateTimeline({ scenes: [sceneOf(" \n🙂", "Welcome")], language: "german" });
  expect(timeline.words).toEqual([]);
  expect(timeline.seconds).toBeGreaterThan(2);
  expect(captionsOf(timeline)).toEqual([]);
});

test("tags of SSML and HTML are neither said nor shown, and comparisons stay", () => {
  const [sentence] = scriptSentences([
    sceneOf('<speak>Wait <break time="1s"/>for <b>us</b>, if 2 < 3 &amp; 5 > 4.</speak>'),
  ]);
  expect(sentence?.words.join(" ")).toBe("Wait for us, if 2 < 3 & 5 > 4.");
});

test("dashes and emoji stay with the word before them, abbreviations end no sentence", () => {
  expect(scriptSentences([sceneOf("🙂 Dr. Mill — our doctor 🎉. Thanks!")])).toEqual([
    {
      scene: 0,
      words: ["🙂 Dr.", "Mill —", "our", "doctor", "🎉."].slice(0, 3).concat("doctor 🎉."),
    },
    { scene: 0, words: ["Thanks!"] },
  ]);
});

test("lines are about equally long, and break after a comma where one is near", () => {
  const lines = captionsFor(
    "We build assistants that answer your customers, book their appointments and keep your calendar in order.",
  ).map(({ text }) => text);
  expect(lines).toEqual([
    "We build assistants that answer your customers,",
    "book their appointments and",
    "keep your calendar in order.",
  ]);
});

test("chapters and transcript follow the scenes", () => {
  const scenes = [
    sceneOf("One two.", "First & last"),
    sceneOf("Three four five six seven eight nine."),
  ];
  const timeline = estimateTimeline({ scenes, language: "english" });
  expect(chaptersOf(timeline, scenes).map(({ title }) => title)).toEqual([
    "First & last",
    "Three four five six seven eight…",
  ]);
  expect(chaptersVttOf(chaptersOf(timeline, scenes))).toContain("First &amp; last");
  expect(transcriptOf(timeline, scenes).map(({ text }) => text)).toEqual([
    "One two.",
    "Three four five six seven eight nine.",
  ]);
});
