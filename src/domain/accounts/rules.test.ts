import { rightsOf } from "#domain/identity/index.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isSame } from "#kit/is-same.ts";
import { objectionToRemoval } from "./rules.ts";

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
