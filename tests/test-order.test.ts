import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { longestFirst } from "./test-order.ts";

test("the files that begin first are there", () => {
  expect(longestFirst.filter((file) => !existsSync(file))).toEqual([]);
});
