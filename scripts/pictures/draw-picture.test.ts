import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readWoff } from "../../src/kit/read-woff.ts";
import { drawPicture } from "./draw-picture.ts";
import { drawings, type DrawingName } from "./drawings.ts";

/** Every letter half as wide as high: close enough. */
const measure = (line: string) => line.length * 50;
const linesOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)</g)].slice(1).map((match) => ({
    size: Number(match[1]),
    text: match[2] ?? "",
  }));

test.each([
  "Terms",
  "Terms of service",
  "Video Sales Letter with an AI host of your own",
  "A title of two hundred characters that somebody wrote who had not thought of pictures, in which there is some room and no more than that, so that it is cut in the end, which is better than a line outside",
])("the title %j stays inside the picture", (title) => {
  const lines = linesOf(drawPicture({ title, drawing: "sheet" }, measure));
  expect(lines.length).toBeLessThanOrEqual(3);
  for (const { size, text } of lines)
    expect((measure(text) * size) / 100).toBeLessThanOrEqual(1200 - 176);
});

test("a title's signs are text, never markup", () => {
  const svg = drawPicture({ title: 'A <b> & "c"', drawing: "steps" }, measure);
  expect(svg).toContain("A &#60;b&#62; &#38; &#34;c&#34;");
});

test("the thread begins at the left of each drawing, so that it goes on from the margin", () => {
  for (const name of Object.keys(drawings) as DrawingName[])
    expect({ name, d: drawings[name].thread }).toEqual({
      name,
      d: expect.stringMatching(/^M0 [\d.]+/) as string,
    });
});

test("a WOFF font is unpacked to one whose tables lie where it says", () => {
  const file = import.meta
    .resolve("@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff");
  const font = readWoff(readFileSync(fileURLToPath(file)));
  const count = font.readUInt16BE(4);
  const tags = Array.from({ length: count }, (_, index) => {
    const entry = font.subarray(12 + index * 16);
    expect(entry.readUInt32BE(8) + entry.readUInt32BE(12)).toBeLessThanOrEqual(font.length);
    return entry.toString("latin1", 0, 4);
  });
  expect(tags).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "hmtx"]));
  expect(() => readWoff(Buffer.from("OTTO0000000000000000"))).toThrow("WOFF");
});
