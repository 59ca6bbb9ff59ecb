import { expect, test } from "vitest";
import { asksForContact, likelyAddress, withoutContact } from "./asks-for-contact.ts";

test.each([
  ["How much is a website?", "none"],
  ["You can reach me at ada@example.com, thank you", "only"],
  ["call me on +44 20 7946 0018 please", "only"],
  ["How much is a website? Write to me at ada@example.com", "beside"],
])("%s: %s", (said, what) => {
  expect(asksForContact(said)).toBe(what);
});

test("what is about nothing of ours is left out of what is searched for", () => {
  const said = "What do refunds take? Call me at +44 20 7946 0018 or ada@example.com";
  expect(withoutContact(said)).not.toMatch(/\d|@|call/i);
});

test.each([
  ["tom@gmial.com", "tom@gmail.com"],
  ["Tom@hotmial.com", "tom@hotmail.com"],
  ["tom@gmail.con", "tom@gmail.com"],
  ["tom@gmail.com", null],
  ["tom@gmx.at", null],
  ["tom@mail.com", null],
  ["tom@acme.example", null],
])("%s was perhaps meant to be %s", (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});
