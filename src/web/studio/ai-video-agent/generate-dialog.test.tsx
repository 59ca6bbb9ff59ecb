import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { VideoOffer } from "#domain/videos/contract.ts";
import { isBeyondPlan, Offer } from "./generate-dialog.tsx";

const offer = (planSecondsLeft: number | null): VideoOffer => ({
  revision: 1,
  words: 110,
  seconds: 34,
  wantedSeconds: 60,
  expectedSeconds: 60,
  scenes: { all: 1, kept: 0 },
  credits: 25,
  includedLeft: 3,
  isRevision: false,
  hasBrackets: false,
  isSpoken: true,
  language: "english",
  renderer: "built-in",
  planSecondsLeft,
  problems: [],
});

test.each([
  [3600, "60 minutes of video this month", false],
  [119, "1 minute of video this month", false],
  [34, "34 seconds of video this month", false],
  [33, "33 seconds of video this month", true],
  [0, "0 minutes of video this month", true],
])(
  "with %i seconds left in the plan, a video of 34 is offered with %s",
  (left, words, isBeyond) => {
    const said = renderToStaticMarkup(<Offer offer={offer(left)} isOneScene={false} />);
    expect(said).toContain(words);
    expect(said.includes("Not enough video left in your plan")).toBe(isBeyond);
    expect(isBeyondPlan(offer(left))).toBe(isBeyond);
  },
);

test("an editor isn’t told what is left in the owner’s plan", () => {
  const said = renderToStaticMarkup(<Offer offer={offer(null)} isOneScene={false} />);
  expect(said).not.toContain("in your plan");
  expect(isBeyondPlan(offer(null))).toBe(false);
});
