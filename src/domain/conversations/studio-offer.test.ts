import fc from "fast-check";
import { expect, test } from "vitest";
import { studioOffer } from "./studio-offer.ts";

const chatbot = { id: "gpt4-chatbot", title: "GPT-4 Chatbot" };
const landingPage = { id: "landing-page", title: "Landing Page" };
const said = (...texts: string[]) =>
  texts.flatMap((text) => [
    { sender: "user" as const, text },
    { sender: "ai" as const, text: "A chatbot does that for you." },
  ]);
const offered = (services: (typeof chatbot)[], ...texts: string[]) =>
  studioOffer({ turns: said(...texts), services });

test("a need for something that the studio designs opens it with the visitor's own words", () => {
  const need = "We need a bot for our dental practice that books appointments.";
  expect(offered([chatbot], need)).toEqual({ type: "studio", sentence: need, as: null });
});

test("a question about the price keeps the need that was told before it", () => {
  const need = "I want a chatbot for my hotel.";
  for (const question of [
    "How much is it?",
    "And how long does it take?",
    "What does a chatbot cost?",
  ])
    expect(offered([chatbot], need, question)?.sentence).toBe(need);
});

test("where only a service is talked about, its name begins the project", () => {
  for (const question of ["What does a chatbot cost?", "Was kostet das?", "¿Qué precio tiene?"])
    expect(offered([chatbot], question)).toEqual({
      type: "studio",
      sentence: "GPT-4 Chatbot",
      as: "chatbot",
    });
});

test("nothing is offered about what the studio can't design, or about no service", () => {
  const need = "We need a bot for our dental practice.";
  expect(offered([landingPage], need)).toBeNull();
  expect(offered([], need)).toBeNull();
  expect(offered([{ id: "constructor", title: "Constructor" }], need)).toBeNull();
});

test("ways to reach somebody never get into the address", () => {
  const offer = offered(
    [chatbot],
    "I need a chatbot for my shop. Write to ada@example.com or call +49 170 1234567.",
  );
  expect(offer?.sentence).toContain("I need a chatbot for my shop.");
  expect(offer?.sentence).not.toMatch(/ada|example|170|1234567/);
});

test("of a long message whole sentences are kept, and of a long sentence whole words", () => {
  const need = "We need a chatbot for our hotel.";
  expect(offered([chatbot], `${need} ${"It answers every guest. ".repeat(50)}`)?.sentence).toMatch(
    /^We need a chatbot .* guest\.$/,
  );
  const long = `We need a chatbot for ${"hotels ".repeat(100)}`;
  expect(offered([chatbot], long)?.sentence).toMatch(/^We need a chatbot for (?:hotels ?)+$/);
});

test("whatever is said, the sentence is one well-formed line within its limit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (text) => {
      const offer = offered([chatbot], `I need a chatbot ${text}`);
      expect(offer?.sentence.length).toBeGreaterThan(0);
      expect(offer?.sentence.length).toBeLessThanOrEqual(300);
      expect(offer?.sentence.isWellFormed()).toBe(true);
      expect(offer?.sentence).not.toMatch(/[\r\n]/);
    }),
  );
});
