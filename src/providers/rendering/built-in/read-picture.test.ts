import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { readPicture } from "./read-picture.ts";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
};

/** A whole PNG, all black: a bit a pixel in the file, and four bytes when it is unpacked. */
function blackPng(width: number, height: number, more: Buffer[] = []): Buffer {
  const head = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 3, 0, 0, 0])]);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    pngSignature,
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from([0, 0, 0, 255, 0, 0])),
    ...more,
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF with frames of one pixel, each of one of its four colours: black, red, green, blue. */
function gifOf(...colours: number[]): Buffer {
  const screen = Buffer.from([1, 0, 1, 0, 0x91, 0, 0]);
  const palette = Buffer.from([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]);
  const tenthOfASecond = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]);
  const whole = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0]);
  // LZW with codes of three bits: clear (4), the colour, end (5).
  const pixel = (colour: number) =>
    Buffer.from([2, 2, 4 | (colour << 3) | ((5 & 3) << 6), 5 >> 2, 0]);
  const frames = colours.map((colour) => Buffer.concat([tenthOfASecond, whole, pixel(colour)]));
  const parts = [Buffer.from("GIF89a"), screen, palette, ...frames, Buffer.from([0x3b])];
  return Buffer.concat(parts);
}

const firstPixel = async (bytes: Uint8Array) =>
  [...(await readPicture(bytes)).getContext("2d").getImageData(0, 0, 1, 1).data].slice(0, 3);

describe("an animated picture is a still of its first frame", () => {
  test("GIF", async () => {
    expect(await firstPixel(gifOf(1, 3))).toEqual([255, 0, 0]);
    expect(await firstPixel(gifOf(3, 1))).toEqual([0, 0, 255]);
  });

  test("PNG", async () => {
    const control = Buffer.concat([uint32(2), uint32(0)]);
    const frame = Buffer.concat([uint32(0), uint32(1), uint32(1), uint32(0), uint32(0)]);
    const shown = Buffer.concat([frame, Buffer.from([0, 1, 0, 10, 0, 0])]);
    const animated = blackPng(1, 1, [chunk("acTL", control), chunk("fcTL", shown)]);
    expect(await firstPixel(animated)).toEqual([0, 0, 0]);
  });
});

test("one of 50 megapixels is scaled to what a frame shows, in bounded memory", () => {
  const file = join(folder, "large.png");
  writeFileSync(file, blackPng(8660, 5774));
  const script = `
    import { readFileSync } from "node:fs";
    import { readPicture } from ${JSON.stringify(new URL("read-picture.ts", import.meta.url).href)};
    const canvas = await readPicture(readFileSync(process.argv[1]));
    const { maxRSS } = process.resourceUsage();
    console.log(JSON.stringify([canvas.width, canvas.height, Math.round(maxRSS / 1024)]));
  `;
  const printed = execFileSync(
    process.execPath,
    ["--no-warnings", "--input-type=module", "-e", script, file],
    { encoding: "utf8", cwd: new URL("../../../..", import.meta.url) },
  );
  const [width, height, megabytes] = JSON.parse(printed) as number[];
  expect([width, height]).toEqual([1280, 853]);
  expect(megabytes).toBeLessThan(500);
});

test.each([
  ["more than 64 megapixels", blackPng(1, 1).fill(0x7f, 16, 24)],
  ["text", Buffer.from("GIF89a is how a GIF begins")],
  ["nothing", Buffer.alloc(0)],
])("a file with %s is refused, and nothing is drawn of it", async (_what, bytes) => {
  await expect(readPicture(bytes)).rejects.toMatchObject({ code: "picture_unreadable" });
});
