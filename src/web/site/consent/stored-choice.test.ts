import fc from "fast-check";
import { expect, test } from "vitest";
import { choiceCookie, consentVersion, optionalCategories, readChoice } from "./stored-choice.ts";

const date = "2026-11-21T10:00:00.000Z";
const cookieOf = (value: unknown) => `aria.consent=${encodeURIComponent(JSON.stringify(value))}`;
const whole = { version: consentVersion, date, accepted: ["Functional"] };
const subset = fc.subarray([...optionalCategories]);
const instant = fc.date({
  min: new Date("2020-01-01"),
  max: new Date("2100-01-01"),
  noInvalidDate: true,
});

test("a stored choice is read as it was made, among whatever other cookies", () => {
  fc.assert(
    fc.property(subset, instant, fc.stringMatching(/^[\w=.%-]*$/), (accepted, when, other) => {
      const choice = { date: when.toISOString(), accepted };
      for (const protocol of ["http:", "https:"]) {
        const [pair] = choiceCookie(choice, protocol).split("; ");
        expect(readChoice(`a=${other}; ${pair}; b=1`, protocol)).toEqual(choice);
      }
    }),
  );
});

test("any text at all is read without a failure, and is no choice", () => {
  const read = (text: string) => {
    expect(readChoice(text, "http:")).toBeNull();
    expect(readChoice(`aria.consent=${text}`, "http:")).toBeNull();
    expect(readChoice(`aria.consent=${encodeURIComponent(text)}`, "http:")).toBeNull();
  };
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }).map((text) => text.toWellFormed()),
      read,
    ),
  );
  fc.assert(fc.property(fc.json(), read));
});

const parts = ["version", "date", "accepted"] as const;
test("a choice with any part replaced is none", () => {
  fc.assert(
    fc.property(fc.constantFrom(...parts), fc.jsonValue(), (part, value) => {
      fc.pre(JSON.stringify(value) !== JSON.stringify(whole[part]));
      fc.pre(!(part === "accepted" && Array.isArray(value) && value.length === 0));
      expect(readChoice(cookieOf({ ...whole, [part]: value }), "http:")).toBeNull();
    }),
  );
});

test.each([
  ["another version", { ...whole, version: consentVersion + 1 }],
  ["a category that doesn't exist", { ...whole, accepted: ["Functional", "Everything"] }],
  ["Essential, which is nobody's choice", { ...whole, accepted: ["Essential"] }],
  ["a text in place of the list", { ...whole, accepted: "Functional" }],
  ["a date that is none", { ...whole, date: "2026-13-40T10:00:00.000Z" }],
  ["a date with more in it", { ...whole, date: `${date} Marketing` }],
])("%s is no choice", (_, value) => {
  expect(readChoice(cookieOf(whole), "http:")).not.toBeNull();
  expect(readChoice(cookieOf(value), "http:")).toBeNull();
});

test("a cookie whose name only ends like ours isn't it", () => {
  expect(readChoice(`not-${cookieOf(whole)}`, "http:")).toBeNull();
  expect(readChoice(`x=1; ${cookieOf(whole)}`, "http:")).not.toBeNull();
});

test("the cookie stays for a year, on the whole site, and behind https travels by https only", () => {
  const cookie = choiceCookie({ date, accepted: [] }, "https:");
  expect(cookie.split("; ").slice(1)).toEqual([
    "Path=/",
    "Max-Age=31536000",
    "SameSite=Lax",
    "Secure",
  ]);
  expect(choiceCookie({ date, accepted: [] }, "http:")).not.toContain("Secure");
});
