import type { Level } from "./levels.ts";

/** A script of content/pine, as the page of examples lists it (spec studio.md §2.8, PineScript examples). */
export type PineExample = {
  /** Its file's name without the ending. */
  id: string;
  /** The heading under which the page tells it. */
  title: string;
  level: Level;
  kind: "Indicator" | "Strategy";
  /** What somebody learns from it, for the list at the top. */
  teaches: string;
};

/** The version of Pine Script that all of them are written in. */
export const pineVersion = "Pine Script version 6";

/** In the order in which they build on each other. */
export const pineExamples: readonly PineExample[] = [
  {
    id: "moving-average-cross",
    title: "Moving-average cross",
    level: "Beginner",
    kind: "Indicator",
    teaches: "Signals on closed bars, alerts",
  },
  {
    id: "rsi-zones",
    title: "RSI with zones",
    level: "Beginner",
    kind: "Indicator",
    teaches: "Lines and fills in a separate pane",
  },
  {
    id: "higher-timeframe-trend",
    title: "Trend of a higher timeframe",
    level: "Intermediate",
    kind: "Indicator",
    teaches: "Requests that don’t look into the future",
  },
  {
    id: "session-range-breakout",
    title: "Session range breakout",
    level: "Intermediate",
    kind: "Indicator",
    teaches: "Sessions, time zones, memory between bars",
  },
  {
    id: "atr-risk-strategy",
    title: "Breakout with a fixed risk",
    level: "Intermediate",
    kind: "Strategy",
    teaches: "Position size, stops, honest costs",
  },
  {
    id: "dashboard",
    title: "Dashboard of five symbols",
    level: "Advanced",
    kind: "Indicator",
    teaches: "Tables, requests in a loop, user-defined types",
  },
  {
    id: "swing-levels",
    title: "Swing levels",
    level: "Advanced",
    kind: "Indicator",
    teaches: "Types with methods, lines that stay up to date",
  },
  {
    id: "alerts-as-json",
    title: "Alerts as JSON",
    level: "Advanced",
    kind: "Indicator",
    teaches: "Messages that another program can read",
  },
];
