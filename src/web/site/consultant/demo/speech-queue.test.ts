import fc from "fast-check";
import { expect, test } from "vitest";
import { reduceSpeech, silence, type SpeechEvent } from "./speech-queue.ts";

const add = (...sentences: string[]): SpeechEvent => ({ type: "add", sentences });

test("one sentence after the other, each once the one before is over", () => {
  let queue = reduceSpeech(silence, add("One.", "Two."));
  expect(queue.current?.text).toBe("One.");
  queue = reduceSpeech(queue, { type: "over", id: 1 });
  expect(queue.current?.text).toBe("Two.");
  queue = reduceSpeech(queue, { type: "over", id: 2 });
  expect(queue.current).toBeNull();
});

test("after a stop nothing of before is said, and its late end doesn't end what comes", () => {
  const queue = reduceSpeech(reduceSpeech(silence, add("One.", "Two.")), { type: "stop" });
  expect(queue.current).toBeNull();
  const next = reduceSpeech(queue, add("Three."));
  expect(next.current?.text).toBe("Three.");
  expect(reduceSpeech(next, { type: "over", id: 1 })).toBe(next);
});

const event: fc.Arbitrary<SpeechEvent> = fc.oneof(
  fc.record({ type: fc.constant("add" as const), sentences: fc.array(fc.string()) }),
  fc.record({ type: fc.constant("over" as const), id: fc.nat(12) }),
  fc.constant({ type: "stop" as const }),
);
test("whatever happens: nothing waits while nothing is said, no sentence comes twice, and their order stays", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let queue = silence;
      const begun: number[] = [];
      for (const one of events) {
        queue = reduceSpeech(queue, one);
        expect(queue.current !== null || queue.waiting.length === 0).toBe(true);
        if (queue.current && begun.at(-1) !== queue.current.id) begun.push(queue.current.id);
      }
      expect(begun).toEqual([...new Set(begun)].toSorted((a, b) => a - b));
    }),
  );
});
