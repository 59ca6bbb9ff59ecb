import { categoryDrawings, type Drawing } from "../../src/web/site/category-drawings.ts";

/** What pictures show beside the six categories. */
const otherDrawings = {
  /** The site itself: the labyrinth, and the thread that leads to its middle. */
  labyrinth: {
    width: 420,
    height: 220,
    ink: [{ path: "M286 206.4a106 106 0 1 0-52 0" }],
    thread:
      "M0 120c110 0 80 142 190 142 60 0 70-14 70-62v-8c0-22 12-24 24-28a66 66 0 1 0-84-42c6 20 24 30 42 24",
    knots: [[244, 147]],
  },
  /** A guide: step by step, upwards. */
  steps: {
    width: 420,
    height: 200,
    ink: [{ path: "M40 190h96v-44h96v-44h96V58h92" }],
    thread:
      "M0 178c30 0 50-4 64-26s44-28 58-4c6-60 80-82 98-42 10-62 84-84 104-46 8-34 50-60 96-60",
    knots: [],
  },
  /** A policy: a sheet with its lines, signed. */
  sheet: {
    width: 420,
    height: 220,
    ink: [
      { rect: [130, 0, 180, 220, 10] },
      { path: "M154 34h84M154 66h132M154 90h132M154 114h96", isFaint: true },
    ],
    thread:
      "M0 160c50 0 90 44 134 44 40 0 50-70 66-66s-22 64-6 62 22-42 32-42-8 36 4 36 12-22 22-22-2 22 10 22c40 0 40-74 158-74",
  },
} satisfies Record<string, Drawing>;

export const drawings = { ...categoryDrawings, ...otherDrawings };
export type DrawingName = keyof typeof drawings;
