import fc from "fast-check";
import { expect, test } from "vitest";
import { clientAddressReader } from "#http/client-address.ts";
import { networkOf } from "./network-of.ts";

const read = clientAddressReader([]);

test.each([
  ["203.0.113.9", "203.0.113.0/24"],
  ["2001:db8:1:2ff::/64", "2001:db8:1:200::/56"],
  ["2001:db8:0:7::/64", "2001:db8:0:0::/56"],
  ["unknown", "unknown"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("addresses share a network when their first 24 bits (IPv4) or 56 bits (IPv6) are the same, and only then", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (a, b) => {
      const first = (ip: string) => ip.split(".").slice(0, 3).join(".");
      expect(networkOf(read(a, undefined)) === networkOf(read(b, undefined))).toBe(
        first(a) === first(b),
      );
    }),
  );
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(groups, fc.nat(7), fc.nat(15), (bits, at, bit) => {
      const changed = bits.with(at, (bits[at] ?? 0) ^ (0x8000 >> bit));
      const networks = [bits, changed].map((one) =>
        networkOf(read(one.map((part) => part.toString(16)).join(":"), undefined)),
      );
      expect(networks[0] === networks[1]).toBe(at * 16 + bit >= 56);
    }),
  );
});
