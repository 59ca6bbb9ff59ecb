import fc from "fast-check";
import { expect, test } from "vitest";
import { isAbout, pageOfHost, wantsPerson } from "./conduct-rules.ts";
import { isOpenAt } from "./hours.ts";

test.each([
  "Can I talk to a human?",
  "human please",
  "Ich möchte mit einem Mitarbeiter sprechen",
  "Quiero hablar con una persona",
  "Je voudrais parler à un conseiller",
])("%s asks for a person", (said) => expect(wantsPerson(said, [])).toBe(true));

test.each(["How many people work here?", "Is the agent's fee included?", "Hello", ""])(
  "%s asks for none",
  (said) => expect(wantsPerson(said, [])).toBe(false),
);

test("a subject is meant once all of its words are said, in whatever form, and never by its small words alone", () => {
  expect(isAbout("What do your competitors charge?", ["competitor"])).toBe("competitor");
  expect(isAbout("Compare the prices of your competitors", ["competitor prices"])).not.toBeNull();
  expect(isAbout("What are your prices?", ["competitor prices"])).toBeNull();
  expect(isAbout("What is the time?", ["the war"])).toBeNull();
  expect(isAbout("Anything at all", ["", "  ", "!?"])).toBeNull();
});

test("a page is kept without its query and fragment, and only a page of the web", () => {
  expect(pageOfHost("https://shop.example/cart?token=secret#pay")).toBe(
    "https://shop.example/cart",
  );
  for (const page of [
    undefined,
    "",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://u:p@x.example/",
    "nonsense",
  ])
    expect(pageOfHost(page)).toBeNull();
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const kept = pageOfHost(url) ?? "";
      return !kept.includes("?") && !kept.includes("#") && kept.length <= 500;
    }),
  );
});

const day = (number: number, from: string, to: string) => ({ day: number, from, to });
const hours = (days: ReturnType<typeof day>[], timeZone = "UTC") => ({
  isLimited: true,
  timeZone,
  days,
  outside: "answer" as const,
  text: "",
});

test("hours are those of the bot's time zone, to the minute", () => {
  // A Tuesday.
  const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
  const office = hours([day(2, "09:00", "17:00")]);
  expect(
    [at("08:59"), at("09:00"), at("16:59"), at("17:00")].map((one) => isOpenAt(office, one)),
  ).toEqual([false, true, true, false]);
  const berlin = hours([day(2, "09:00", "17:00")], "Europe/Berlin");
  expect(isOpenAt(berlin, at("08:30"))).toBe(true);
  expect(isOpenAt(berlin, at("16:30"))).toBe(false);
  const night = hours([day(1, "22:00", "02:00")]);
  expect(isOpenAt(night, at("01:59"))).toBe(true);
  expect(isOpenAt(night, at("02:00"))).toBe(false);
  expect(isOpenAt({ ...office, isLimited: false }, at("03:00"))).toBe(true);
  expect(isOpenAt({ ...office, timeZone: "Nowhere/None" }, at("10:00"))).toBe(true);
});
