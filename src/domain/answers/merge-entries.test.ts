import fc from "fast-check";
import { expect, test } from "vitest";
import { someAnswers } from "../../../tests/factories/answers.ts";
import { createEngine } from "./engine.ts";
import { mergeEntries } from "./merge-entries.ts";
import { replyTo } from "./reply.ts";

const fileIds = someAnswers.entries.map(({ id }) => id);

test("whatever is stored, the other answers stay, each once, and the engine can be built and asked", () => {
  const stored = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom("parking", "ans_1", "ans_2", "ans_3"),
      isOff: fc.boolean(),
      content: fc.oneof(
        fc.constant(null),
        fc.jsonValue(),
        fc.record({
          kind: fc.constantFrom("answer", "need", "poem"),
          asks: fc.dictionary(fc.constantFrom("en", "de", "xx"), fc.array(fc.string())),
          says: fc.dictionary(fc.constantFrom("en", "fr"), fc.array(fc.string())),
          page: fc.constantFrom(null, "/legal/refunds"),
          offers: fc.constantFrom(null, "landing-page"),
          asksBack: fc.constant({}),
          next: fc.constant(["gone"]),
        }),
      ),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(stored, (rows) => {
      const { collection } = mergeEntries(someAnswers, rows);
      const ids = collection.entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain("refund-how");
      const engine = createEngine(collection);
      const asked = [{ sender: "user" as const, text: "How do refunds work?" }];
      expect(replyTo(asked, engine, []).text).not.toMatch(/[{}]/);
    }),
    { numRuns: 60 },
  );
});

test("what is off is left out, and what can't be read leaves the file's text in use", () => {
  const off = mergeEntries(someAnswers, [{ id: "parking", isOff: true, content: null }]);
  expect(off.collection.entries.map(({ id }) => id)).toEqual(["refund-how"]);
  const broken = mergeEntries(someAnswers, [
    { id: "parking", isOff: false, content: { kind: "poem" } },
    { id: "ans_1", isOff: false, content: 5 },
  ]);
  expect(broken.broken).toEqual(["parking", "ans_1"]);
  expect(broken.collection.entries.map(({ id }) => id)).toEqual(fileIds);
});
