import fc from "fast-check";
import { expect, test } from "vitest";
import { testDigest } from "../../../tests/factories/aria.ts";
import { newVisitorToken, spenderOf, visitorTokenIn } from "./index.ts";

const deps = { digest: testDigest, publicUrl: "https://shop.test" };
const name = "__Host-aria.visitor";

test("a token that we made is read back, among whatever other cookies", () => {
  const token = newVisitorToken(deps);
  expect(visitorTokenIn(`a=b; ${name}=${token}; c=d`, deps)).toBe(token);
  expect(visitorTokenIn(`aria.visitor=${token}`, { ...deps, publicUrl: "http://shop.test" })).toBe(
    token,
  );
});

test("any other text is no token: made up, unsigned, signed with another key, or altered in one part", () => {
  const token = newVisitorToken(deps);
  const read = (text: string) => visitorTokenIn(`${name}=${text}`, deps);
  expect(read("x".repeat(43))).toBeNull();
  expect(read(token.slice(0, 43))).toBeNull();
  expect(
    read(newVisitorToken({ digest: (_purpose, text) => testDigest("other", text) })),
  ).toBeNull();
  expect(visitorTokenIn(`aria.visitor=${token}`, deps)).toBeNull();
  const part = fc.stringMatching(/^[\w-]{43}$/);
  fc.assert(
    fc.property(part, part, (a, b) => {
      expect(read(`${a}.${b}`)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.stringMatching(/^[\w.-]$/), (at, put) => {
      fc.pre(token[at] !== put);
      expect(read(token.slice(0, at) + put + token.slice(at + 1))).toBeNull();
    }),
  );
});

test("a made-up cookie brings no allowance of its own for what Aria may spend", () => {
  const visit = { cookie: `${name}=${"x".repeat(43)}`, clientAddress: "203.0.113.9" };
  expect(spenderOf(visit, deps).visitor).toBeNull();
});
