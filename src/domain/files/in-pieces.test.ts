import fc from "fast-check";
import { expect, test } from "vitest";
import { inPieces } from "./append-to-upload.ts";

const cut = new Error("the line was cut");

async function* arriving(chunks: readonly Uint8Array[], isCut: boolean) {
  yield* chunks;
  if (isCut) throw cut;
}

const chunksOfBytes = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 12 });

test("however bytes arrive, and where the line is cut: all are stored in order, in pieces that end at the same places", async () => {
  await fc.assert(
    fc.asyncProperty(
      chunksOfBytes,
      fc.nat(30),
      fc.integer({ min: 1, max: 16 }),
      fc.boolean(),
      async (chunks, offset, pieceBytes, isCut) => {
        const stored: number[] = [];
        let at = offset;
        const storing = inPieces(arriving(chunks, isCut), {
          offset,
          pieceBytes,
          write: async (piece) => {
            expect(Math.floor(at / pieceBytes)).toBe(
              Math.floor((at + piece.length - 1) / pieceBytes),
            );
            at += piece.length;
            stored.push(...piece);
          },
        });
        const failure: unknown = await storing.catch((error: unknown) => error);
        expect(failure).toBe(isCut ? cut : undefined);
        expect(stored).toEqual(chunks.flatMap((chunk) => [...chunk]));
      },
    ),
  );
});

test("after a piece was refused nothing more is written", async () => {
  const written: number[] = [];
  const storing = inPieces(arriving([new Uint8Array(10)], false), {
    offset: 0,
    pieceBytes: 4,
    write: async (piece) => {
      written.push(piece.length);
      throw cut;
    },
  });
  await expect(storing).rejects.toBe(cut);
  expect(written).toEqual([4]);
});
