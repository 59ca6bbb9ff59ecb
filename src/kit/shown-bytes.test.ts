import { expect, test } from "vitest";
import { shownBytes } from "./shown-bytes.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1 kB"],
  [1_048_575, "1023.9 kB"],
  [1_572_864, "1.5 MB"],
  [20 * 1024 * 1024, "20 MB"],
])("%i bytes are shown as %s", (bytes, shown) => expect(shownBytes(bytes)).toBe(shown));
