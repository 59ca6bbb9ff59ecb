import type { Cue } from "./captions.ts";
import type { StoryScene } from "./storyboard.ts";
import type { Timeline } from "./timeline.ts";

/** A scene with what is said in it, for readers. */
export type TranscriptPart = { title: string; start: number; text: string };
export type Chapter = { title: string; start: number; end: number };

const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/[\r\n]+/g, " ");

/** A moment as WebVTT writes it: `00:01:02.345`. */
function clock(seconds: number): string {
  const all = Math.round(seconds * 1000);
  const two = (part: number) => String(Math.floor(part)).padStart(2, "0");
  const rest = String(all % 1000).padStart(3, "0");
  return `${two(all / 3_600_000)}:${two((all / 60_000) % 60)}:${two((all / 1000) % 60)}.${rest}`;
}

const vttOf = (parts: readonly { start: number; end: number; text: string }[]) =>
  `WEBVTT\n\n${parts.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${escaped(text)}\n`).join("\n")}`;

/** Captions as a WebVTT file. */
export const webVttOf = (cues: readonly Cue[]): string => vttOf(cues);

/** Where scenes begin and end. One without a title is called by its first words, or its number. */
export function chaptersOf(timeline: Timeline, scenes: readonly StoryScene[]): Chapter[] {
  return timeline.scenes.map(({ start, end }, place) => {
    const title = scenes[place]?.title.trim() || firstWords(timeline, place) || `${place + 1}`;
    return { title, start, end };
  });
}

/** Chapters as a WebVTT file. */
export const chaptersVttOf = (chapters: readonly Chapter[]): string =>
  vttOf(
    chapters
      .filter(({ start, end }) => end > start)
      .map(({ title, ...span }) => ({ ...span, text: title })),
  );

/** What is said, scene by scene. */
export function transcriptOf(timeline: Timeline, scenes: readonly StoryScene[]): TranscriptPart[] {
  return timeline.scenes.map(({ start }, place) => ({
    title: scenes[place]?.title.trim() ?? "",
    start,
    text: wordsOfScene(timeline, place).join(" "),
  }));
}

const wordsOfScene = ({ words }: Timeline, scene: number) =>
  words.filter((word) => word.scene === scene).map(({ text }) => text);

function firstWords(timeline: Timeline, scene: number): string {
  const words = wordsOfScene(timeline, scene);
  return words.length > 6
    ? `${words
        .slice(0, 6)
        .join(" ")
        .replace(/[\p{P}\s]+$/u, "")}…`
    : words.join(" ");
}
