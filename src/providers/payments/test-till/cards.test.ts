import { expect, test } from "vitest";
import type { TillCard } from "#domain/orders/ports.ts";
import { readCard } from "./cards.ts";

const now = new Date("2026-03-31T23:59:59Z");
const good: TillCard = {
  number: "4242 4242 4242 4242",
  expiry: "12 / 34",
  cvc: "123",
  email: "ada@example.com",
};
const read = (change: Partial<TillCard>, at = now) => readCard({ ...good, ...change }, at);
const fields = (change: Partial<TillCard>, at = now) => {
  const answer = read(change, at);
  return answer.ok ? [] : Object.keys(answer.fields);
};

test.each(["4242424242424242", "4242-4242-4242-4242", " 4242 4242 4242 4242 "])(
  "a test card is known however it is spaced: %s",
  (number) => expect(read({ number })).toMatchObject({ ok: true, card: { outcome: "pays" } }),
);

test.each([
  "4111111111111111",
  "4242424242424241",
  "42424242424242424242",
  "constructor",
  "__proto__",
  "4000 0000 0000 0002 x",
])("any other number is refused: %s", (number) => {
  const answer = read({ number });
  expect(answer).toMatchObject({ ok: false });
  expect(!answer.ok && answer.fields.number).toMatch(/^This till only takes test cards/);
});

test.each(["", " - "])("without a number it asks for one: %j", (number) => {
  const answer = read({ number });
  expect(!answer.ok && answer.fields.number).toMatch(/^Enter a card number/);
});

test.each(["12/34", "12 / 34", "1234", "12 / 2034", "3/26", "03-26"])(
  "an expiry that is not over is fine: %s",
  (expiry) => expect(fields({ expiry })).toEqual([]),
);

test.each(["02 / 26", "12/25", "13/30", "00/30", "1/1", "", "abc", "12/34/56"])(
  "an expiry that is past or no date is refused: %s",
  (expiry) => expect(fields({ expiry })).toEqual(["expiry"]),
);

test("a card is good until the last second of its month, in UTC", () => {
  expect(fields({ expiry: "03/26" })).toEqual([]);
  expect(fields({ expiry: "03/26" }, new Date("2026-04-01T00:00:00Z"))).toEqual(["expiry"]);
});

test.each(["12", "12345", "12a", ""])("a wrong security code is refused: %s", (cvc) =>
  expect(fields({ cvc })).toEqual(["cvc"]),
);

test.each(["ada", "ada@", "@example.com", "a b@example.com", "a\u0000@example.com", ""])(
  "what is no email address is refused: %j",
  (email) => expect(fields({ email })).toEqual(["email"]),
);

test("everything that is wrong is said at once", () => {
  expect(fields({ number: "1", expiry: "x", cvc: "x", email: "x" }).toSorted()).toEqual([
    "cvc",
    "email",
    "expiry",
    "number",
  ]);
});

test("a bank account needs no expiry and no code", () => {
  expect(read({ number: "000123456789", expiry: "", cvc: "" })).toMatchObject({
    ok: true,
    card: { when: "later", outcome: "pays" },
  });
});
