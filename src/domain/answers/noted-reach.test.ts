import { expect, test } from "vitest";
import { catalogueServices } from "../../../tests/factories/catalogue.ts";
import { siteEngine } from "../../../tests/factories/site-engine.ts";
import type { Turn } from "./read-focus.ts";
import { replyTo } from "./reply.ts";

const engine = siteEngine();
function talk(...said: readonly [string, ...string[]]) {
  const turns: Turn[] = [];
  const answer = (text: string) => {
    turns.push({ sender: "user", text });
    const reply = replyTo(turns, engine, catalogueServices);
    turns.push({ sender: "ai", text: reply.text });
    return reply;
  };
  const [first, ...further] = said;
  return further.reduce((_, text) => answer(text), answer(first));
}

test.each([
  ["Call me Tuesday after 3, 07700 900 411", "preferred time: Tuesday after 3"],
  ["Rufen Sie mich bitte am Dienstag nach 15 Uhr an: 0821 449 7721", "am Dienstag nach 15 Uhr"],
  ["Llámenme el jueves por la tarde, 954 550 137", "el jueves por la tarde"],
  ["Rappelez-moi demain matin au 06 39 98 41 27", "demain matin"],
])("when to call is said back with the number: %s", (said, when) => {
  const { text, noted } = talk(said);
  expect(text).toContain(when);
  expect(noted?.phone).toBeTruthy();
});

test("a time goes with the number that was told before or after it", () => {
  const after = talk("My number is 07700 900 411", "call me Tuesday after 3 please");
  expect(after.text).toMatch(/07700 900 411.*Tuesday after 3/su);
  const asked = talk("could you call me on tuesday after 3?");
  expect(asked.text).toMatch(/Which number/u);
  expect(asked.noted).toBeUndefined();
  const answered = talk("could you call me on tuesday after 3?", "07700 900 411");
  expect(answered.text).toMatch(/07700 900 411.*on tuesday after 3/su);
});

test.each([
  "nobody called me on Tuesday as you promised",
  "Can you call me a taxi tomorrow?",
  "Don't call me on Monday",
  "People ring us at two in the morning. How many chatbots have you made for undertakers?",
])("no time is noted where no call is asked for: %s", (said) => {
  expect(talk(said).text).not.toMatch(/preferred time/u);
});

test.each([
  ["Please call my husband, his number is 07700 900 655", "07700 900 655 for your husband"],
  [
    "Could you write to my assistant Joyce at j.tan@lab.example?",
    "j.tan@lab.example for your assistant Joyce",
  ],
  ["Bitte rufen Sie meinen Mann an: 08821 440 917", "08821 440 917 für Ihren Mann"],
  ["Schreiben Sie bitte meinem Chef, chef@laden.example", "chef@laden.example für Ihren Chef"],
  ["Escríbale a mi socio Joaquín, joaquin@rebollo.example", "para su socio Joaquín"],
  ["Appelez mon associé Bastien au 06 39 98 41 27", "pour votre associé Bastien"],
])("whom we're asked to reach is noted as that person: %s", (said, back) => {
  const { text, noted } = talk(said);
  expect(text).toContain(back);
  expect(noted?.name).toBeNull();
});

test("the name of who writes stays theirs beside somebody else's number", () => {
  const { noted } = talk("I'm Rich Abbott. Please call my wife Anna on 07700 900 655");
  expect(noted).toMatchObject({ name: "Rich Abbott", phone: "07700 900 655" });
  expect(talk("can you call my wife?", "anna, 07700 900 655").text).toContain("for your wife");
});

test("their number is noted once, and their own beside it stays their own", () => {
  expect(talk("call my wife on 07700 900 655", "what does a chatbot cost?").noted).toBeUndefined();
  expect(talk("can you call my wife?", "no, my number is better: 07700 900 655").text).toMatch(
    /will call you/u,
  );
});

test.each([
  "is my colleague allowed to call you? his number is 07700 900 655",
  "don't call my husband, his number 07700 900 655 is private",
])("nobody is reached who isn't to be: %s", (said) => {
  expect(talk(said).noted).toBeUndefined();
});
