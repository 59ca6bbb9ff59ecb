import { expect, test } from "vitest";
import { callCost, hasCost } from "./call-marks.tsx";

test("only a call that a provider held has a cost, and it is told as an estimate", () => {
  const call = { isDemo: false, status: "ended", costUsdCents: 374 } as const;
  expect(callCost(call)).toBe("About $3.74");
  expect(callCost({ ...call, status: "running", costUsdCents: 0 })).toBe("About $0");
  expect(callCost({ ...call, status: "failed", costUsdCents: 0 })).toBe("Free");
  expect(callCost({ ...call, isDemo: true, costUsdCents: 0 })).toBe("Free");
  expect(hasCost({ ...call, status: "failed" })).toBe(false);
});
