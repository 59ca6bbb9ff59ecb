import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanText } from "#kit/text.ts";
import { CleanStream } from "./clean-stream.ts";

test("a text in any pieces is cleaned as the whole of it would be", () => {
  const letters = fc.constantFrom("a", "\r", "\n", "\u0000", "🧵", "é", "\t", "\u001b", "<");
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), fc.array(fc.nat(4)), (parts, cuts) => {
      const text = parts.join("");
      const stream = new CleanStream();
      let [out, at] = ["", 0];
      for (const cut of cuts) {
        out += stream.take(text.slice(at, at + cut));
        at += cut;
      }
      out += stream.take(text.slice(at)) + stream.end();
      expect(out).toBe(cleanText(text));
    }),
  );
});

test("half a letter at the end is dropped", () => {
  const stream = new CleanStream();
  expect(stream.take("x\ud83e") + stream.end()).toBe("x");
});
