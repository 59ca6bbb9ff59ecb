import { expect, test } from "vitest";
import { rateStrength } from "#kit/password-strength.ts";
import { ratePassword } from "./rate-password.ts";

test("the thread says what the function says, also to many at once", async () => {
  const passwords = ["password123", "qwertyuiop", "tulip-harbor-42", "Summer2026!", "ada lovelace"];
  const own = ["Ada Lovelace", "ada@example.com"];
  const told = await Promise.all(passwords.map((one) => ratePassword(one, own)));
  expect(told).toEqual(await Promise.all(passwords.map((one) => rateStrength(one, own))));
  expect(told[0]?.isTooWeak).toBe(true);
  expect(told[2]?.isTooWeak).toBe(false);
});

test("a password that takes long to rate holds up nothing else", async () => {
  const slow = "4@8({[‹3€6&9#!1/|0$5+7%2".repeat(5).slice(0, 40);
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 1);
  await ratePassword(slow, []);
  clearInterval(heart);
  // On this thread it would not have beaten at all until the answer was there.
  expect(beats).toBeGreaterThan(3);
});

test("more than can wait are asked to come again, and the next one gets an answer", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      try {
        await ratePassword(`tulip-harbor-${index}`, []);
        return "rated";
      } catch (error) {
        return (error as { code?: string }).code;
      }
    }),
  );
  expect(new Set(outcomes)).toEqual(new Set(["rated", "rate_limited"]));
  expect((await ratePassword("password123", [])).isTooWeak).toBe(true);
});
