import type { CategoryId } from "#domain/catalogue/contract.ts";

/** A part of a drawing: a path, a rectangle (x, y, width, height, radius) or a circle (x, y, radius). */
export type Shape =
  | { path: string; isFaint?: boolean }
  | { rect: readonly [x: number, y: number, width: number, height: number, radius: number] }
  | { circle: readonly [x: number, y: number, radius: number] };

export type Drawing = {
  /** Its box is `0 0 width height`. */
  width: number;
  height: number;
  /** The thing itself, in ink. */
  ink: readonly Shape[];
  /** What the thread does there, in the accent. */
  thread: string;
  knots?: readonly (readonly [x: number, y: number])[];
};

/** What each category makes, with the thread running through it: drawn on pages and on link previews. */
export const categoryDrawings: Record<CategoryId, Drawing> = {
  // a question, a video, an automation: the thread runs through all three
  "ai-automation": {
    width: 560,
    height: 200,
    ink: [
      {
        path: "M58 34h104a14 14 0 0 1 14 14v52a14 14 0 0 1-14 14H92l-22 20v-20H58a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14z",
      },
      { rect: [226, 58, 132, 88, 10] },
      { path: "M226 164h132", isFaint: true },
      { rect: [412, 22, 56, 36, 8] },
      { rect: [412, 142, 56, 36, 8] },
      { rect: [492, 82, 56, 36, 8] },
    ],
    thread:
      "M0 176c30 0 26-104 66-102 14 1 10 14 24 14s10-26 24-26 10 26 24 26 10-14 24-14c44 0 32 28 64 28h42v-19l34 19-34 19v-19c60 0 66 58 104 58s40-58 108-60c40-1 24-60-40-60s-88 60-130 60",
  },
  "web-dev": {
    width: 200,
    height: 96,
    ink: [
      { rect: [28, 8, 144, 80, 8] },
      { path: "M28 26h144M38 17h.5M46 17h.5M54 17h.5" },
      { path: "M122 62h36M122 72h24", isFaint: true },
    ],
    thread: "M0 70c24 0 30-28 52-28h42c12 0 12 14 0 14H58c-12 0-12 14 0 14h40c40 0 30-28 60-28h42",
  },
  "trading-financial": {
    width: 200,
    height: 96,
    ink: [
      {
        path: "M30 88V80M30 58V50M26 58h8v22h-8zM66 76v-8M66 42v-8M62 42h8v26h-8zM102 84v-6M102 58v-6M98 58h8v20h-8zM138 60v-8M138 28v-8M134 28h8v24h-8zM174 44v-8M174 16V8M170 16h8v20h-8z",
      },
    ],
    thread: "M0 82c14 0 18-12 30-12s20-16 36-16 22 14 36 14 20-28 36-28 18-14 36-14h26",
  },
  "forms-interfaces": {
    width: 200,
    height: 96,
    ink: [
      { rect: [44, 6, 112, 22, 6] },
      { rect: [44, 37, 112, 22, 6] },
      { rect: [44, 68, 112, 22, 6] },
      { path: "M56 17h30M56 48h44", isFaint: true },
    ],
    thread: "M0 48c20 0 22 31 56 31h6l8 8 16-17c20-20 40 9 62 9s28-31 52-31",
  },
  "marketing-crm": {
    width: 260,
    height: 96,
    ink: [
      { path: "M78 14c0-8 104-8 104 0s-104 8-104 0zM78 14l36 42v28c0 6 32 6 32 0V56l36-42" },
      { circle: [30, 22, 8] },
      { path: "M16 46c2-14 26-14 28 0" },
    ],
    thread: "M0 60c40 0 30-30 66-44 30-12 50 4 64 24v44c0 12 30 6 50-10s40-14 80-14",
    knots: [[130, 40]],
  },
  "support-consulting": {
    width: 320,
    height: 96,
    ink: [
      {
        path: "M34 12h72M34 84h72M42 12c0 8 8 8 8 16v40c0 8-8 8-8 16M98 12c0 8-8 8-8 16v40c0 8 8 8 8 16",
      },
    ],
    thread:
      "M0 34h90M50 34c10 4 30 4 40 7M50 42c10 3 30 3 40 6M50 50c10 3 30 3 40 6M50 58c10 3 30 3 40 5M50 65c40 1 60 0 90 0 40 0 44-40 20-40s-20 40 30 40 60-14 130-14",
  },
};
