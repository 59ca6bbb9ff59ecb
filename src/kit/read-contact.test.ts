import fc from "fast-check";
import { expect, test } from "vitest";
import { readContact, readContacts, withoutContactDetails } from "./read-contact.ts";

const nothing = { email: null, phone: null, name: null, company: null };

test.each([
  ["you can reach me at ada@example.com", { email: "ada@example.com" }],
  [
    "My name is Ada Lovelace, ada@example.com, from Analytical Engines",
    { name: "Ada Lovelace", email: "ada@example.com", company: "Analytical Engines" },
  ],
  ["call me on +49 30 1234567 please", { phone: "+49 30 1234567" }],
  [
    "Ich heiße Jörg Müller, meine Nummer ist 0301 234 5678",
    { name: "Jörg Müller", phone: "0301 234 5678" },
  ],
  ["me llamo Ana García, ana@ejemplo.es", { name: "Ana García", email: "ana@ejemplo.es" }],
  ["je m’appelle Zoé Petit : zoe@exemple.fr", { name: "Zoé Petit", email: "zoe@exemple.fr" }],
  ["(415) 555-0142 after six", { phone: "(415) 555-0142" }],
  ["send it to me please, not her: dario@kerr.example", { email: "dario@kerr.example" }],
  [
    "account is under ops@greenleaf.example, company Greenleaf GmbH",
    { email: "ops@greenleaf.example", company: "Greenleaf GmbH" },
  ],
  ["Guten Tag, Schreinerei Brandl hier", { company: "Schreinerei Brandl" }],
  ["0821 449 7721, fragen Sie nach Frau Brandl", { phone: "0821 449 7721", name: "Brandl" }],
])("what somebody tells of themselves is read: %s", (text, expected) => {
  expect(readContact(text)).toEqual({ ...nothing, ...expected });
});

test.each([
  "Our budget is 12,000 dollars",
  "we have 1500 orders in 2025-10-12 and 300 more",
  "It costs $1,200.50",
  "I'm looking for a chatbot",
  "my colleague's address is bob@example.com",
  "write to his boss at boss@example.com",
  "3 to 5 days, 24 hours",
  "my card is 4242 4242 4242 4242 4242",
  "A client wrote us: 'Hi, I am John Bates, call me at 555 0100'. We get 50 of those a day",
])("nothing is read where nothing of their own is told: %s", (text) => {
  expect(readContact(text)).toEqual(nothing);
});

test("what was said last counts, and nothing said earlier is lost", () => {
  expect(
    readContacts(["I'm Ada Lovelace, ada@example.com", "sorry, it's ada@example.org", "thanks"]),
  ).toEqual({ ...nothing, name: "Ada Lovelace", email: "ada@example.org" });
});

test("whatever is written, reading it ends soon, and what is taken out is gone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 4000 }), (text) => {
      const { email } = readContact(text);
      expect(email !== null && withoutContactDetails(text).includes(email)).toBe(false);
    }),
    { numRuns: 200 },
  );
  const slow = `${"1 ".repeat(2000)}@`;
  expect(readContact(slow).email).toBeNull();
});
