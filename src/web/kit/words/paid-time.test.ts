import { expect, test } from "vitest";
import { paidTime } from "./paid-time.ts";

test.each([
  ["2026-11-21T14:05:59.999Z", "21 Nov 2026, 14:05 UTC"],
  ["2026-09-01T00:00:00Z", "1 Sep 2026, 00:00 UTC"],
  ["2026-12-31T23:59:00-02:00", "1 Jan 2027, 01:59 UTC"],
])("%s reads %s wherever it is read", (iso, text) => expect(paidTime(iso)).toBe(text));
