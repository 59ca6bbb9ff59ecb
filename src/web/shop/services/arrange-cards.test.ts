import { array, assert, boolean, property } from "fast-check";
import { expect, test } from "vitest";
import { arrangeCards } from "./arrange-cards.ts";

const isWide = (card: string) => card.startsWith("W");

test("a wide card that doesn't fit lets the next narrow one fill the row", () => {
  expect(arrangeCards(["a", "b", "W", "c"], isWide)).toEqual({
    cards: ["a", "b", "c", "W"],
    left: 1,
  });
});

test("narrow cards keep their order, and so do wide ones, and none is lost", () => {
  assert(
    property(array(boolean()), (wide) => {
      const cards = wide.map((w, at) => `${w ? "W" : "n"}${at}`);
      const { cards: arranged } = arrangeCards(cards, isWide);
      for (const kind of [isWide, (card: string) => !isWide(card)])
        expect(arranged.filter(kind)).toEqual(cards.filter(kind));
      expect(arranged).toHaveLength(cards.length);
    }),
  );
});
