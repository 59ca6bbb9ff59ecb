import fc from "fast-check";
import { expect, test } from "vitest";
import { newForm } from "#domain/projects/configuration/form-interface.ts";
import { contrastOf, formPapers, formStyleSheet, readableOn, textOn } from "./form-colours.ts";

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("text on a button and text in the form's colour pass AA, whatever colour is chosen", () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      expect(contrastOf(textOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
      for (const paper of Object.values(formPapers))
        expect(contrastOf(readableOn(colour, paper, 4.5), paper)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test("a colour that can be read stays as it was chosen", () => {
  expect(readableOn("#1d4ed8", formPapers.light, 4.5)).toBe("#1d4ed8");
  expect(readableOn("#1d4ed8", formPapers.dark, 4.5)).not.toBe("#1d4ed8");
});

test("a sheet holds nothing but colours and lengths, whatever stands in the styling", () => {
  const colors = { primary: "#3b82f6", secondary: "red} body{display:none" };
  const sheet = formStyleSheet({ ...newForm.styling, colors });
  expect(sheet).not.toContain("body");
  expect(sheet).toContain("--form-fill: #3b82f6;");
});
