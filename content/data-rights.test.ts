import { expect, test } from "vitest";
import { answered, dataRights } from "./data-rights.ts";

test("each right is answered within a month, and those that can't wait at once", () => {
  expect(dataRights.map((one) => `${one.right} ${answered(one)}`)).toEqual([
    "Access within 1 month",
    "Rectification within 1 month",
    "Erasure within 1 month",
    "Portability within 1 month",
    "Restriction at once",
    "Objection at once",
    "Withdrawal at once",
    "Human review within 1 month",
  ]);
});
