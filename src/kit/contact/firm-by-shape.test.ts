import { expect, test } from "vitest";
import { readContacts } from "../read-contact.ts";
import { firmByShape } from "./firm-by-shape.ts";

test.each([
  ["is for hotel Miramar, order 12", "hotel Miramar"],
  [
    "Im Auftrag von Frau Dr. Lindemann, Hausarztpraxis Lindemann in Celle",
    "Hausarztpraxis Lindemann",
  ],
  ["Club nautique du Belon. Moi je suis la secrétaire", "Club nautique du Belon"],
  ["we make fittings, name Sharma Metal Works, Jamnagar", "Sharma Metal Works"],
  ["We looked at Hotel Miramar and Hotel Bellevue", null],
  ["unlike Hotel Miramar we have no pool", null],
  ["Hotel Miramar quoted us a price", null],
  ["We got an offer from Agentur Blaulicht", null],
  ["I need a Landing Page", null],
])("the one firm that is named is known by its shape: %s", (said, firm) => {
  expect(firmByShape([said], null)).toBe(firm);
});

const reach = "I'm Ann Webb, ann@mail.example";
test.each([
  ["I used to be with Talbot & Crewe, the surveyors", null],
  ["When I had my own travel agency, Sunbeam Tours, we used the phone", null],
  ["My cousin has a company, Ferreira Digital", null],
  ["Ma belle-sœur tient une agence à Turin, Studio Bellini", null],
  ["Our bank, Lloyds, gives us a grant", null],
  ["I've left them and set up on my own in March, as Northlight Surveys", "Northlight Surveys"],
  [
    "I chair the board of a little charity, Second Harvest Dorset, we collect food",
    "Second Harvest Dorset",
  ],
  ["We are exporter of textile from Denizli, Yıldız Tekstil", "Yıldız Tekstil"],
  ["We have online school for kids, it calls Kodik", "Kodik"],
])(
  "a firm of the past or of others is nobody's, and where somebody is now is: %s",
  (said, firm) => {
    expect(readContacts([said, reach]).company).toBe(firm);
  },
);

test("a firm of one word is known by the host of an address, where it is told as such", () => {
  expect(readContacts(["soy nacho de tacoland", "nacho@tacoland.example"]).company).toBe(
    "tacoland",
  );
  expect(readContacts(["we eat tacoland", "nacho@tacoland.example"]).company).toBeNull();
});

test.each([
  [
    ["Call my wife please", "Anna, 07700 900 655", "Rich Abbott"],
    { name: "Rich Abbott", phone: "07700 900 655" },
  ],
  [
    ["Rufen Sie meinen Mann Hans an: 08821 440 917. Hildegard Neuner"],
    { name: "Hildegard Neuner", phone: "08821 440 917" },
  ],
  [
    ["my son does the computer side", "his number 07700 900 744", "cheers. frank"],
    { name: "Frank", phone: "07700 900 744" },
  ],
  [
    ["Mi compañero Iván lo lleva, escribidle a ivan@costa.example", "Soy Rocío Bermejo"],
    { name: "Rocío Bermejo", email: "ivan@costa.example" },
  ],
  [["They also answer by phone, you can ring them on 01632 960 114", reach], { phone: null }],
  [
    ["The old address, v@old.example, won't reach me any more. The new one is v@new.example"],
    { email: "v@new.example" },
  ],
  [["Send it to me, I'll put it on his desk: j.tan@lab.example"], { email: "j.tan@lab.example" }],
])("whom to reach is told from who writes: %j", (said, expected) => {
  expect(readContacts(said)).toMatchObject(expected);
});
