import { expect, test } from "vitest";
import { rateStrength } from "./password-strength.ts";

const isTooWeak = async (password: string, own: string[] = []) =>
  (await rateStrength(password, own)).isTooWeak;

test.each([
  "password123",
  "1234567890",
  "qwertyuiop",
  "aaaaaaaaaaaa",
  "iloveyou123",
  "Passw0rd123",
  "letmein1234",
  "0987654321",
  "abcdefghij",
  "ariaworks1",
])("one of the first that anyone would try is refused: %s", async (password) => {
  expect(await isTooWeak(password)).toBe(true);
});

test.each(["tulip-harbor-42", "correct horse battery staple", "xK9#mq2!vLp0", "пароль-мост-42"])(
  "a decent one is taken: %s",
  async (password) => {
    expect(await isTooWeak(password)).toBe(false);
  },
);

test("the person's own words make a password weaker", async () => {
  const own = ["Ada", "Lovelace", "ada.lovelace@analytical.example"];
  expect(await isTooWeak("lovelace1843", [])).toBe(false);
  expect(await isTooWeak("lovelace18", own)).toBe(true);
  expect(await isTooWeak("analytical", own)).toBe(true);
});

test("a very long password is rated without ado", async () => {
  expect(
    await isTooWeak(Array.from({ length: 20_000 }, (_, i) => (i * 7919).toString(36)).join("-")),
  ).toBe(false);
});
