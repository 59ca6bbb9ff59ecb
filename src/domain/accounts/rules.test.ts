import fc from "fast-check";
import { expect, test } from "vitest";
import { rightsOf } from "#domain/identity/index.ts";
import { clientAddressReader } from "#http/client-address.ts";
import { isSame } from "#kit/is-same.ts";
import { networkOf, objectionToRemoval } from "./rules.ts";

const user = fc.record({
  role: fc.constantFrom("client" as const, "admin" as const),
  bannedAt: fc.constantFrom(null, new Date(0)),
  twoFactorEnabled: fc.boolean(),
});
const policy = fc.constantFrom("required" as const, "optional" as const);

test("only an admin who isn't blocked, and has the second factor where it is required, is an admin", () => {
  fc.assert(
    fc.property(user, policy, (one, twoFactor) => {
      const { isAdmin, needsSecondFactor } = rightsOf(one, twoFactor);
      const isAble = one.role === "admin" && one.bannedAt === null;
      const isEnrolled = one.twoFactorEnabled || twoFactor === "optional";
      expect(isAdmin).toBe(isAble && isEnrolled);
      expect(needsSecondFactor).toBe(isAble && !isEnrolled);
    }),
  );
});

test.each(["Admin", "ADMIN", "admin ", "", "superadmin", null, undefined, true, 1])(
  "a stored role that isn't exactly admin gives no right: %j",
  (role) => {
    const row = { role, bannedAt: null, twoFactorEnabled: true } as never;
    expect(rightsOf(row, "optional")).toEqual({ isAdmin: false, needsSecondFactor: false });
  },
);

test("nobody is removed who is the last admin able to act, and everybody else may be", () => {
  const admins = fc.uniqueArray(
    fc.record({ id: fc.constantFrom("a", "b", "c", "d"), bannedAt: user.map((u) => u.bannedAt) }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(admins, fc.constantFrom("a", "b", "c", "d", "x"), (list, id) => {
      const left = list.filter((one) => !one.bannedAt && one.id !== id);
      const isAble = list.some((one) => !one.bannedAt && one.id === id);
      expect(objectionToRemoval(list, id)).toBe(isAble && left.length === 0 ? "last_admin" : null);
    }),
  );
});

test("texts are the same only where they are", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(isSame(a, a)).toBe(true);
      expect(isSame(a, b)).toBe(a === b);
    }),
  );
});

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
