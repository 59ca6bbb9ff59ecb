import { expect, test } from "vitest";
import { mailParts } from "./mail-links.ts";

const own = "http://localhost:3000";
const linksOf = (text: string) => mailParts(text, own).flatMap(({ href }) => href ?? []);

test("a link to our own site is one, without the full stop behind it, and no letter is lost", () => {
  const text = `Choose a password at ${own}/reset-password?token=a%2Fb. It lasts an hour.`;
  const parts = mailParts(text, own);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts[1]).toEqual({
    text: `${own}/reset-password?token=a%2Fb`,
    href: "/reset-password?token=a%2Fb",
  });
});

test.each([
  "https://evil.example/reset-password",
  "http://localhost:3000.evil.example/x",
  "http://localhost:3000@evil.example/x",
  "http://user:secret@localhost:3000/x",
  "http://localhost:30001/x",
  "https://localhost:3000/x",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  `${own}//evil.example/x`,
])("%s stays text", (address) => {
  expect(linksOf(`See ${address} now`)).toEqual([]);
  expect(
    mailParts(`See ${address} now`, own)
      .map(({ text }) => text)
      .join(""),
  ).toBe(`See ${address} now`);
});
