import { expect, test } from "vitest";
import { newId } from "./ids.ts";

test("ids carry their kind, are addresses' friends and never repeat", () => {
  const ids = Array.from({ length: 2000 }, () => newId("ord"));
  expect(new Set(ids).size).toBe(2000);
  for (const id of ids) expect(id).toMatch(/^ord_[0-9a-z]{26}$/);
});
