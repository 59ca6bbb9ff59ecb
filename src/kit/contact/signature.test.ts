import { expect, test } from "vitest";
import { readContact, readContacts } from "../read-contact.ts";

test.each([
  ["Claire Vasseur, étude Vasseur, 06 55 50 12 34", "Claire Vasseur", "étude Vasseur"],
  ["I'm Ada Byron by the way, Tall Pines, ada@tallpines.example", "Ada Byron", "Tall Pines"],
  [
    "please no calls. Tom Rivera, t.r@portsouth.example, Port South Lines",
    "Tom Rivera",
    "Port South Lines",
  ],
  ["Anna Berg, Zahnarztpraxis Berg, 030 5550 1234", "Anna Berg", "Zahnarztpraxis Berg"],
  ["tom@redkite.example, Red Kite, thanks", null, "Red Kite"],
  ["Jo Lane, jo@lane.example, Bristol", "Jo Lane", null],
])("who signs, and for whom, is read from a list: %s", (text, name, company) => {
  const found = readContact(text);
  expect({ name: found.name, company: found.company }).toEqual({ name, company });
});

test.each([
  "does the form notice when somebody types ada@gmial.example?",
  "zum Beispiel ada@gmial.example",
  "what happens for an address such as ada@gmial.example",
])("an address that is an example is nobody's: %s", (text) => {
  expect(readContact(text).email).toBeNull();
});

test("whoever asks for somebody else gives that person's address, name and company", () => {
  expect(
    readContacts([
      "I'm asking for my brother, he has a bakery called Northcrust",
      "his mail is sam@northcrust.example, his name is Sam Abbott",
    ]),
  ).toMatchObject({ email: "sam@northcrust.example", name: "Sam Abbott", company: "Northcrust" });
  expect(readContacts(["his mail is sam@northcrust.example"]).email).toBeNull();
});

test("a name before the wish to be written to is kept, without an address, too", () => {
  const told = "Owen Hughes. You have my address from the order, please write to me";
  expect(readContacts(["Where is my order?", told]).name).toBe("Owen Hughes");
});
