import { crc32, deflateSync } from "node:zlib";

/**
 * Pixels as a PNG with a palette: pictures of few colours take half of what a full-colour PNG takes.
 * @param pixels RGBA, opaque, row by row
 * @param exact colours (RGB) that must come out as they are; others are rounded to eight steps
 */
export function encodePng(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  exact: readonly (readonly [number, number, number])[],
): Buffer {
  const palette: number[] = [];
  const places = new Map<number, number>();
  const placeOf = (red: number, green: number, blue: number) => {
    const bucket = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const known = places.get(bucket);
    if (known !== undefined) return known;
    const place = palette.length / 3;
    if (place > 255) return 0; // a stray shade more: the ground
    places.set(bucket, place);
    palette.push(red, green, blue);
    return place;
  };
  for (const colour of exact) placeOf(...colour);
  const rows = Buffer.alloc(height * (width + 1)); // each begins with its filter: none
  for (let at = 0, y = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4)
      rows[y * (width + 1) + 1 + x] = placeOf(
        pixels[at] ?? 0,
        pixels[at + 1] ?? 0,
        pixels[at + 2] ?? 0,
      );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // 8 bits, palette
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
