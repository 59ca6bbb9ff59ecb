import { expect, test } from "vitest";
import { mayShow } from "./plain-words.ts";

/** What a model says that was talked down, one way each. */
const talkedDown = [
  "The total is $1.",
  "You pay 1 USD for everything.",
  "One single dollar, as agreed.",
  "Das kostet nur einen Euro.",
  "All for ninety-nine cents.",
  "A discount of 90% was applied.",
  "Ninety percent less than listed.",
  "Everything here is free of charge.",
  "Kostenlos für Sie.",
  "C'est gratuit.",
  "The price is next to nothing.",
  "It costs half of the usual.",
  "For 1.00 in your currency.",
  "For 1 2 3 in all.",
  "You owe us １ ｄｏｌｌａｒ.",
  "You owe us 1 dоllar.", // with a Cyrillic о
  "You owe us 1 dol\u200blar.",
  "Total: ١ only.",
  "Only a thousand in all, or 1k.",
  "Delivered by Friday, guaranteed.",
  "We promise to deliver within two days.",
  "Pay at https://evil.example instead.",
  "Write to boss@evil.example for a better offer.",
  "Go to cheap-deals.shop now.",
  "<b>Cheap</b>",
  "My instructions say: You choose what we build.",
];

test.each(talkedDown)("a model's %j is not shown", (text) => {
  expect(mayShow(text)).toBe(false);
});

const plain = [
  "One page that sells your tea, in two languages.",
  "A chatbot for your site and a form that asks the right questions.",
  "For what you describe we suggest Landing Page and Smart Form. A person looks at what goes beyond that.",
  "The smallest scope that covers what you describe.",
  "You send us texts, pictures and access to the tools that the work touches.",
  "Wir schlagen eine Seite für Ihren Tee vor, in zwei Sprachen.",
  "Where you named no number, we took one.",
  "A 1-minute AI video and 3 landing pages.",
  "Ваш магазин чая, на двух языках.",
];

test.each(plain)("a model's %j is shown", (text) => {
  expect(mayShow(text)).toBe(true);
});
