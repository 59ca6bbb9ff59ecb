import type { Level } from "./levels.ts";

/** A written lesson on /tutorials/video-agents; its text stands there under a heading that is its title. */
export type VideoTutorial = {
  /** The heading's anchor: its words. */
  id: string;
  title: string;
  level: Level;
  /** With the exercise. */
  durationMinutes: number;
  /** What the reader has made by the end. */
  result: string;
};

/** Spec studio.md §2.8 and §9: six, of 15, 25, 30, 45, 35 and 40 minutes. */
export const videoTutorials: readonly VideoTutorial[] = [
  {
    id: "write-a-script-that-fits",
    title: "Write a script that fits",
    level: "Beginner",
    durationMinutes: 15,
    result: "A script for a one-minute video, read aloud and timed.",
  },
  {
    id: "choose-the-face-and-the-voice",
    title: "Choose the face and the voice",
    level: "Beginner",
    durationMinutes: 25,
    result: "A casting note: style, voice and language, with the reason for each.",
  },
  {
    id: "bring-in-your-brand",
    title: "Bring in your brand",
    level: "Intermediate",
    durationMinutes: 30,
    result: "A one-page brand sheet: colours, logo, background, captions.",
  },
  {
    id: "review-and-use-your-revisions-well",
    title: "Review, and use your revisions well",
    level: "Intermediate",
    durationMinutes: 45,
    result: "One list of changes with timestamps, agreed by everyone who has a say.",
  },
  {
    id: "make-it-speak-other-languages",
    title: "Make it speak other languages",
    level: "Advanced",
    durationMinutes: 35,
    result: "A script and a word list that still fit the time after translation.",
  },
  {
    id: "put-it-on-a-page-and-measure",
    title: "Put it on a page, and measure",
    level: "Advanced",
    durationMinutes: 40,
    result: "A page that presents the video, and three figures that show whether it works.",
  },
];
