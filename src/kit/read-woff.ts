import { inflateSync } from "node:zlib";

/**
 * A WOFF 1.0 font as the OpenType file inside it, which is what resvg reads and pdfkit reads faster: its tables, unpacked and put one
 * after the other (https://www.w3.org/TR/WOFF/).
 */
export function readWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF 1.0 font");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(44 + index * 20);
    const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const body = woff.subarray(offset, offset + packed);
    return { entry, body: packed < length ? inflateSync(body) : body };
  });
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8); // flavor
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (const [index, { entry, body }] of tables.entries()) {
    const at = 12 + 16 * index;
    entry.copy(header, at, 0, 4); // tag
    entry.copy(header, at + 4, 16, 20); // checksum
    header.writeUInt32BE(end, at + 8);
    header.writeUInt32BE(body.length, at + 12);
    const padding = Buffer.alloc((4 - (body.length % 4)) % 4);
    parts.push(body, padding);
    end += body.length + padding.length;
  }
  return Buffer.concat(parts);
}
