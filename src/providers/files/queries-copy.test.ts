import fc from "fast-check";
import { expect, test } from "vitest";
import { readTuples } from "./queries-copy.ts";

/** Rows as Postgres sends them in COPY's binary format. */
function copied(rows: readonly { number: number; bytes: Uint8Array }[]): Buffer {
  const tuples = rows.map(({ number, bytes }) => {
    const head = Buffer.alloc(14);
    head.writeInt16BE(2, 0);
    head.writeInt32BE(4, 2);
    head.writeInt32BE(number, 6);
    head.writeInt32BE(bytes.length, 10);
    return Buffer.concat([head, bytes]);
  });
  const header = Buffer.concat([Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"), Buffer.alloc(8)]);
  return Buffer.concat([header, ...tuples, Buffer.from([0xff, 0xff])]);
}

test("pieces are read however the line cut them, and an answer that ends early is none", () => {
  const row = fc.record({ number: fc.nat(9000), bytes: fc.uint8Array({ maxLength: 50 }) });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), fc.integer({ min: 1, max: 40 }), (rows, size) => {
      const all = copied(rows);
      const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
        all.subarray(index * size, (index + 1) * size),
      );
      const read = readTuples(chunks).map(({ number, length, chunks: parts }) => ({
        number,
        length,
        bytes: Array.from(Buffer.concat(parts)),
      }));
      expect(read).toEqual(
        rows.map(({ number, bytes }) => ({
          number,
          length: bytes.length,
          bytes: Array.from(bytes),
        })),
      );
      expect(() => readTuples(chunks.slice(0, -1))).toThrow("too early");
    }),
  );
});
