import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("fallback-fonts.css", import.meta.url), "utf8");
const faces = css.split("@font-face").slice(1);
const styles = / (Bold|Medium|Regular)$/;

test("each stand-in face names the families of its local fonts, too: WebKit on Linux knows no names of single faces", () => {
  expect(faces.length).toBeGreaterThan(10);
  for (const face of faces) {
    const names = [...face.matchAll(/local\("([^"]+)"\)/g)].map(([, name = ""]) => name);
    expect(names.length, face).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(names.map((name) => name.replace(styles, ""))));
  }
});

test("a bold face takes the family only where there is no bold font of that name", () => {
  const early = faces.filter((face) => {
    const names = [...face.matchAll(/local\("([^"]+)"\)/g)].map(([, name = ""]) => name);
    const bold = names.findLastIndex((name) => / (Bold|Medium)$/.test(name));
    const family = names.findIndex((name) => !styles.test(name));
    return bold > family;
  });
  expect(early).toEqual([]);
});
