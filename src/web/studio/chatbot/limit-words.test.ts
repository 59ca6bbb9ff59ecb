import fc from "fast-check";
import { expect, test } from "vitest";
import { limitLine, publishLine, wordsLeft, type BotLimit } from "./limit-words.ts";

const december = { resetsAt: "2026-12-01T00:00:00.000Z" };

test.each<[BotLimit, number, number, string]>([
  ["bots", 1, 2, "1 of 2 chatbots published"],
  ["bots", 0, 1, "0 of 1 chatbot published"],
  ["sources", 12, 500, "12 of 500 sources"],
  ["knowledge", 4_100_000, 50_000_000, "4.1 MB of 50 MB of knowledge"],
  ["messages", 1599, 2000, "1,599 of 2,000 messages this month"],
])(
  "%s: %d of %d are shown in figures, without a warning below 80 percent",
  (what, used, max, figures) => {
    expect(limitLine(what, { used, max }, december)).toEqual({
      level: "free",
      figures,
      note: null,
    });
  },
);

test.each<[BotLimit, string, string]>([
  ["bots", "taken offline before another can go live", "No other chatbot can go live"],
  ["sources", "After 100 sources, nothing can be added", "Nothing can be added"],
  ["knowledge", "Once it is full, nothing new is learned", "Nothing new is learned"],
  ["messages", "Once they are used up", "Until 1 December, the bots tell visitors"],
])("%s: from 80 percent on, and at the limit, it says what happens", (what, near, reached) => {
  const at = (used: number) => limitLine(what, { used, max: 100 }, december);
  expect(at(79).note).toBeNull();
  for (const used of [80, 99]) {
    expect(at(used).level).toBe("near");
    expect(at(used).note).toContain(near);
  }
  for (const used of [100, 120]) {
    expect(at(used).level).toBe("reached");
    expect(at(used).note).toContain(reached);
  }
});

test("publishing the plan's last chatbot is announced before, and one too many as what it is", () => {
  expect(publishLine({ used: 1, max: 10 })).toEqual({
    level: "free",
    figures: "with this one, 2 of 10 chatbots published",
    note: null,
  });
  expect(publishLine({ used: 0, max: 1 })).toMatchObject({
    level: "reached",
    figures: "with this one, 1 of 1 chatbot published",
  });
  expect(publishLine({ used: 1, max: 1 })).toMatchObject({
    level: "reached",
    figures: "1 of 1 chatbot published",
  });
});

test("the room that is left is told in round words, and never promises more than there is", () => {
  expect(wordsLeft({ used: 4_000_000, max: 5_000_000 })).toBe("140,000");
  expect(wordsLeft({ used: 6, max: 5 })).toBe("0");
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.nat(2_000_000_000), (used, max) => {
      const words = Number(wordsLeft({ used, max }).replaceAll(",", ""));
      expect(words * 7).toBeLessThanOrEqual(Math.max(0, max - used));
    }),
  );
});
