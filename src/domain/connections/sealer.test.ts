import fc from "fast-check";
import { expect, test } from "vitest";
import { createSealer, type SealedFor, Unreadable } from "./sealer.ts";

const sealer = createSealer("a secret");
const ada: SealedFor = { ownerId: "usr_ada", connectionId: "con_1" };
const reasonOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof Unreadable ? error.reason : error;
  }
  return "opened";
};

test("what is sealed opens again as it was, and never looks the same twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const sealed = sealer.seal(text, ada);
      expect(sealer.open(sealed, ada)).toBe(text);
      expect(sealer.seal(text, ada)).not.toBe(sealed);
      expect(text.length > 8 && sealed.includes(text)).toBe(false);
    }),
  );
});

test("it opens for its own owner and connection only", () => {
  const sealed = sealer.seal("a key", ada);
  for (const other of [
    { ...ada, ownerId: "usr_eve" },
    { ...ada, connectionId: "con_2" },
    { ownerId: 'usr_ada","con', connectionId: "1" },
  ])
    expect(reasonOf(() => sealer.open(sealed, other))).toBe("damaged");
});

test("after the secret changed it says so, and a damaged one is told apart", () => {
  const sealed = sealer.seal("a key", ada);
  const other = createSealer("another secret");
  expect(reasonOf(() => other.open(sealed, ada))).toBe("other-key");
  expect([sealer.isOwn(sealed), other.isOwn(sealed)]).toEqual([true, false]);
});

test("not a character of it can be changed, cut or added", () => {
  const sealed = sealer.seal("a key of some length", ada);
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom("A", "B", "-", ".", ""), (at, by) => {
      const changed = sealed.slice(0, at) + by + sealed.slice(at + 1);
      fc.pre(changed !== sealed);
      // The last character of base64url may hold bits that count for nothing.
      const isSame = reasonOf(() => sealer.open(changed, ada)) === "opened";
      expect(isSame && at < sealed.length - 1).toBe(false);
    }),
  );
  for (const text of ["", "v1", "v1...", "v2.a.b.c", `${sealed}.x`, "v1.a.b.c"])
    expect(reasonOf(() => sealer.open(text, ada))).not.toBe("opened");
});
