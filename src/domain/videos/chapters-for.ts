import { chaptersOf } from "./captions-text.ts";
import type { Chapter } from "./contract.ts";
import type { Storyboard } from "./storyboard.ts";
import type { Timeline } from "./timeline.ts";

/** A video's scenes with what is said in each, as it was written: chapters and transcript in one. */
export const chaptersFor = ({ scenes }: Storyboard, timeline: Timeline): Chapter[] =>
  chaptersOf(timeline, scenes).map((chapter, at) => ({ ...chapter, text: scenes[at]?.text ?? "" }));
