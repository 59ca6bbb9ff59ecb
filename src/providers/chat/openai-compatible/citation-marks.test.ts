import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createMarkStripper } from "./citation-marks.ts";
import { createThoughtStripper } from "./hidden-thoughts.ts";

const runs = process.env["TEST_LONG"] ? 20_000 : 1000;

function stripped(pieces: readonly string[], count = 3) {
  const marks = createMarkStripper(count);
  const text = pieces.map((piece) => marks.push(piece)).join("") + marks.end();
  return { text, cited: marks.cited() };
}

describe("marks of sources", () => {
  test.each([
    ["It costs $350 [S1].", "It costs $350.", [0]],
    ["It costs $350.[S1][S2] Fine.", "It costs $350. Fine.", [0, 1]],
    ["Both [S2, S1; s3] hold.", "Both hold.", [1, 0, 2]],
    ["Twice [S1] and again [S1].", "Twice and again.", [0]],
    ["Bare [1] and [2, 3].", "Bare and.", [0, 1, 2]],
    ["[1] begins.", " begins.", [0]],
    ["Nobody has [S9] that.", "Nobody has that.", []],
    ["A year [12] is none.", "A year [12] is none.", []],
    ["Code: close[1] and x = `[1]`.", "Code: close[1] and x = `[1]`.", []],
    ["```js\nlet a = [1, 2];\n```\nSo [2].", "```js\nlet a = [1, 2];\n```\nSo.", [1]],
    ["A [1](/link) and [S1](/link).", "A [1](/link) and [S1](/link).", []],
    ["A task [ ] and [x] and [Sales].", "A task [ ] and [x] and [Sales].", []],
    ["Both [S1][1].", "Both[1].", [0]],
    ["Open [S1", "Open [S1", []],
    ["Ends with [", "Ends with [", []],
    ["", "", []],
  ])("%s", (text, shown, cited) => {
    expect(stripped([text])).toEqual({ text: shown, cited });
  });

  const part = fc.constantFrom(
    ..."[S1]|[S2, S3]| [1]|[|]|(|S1|1|, | |\n|`|```|word|close[1]|[S1](/x)|.".split("|"),
  );
  test("however a text is cut into pieces, the same is shown and cited", () => {
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 14 }).map((parts) => parts.join("")),
        fc.array(fc.nat(60), { maxLength: 8 }),
        (text, cuts) => {
          const places = [0, ...cuts.filter((at) => at < text.length), text.length].toSorted(
            (a, b) => a - b,
          );
          const pieces = places.slice(1).map((at, index) => text.slice(places[index], at));
          expect(stripped(pieces)).toEqual(stripped(text.split("")));
          expect(stripped([text])).toEqual(stripped(text.split("")));
        },
      ),
      { numRuns: runs },
    );
  });

  test("no mark of a source is shown outside of code", () => {
    const words = fc.constantFrom("[S1]", "[S2]", "a", " ", ".", "[S3, S1]");
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        expect(stripped(parts).text).not.toMatch(/\[S\d/);
      }),
      { numRuns: runs },
    );
  });

  test("nothing but the start of a mark is kept waiting", () => {
    const marks = createMarkStripper(2);
    expect(marks.push("Hello")).toBe("Hello");
    expect(marks.push(" ")).toBe("");
    expect(marks.push("[S")).toBe("");
    expect(marks.push("ales]")).toBe(" [Sales]");
    expect(marks.push(`[${" ".repeat(500)}`)).toHaveLength(501);
  });
});

describe("thoughts", () => {
  const shown = (pieces: readonly string[]) => {
    const thoughts = createThoughtStripper();
    return pieces.map((piece) => thoughts.push(piece)).join("") + thoughts.end();
  };
  test.each([
    ["<think>Hm.</think>\n\nYes.", "Yes."],
    [" \n<think></think>Yes.", "Yes."],
    ["Yes. <think>no</think>", "Yes. <think>no</think>"],
    ["<thin ice", "<thin ice"],
    ["<thi", "<thi"],
    ["<think>for ever", ""],
    ["  Yes. ", "Yes. "],
  ])("%s", (text, expected) => {
    expect(shown([text])).toBe(expected);
    expect(shown(text.split(""))).toBe(expected);
  });
});
