import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath } from "./qr-path.ts";

const uri =
  "otpauth://totp/Ariaworks:ada%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSW&issuer=Ariaworks&digits=6&period=30";

/** The modules that the path paints. */
function painted(path: string, size: number): boolean[][] {
  const field = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, wide, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)) {
    expect(back).toBe(wide);
    for (let at = Number(x); at < Number(x) + Number(wide); at++) {
      const row = field[Number(y)];
      expect(row?.[at]).toBe(false); // nothing is painted twice, or outside
      if (row) row[at] = true;
    }
  }
  return field;
}

test("the path paints exactly the black modules of the code", () => {
  const { size, path } = qrPath(uri);
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, "")).toBe("");
  expect(painted(path, size)).toEqual(encode(uri, { ecc: "M", border: 4 }).data);
});

test("four modules around the code stay white, as scanners want it", () => {
  const { size, path } = qrPath(uri);
  const field = painted(path, size);
  for (const edge of [0, 1, 2, 3, size - 4, size - 3, size - 2, size - 1]) {
    expect(field[edge]?.some(Boolean)).toBe(false);
    expect(field.some((row) => row[edge])).toBe(false);
  }
  expect(field[4]?.slice(4, 11)).toEqual([true, true, true, true, true, true, true]);
});
