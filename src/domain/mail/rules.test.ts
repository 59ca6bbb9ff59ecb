import { expect, test } from "vitest";
import { cutTokens, isAddress, messageIdOf } from "./rules.ts";

test.each([
  "a@b.example",
  "first.last+tag@sub.b.example",
  "jörg@exämple.example",
  "o'neil@b.example",
])("%s is an address", (text) => expect(isAddress(text)).toBe(true));

test.each([
  "",
  "nobody",
  "@b.example",
  "a@",
  "a@b@c.example",
  "a@b.example, c@d.example",
  "a@b.example;c@d.example",
  "A <a@b.example>",
  "a@b.example\r\nBcc: c@d.example",
  "a@b.example\u0000",
  "a b@c.example",
  `${"a".repeat(320)}@b.example`,
])("%j is not one address", (text) => expect(isAddress(text)).toBe(false));

test.each([
  ["hello@shop.example", "<mail_1@shop.example>"],
  ["Ariaworks <hello@shop.example>", "<mail_1@shop.example>"],
  ['"A @ B" <hello@shop.example> ', "<mail_1@shop.example>"],
  ["hello@exämple.example", "<mail_1@xn--exmple-cua.example>"],
  ["nonsense", "<mail_1@localhost>"],
])("a mail from %s keeps one Message-ID", (from, expected) => {
  expect(messageIdOf("mail_1", from)).toBe(expected);
});

test("what makes links act is cut out of a mail's text, and nothing else", () => {
  const secret = "a-B_9".repeat(9);
  const text = `See https://shop.example/demo/${secret} or https://shop.example/demo?day=2026-11-24
https://shop.example/confirm-email?token=${secret}&next=1`;
  expect(cutTokens(text))
    .toBe(`See https://shop.example/demo/… or https://shop.example/demo?day=2026-11-24
https://shop.example/confirm-email?token=…&next=1`);
});
