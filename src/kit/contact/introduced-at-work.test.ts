import { expect, test } from "vitest";
import { readContacts } from "../read-contact.ts";

/** What was said, who said it, and for whom; null where nobody is named. */
const said: readonly (readonly [string, string | null, string | null])[] = [
  ["Thanks! Sam Okoro, Tidewater Dental.", "Sam Okoro", "Tidewater Dental"],
  ["you can reach me, Lena Voss, at lena@voss.example", "Lena Voss", null],
  ["It's Anouk again, from the pottery studio Clay & Co", "Anouk", "Clay & Co"],
  ["My company is called Bluefin Charters and my name's Theo.", "Theo", "Bluefin Charters"],
  ["I work for the Hartmann Foundation, name is Julia Stern", "Julia Stern", "Hartmann Foundation"],
  ["— Yusuf Demir, Demir Import", "Yusuf Demir", "Demir Import"],
  ["I'm Rosa. Our café, Casa Verde, needs a menu page", "Rosa", "Casa Verde"],
  [
    "Name: kwame mensah / company: goldcoast logistics / mail: kwame@gcl.example",
    "Kwame Mensah",
    "goldcoast logistics",
  ],
  ["Priyanka here, I handle marketing at Northwind Tea", "Priyanka", "Northwind Tea"],
  ["I own a bakery called Crumb & Co in Dublin. Sinead.", "Sinead", "Crumb & Co"],
  ["Put it under Fatima Al-Sayed please", "Fatima Al-Sayed", null],
  [
    "the invoice goes to Brightwell School, contact is me, Tom Ellery",
    "Tom Ellery",
    "Brightwell School",
  ],
  ["wir sind die Fahrschule Rasant aus Köln, mein Name ist Ali Kaya", "Ali Kaya", "Rasant"],
  ["me llamo Jorge y trabajo en Talleres Norte", "Jorge", "Talleres Norte"],
  ["Je suis Paul Dupuis, de l'agence Lumen", "Paul Dupuis", "Lumen"],
  ["notre société s'appelle Vertbois, moi c'est Inès", "Inès", "Vertbois"],
  [
    "I'm calling about my mother, Edith Bell, who ordered a page. I'm her son Robert Bell",
    "Robert Bell",
    null,
  ],
  ["my accountant, Dana Cole from Ledgerly, told me to ask. I'm Pete.", "Pete", null],
  ["I saw your work for Acme. We're a small team at Loomstate.", null, "Loomstate"],
  ["Our brand: Saltmarsh Surf. I'm its founder, Jodie Marsh.", "Jodie Marsh", "Saltmarsh Surf"],
  [
    "Best regards\nMarta Kowalczyk | Operations | Polnord Sp. z o.o.",
    "Marta Kowalczyk",
    "Polnord Sp. z o.o.",
  ],
  ["Are you Tom? I'm Jill from HR at Stonebridge.", "Jill", "Stonebridge"],
  ["I'm Interested In A Landing Page", null, null],
  ["I'm a lawyer from Boston", null, null],
  ["I'm a designer at heart", null, null],
  ["I handle invoices in Excel at the moment", null, null],
  ["We're a team of five at two sites", null, null],
  ["please send the invoice to Accounting", null, null],
  ["Could Nadia call me back? I'm Leo.", "Leo", null],
  ["I answer mails in Outlook at night", null, null],
];

test.each(said)("%s", (text, name, company) => {
  const read = readContacts([text]);
  expect(read.name).toBe(name);
  expect(read.company ?? "").toContain(company ?? "");
  expect(read.company === null).toBe(company === null);
});
