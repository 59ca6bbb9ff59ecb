import { expect, test } from "vitest";
import { chatLimits } from "#content/consultant.ts";
import { createWatchLimits } from "./watch-limits.ts";

test("lines at once are limited for a visitor and a network, and closing makes room once", () => {
  const limits = createWatchLimits();
  const open = (visitor: number) => limits.openLine({ key: `v${visitor}`, address: "a" });
  const leave = open(0);
  for (let tab = 1; tab < chatLimits.watchingPerVisitor; tab++) open(0);
  expect(() => open(0)).toThrow("too many tabs");
  const left = chatLimits.watchingPerAddress - chatLimits.watchingPerVisitor;
  for (let visitor = 1; visitor <= left; visitor++) open(visitor);
  expect(() => open(-1)).toThrow("your network");
  leave();
  leave();
  open(-1);
  expect(() => open(-2)).toThrow("your network");
  expect(() => limits.openLine({ key: "v-2", address: "b" })).not.toThrow();
});
