import { expect, test } from "vitest";
import { attemptKey, randomKey } from "./attempt-key.ts";

/** A browser's storage, as far as a key needs it. */
function storageOf(first: Record<string, string> = {}) {
  const items = new Map(Object.entries(first));
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  } as unknown as Storage;
}

test("two tabs of one browser buy under the same key", () => {
  const shared = storageOf();
  const key = attemptKey(() => shared);
  expect(attemptKey(() => shared)).toBe(key);
  expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});

test("two browsers buy under keys of their own", () => {
  const [one, other] = [storageOf(), storageOf()];
  expect(attemptKey(() => one)).not.toBe(attemptKey(() => other));
});

test("a stored value that is no key is replaced", () => {
  const spoilt = storageOf({ "checkout-attempt": "<script>" });
  const key = attemptKey(() => spoilt);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptKey(() => spoilt)).toBe(key);
});

test("with storage switched off the key lasts for the page", () => {
  const refused = () => {
    throw new Error("denied");
  };
  expect(attemptKey(refused)).toBe(attemptKey(refused));
});

test("keys don't repeat", () => {
  expect(new Set(Array.from({ length: 1000 }, randomKey)).size).toBe(1000);
});
