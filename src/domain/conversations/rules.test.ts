import { expect, test } from "vitest";
import { choosePersona, offersFor, sourcesFor, titleOf, turnsFor, type Said } from "./rules.ts";

test.each([
  ["What do you do?", "customer_service"],
  ["How much is a landing page?", "sales"],
  ["I want to buy a chatbot", "sales"],
  ["My form doesn't work any more", "technical_support"],
  ["There is an error when I order", "technical_support"],
] as const)("%s is for %s", (question, persona) => {
  expect(choosePersona(question, { isInTrouble: false })).toBe(persona);
  expect(choosePersona(question, { isInTrouble: true })).toBe("survival");
});

const said = (id: string, sender: Said["sender"], change: Partial<Said> = {}): Said => ({
  id,
  sender,
  text: id,
  state: "whole",
  replyTo: null,
  ...change,
});

test("a model hears what was said, and nothing of notes, canned replies and what was asked again", () => {
  const before = [
    said("q1", "user"),
    said("cut", "ai", { state: "cut", replyTo: "q1" }),
    said("canned", "ai", { state: "canned", replyTo: "q1" }),
    said("a1", "ai", { replyTo: "q1" }),
    said("note", "note"),
    said("q2", "user"),
    said("person", "person"),
    said("q3", "user"),
    said("half", "ai", { state: "cut", replyTo: "q3" }),
  ];
  const heard = (question: Said) => turnsFor(question, before).map(({ text }) => text);
  expect(heard(said("q4", "user"))).toEqual(["q1", "a1", "q2", "person", "q3", "half", "q4"]);
  expect(heard(said("q3", "user"))).toEqual(["q1", "a1", "q2", "person", "q3"]);
  expect(turnsFor(said("q4", "user"), before)[3]).toEqual({ sender: "ai", text: "person" });
});

test("sources are pages that were found, whatever a model cites", () => {
  const found = ["/a", "/b", "/c", "/d"].map((path) => ({ path, title: path, text: "" }));
  expect(sourcesFor(found, ["/b", "https://evil.example", "/admin"])).toEqual([
    { path: "/b", title: "/b" },
  ]);
  expect(sourcesFor(found, null)).toHaveLength(3);
  expect(sourcesFor([], ["/a"])).toEqual([]);
});

test("offers come from the question and the sources", () => {
  const sources = [{ path: "/help", title: "Help" }];
  const about = { sources, services: [], hasVideo: false, offersPerson: false };
  expect(offersFor({ ...about, question: "What is it?" })).toEqual([]);
  expect(offersFor({ ...about, question: "How much?" })).toEqual([
    { type: "quote", serviceId: null, title: null },
  ]);
  expect(offersFor({ ...about, question: "Can I talk to a human?" })).toEqual([
    { type: "follow-up" },
  ]);
  expect(offersFor({ ...about, question: "A demo, please", hasVideo: true })).toEqual([
    { type: "video" },
  ]);
  expect(offersFor({ ...about, question: "What is it?", offersPerson: true })).toEqual([
    { type: "follow-up" },
  ]);
});

test("a project in the studio stands before the quote, as the question and the sources decide about the rest", () => {
  const studio = { type: "studio" as const, sentence: "A bot for our practice", as: null };
  const services = [{ id: "gpt4-chatbot", title: "GPT-4 Chatbot" }];
  const about = { question: "A bot?", sources: [{ path: "/a", title: "A" }], services };
  const types = (offers: readonly { type: string }[]) => offers.map(({ type }) => type);
  expect(types(offersFor({ ...about, hasVideo: false, offersPerson: false, studio }))).toEqual([
    "service",
    "studio",
    "quote",
  ]);
});

test("a title is the first words on one line", () => {
  expect(titleOf("Hello\n  <b>there</b>")).toBe("Hello <b>there</b>");
  expect(titleOf(`${"x".repeat(78)}🧵🧵`)).toBe(`${"x".repeat(78)}…`);
  expect(titleOf("x".repeat(200))).toHaveLength(80);
});
