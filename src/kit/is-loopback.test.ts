import { BlockList } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isLoopback } from "./is-loopback.ts";

test.each([
  "127.0.0.1",
  "127.255.0.3",
  "::1",
  "0:0:0:0:0:0:0:1",
  "0000:0000:0000:0000:0000:0000:0000:0000", // what a session keeps of ::1
  "0:0:0:0::/64",
  "::ffff:127.0.0.1",
  "::FFFF:7f00:1",
])("%s is this computer", (address) => {
  expect(isLoopback(address)).toBe(true);
});

test.each(["", "unknown", "128.0.0.1", "1.127.0.0.1", "::2", "::10", "::1:0", "::ffff:128.0.0.1"])(
  "%j is not",
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);

test("of all IPv4 addresses it is those of 127.0.0.0/8, and of others in IPv6 none", () => {
  const own = new BlockList();
  own.addSubnet("127.0.0.0", 8);
  const group = fc.integer({ min: 0, max: 0xffff });
  const near = fc.tuple(fc.constantFrom(126, 127, 128), fc.nat(255), fc.nat(255), fc.nat(255));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        near.map((parts) => parts.join(".")),
      ),
      (address) => {
        expect(isLoopback(address)).toBe(own.check(address));
        expect(isLoopback(`::ffff:${address}`)).toBe(own.check(address));
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0x2000, max: 0x3fff }),
      fc.array(group, { minLength: 7, maxLength: 7 }),
      (first, rest) => {
        expect(isLoopback([first, ...rest].map((part) => part.toString(16)).join(":"))).toBe(false);
      },
    ),
  );
});
