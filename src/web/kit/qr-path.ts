import { encode } from "uqr";

/** A QR code to draw: `size` modules a side with the quiet zone, and the black ones as one SVG path. */
export type QrPath = { size: number; path: string };

/** The quiet zone that scanners want around a code (ISO/IEC 18004: four modules). */
const quietModules = 4;

/** Draws `text` as a QR code: each run of black modules in a row is one rectangle of the path. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: "M", border: quietModules });
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((isBlack) => (isBlack ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
  return { size, path };
}
