import { createHmac, timingSafeEqual } from "node:crypto";

/** Text compared in the same time wherever it differs. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac("sha256", "compare").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
