import { expect, test } from "vitest";
import { type Contact, readContacts } from "../read-contact.ts";

const nothing: Contact = { email: null, phone: null, name: null, company: null };
type Told = Pick<Partial<Contact>, "name" | "company">;

const people: readonly [said: string | readonly string[], told: Told][] = [
  ["Femi here, Okon Haulage Ltd.", { name: "Femi", company: "Okon Haulage Ltd" }],
  ["its dariusz from swift tiling", { name: "Dariusz", company: "swift tiling" }],
  [
    "that helps. Best, Moira (Glenfinlas Guest House)",
    { name: "Moira", company: "Glenfinlas Guest House" },
  ],
  [
    "I'm off to the yard.\n\nKerensa Trewin\nPendower Boats",
    { name: "Kerensa Trewin", company: "Pendower Boats" },
  ],
  ["Operations lead at Northwind Solar, we install panels", { company: "Northwind Solar" }],
  ["I'm a mobile dog groomer. Muddy Paws it's called.", { company: "Muddy Paws" }],
  ["Two of us run Larkspur Weddings", { company: "Larkspur Weddings" }],
  ["I'm with the city of Aberdeen, parks department", { company: "city of Aberdeen" }],
  ["i own a barber shop in leeds called fade factory", { company: "fade factory" }],
  [
    "We're Nadia and Chris, we own The Copper Kettle",
    { name: "Nadia", company: "The Copper Kettle" },
  ],
  ["we are Tom and Ann", { name: "Tom" }],
  [
    [
      "I'm writing for my boss, Mr Leland Cross. He runs Cross & Daughters.",
      "I'm Petra, his assistant",
    ],
    { name: "Petra", company: "Cross & Daughters" },
  ],
  [
    "Anna Lohmann, Steuerkanzlei Lohmann & Partner.",
    { name: "Anna Lohmann", company: "Steuerkanzlei Lohmann & Partner" },
  ],
  ["Servus, da Sepp vom Gasthof Adler", { name: "Sepp", company: "Gasthof Adler" }],
  ["Danke, Gruß Roswitha Huber", { name: "Roswitha Huber" }],
  ["Ich leite die Buchhaltung bei Nordlicht Spedition.", { company: "Nordlicht Spedition" }],
  ["Ich betreibe eine kleine Pension am Chiemsee, Haus Seeblick.", { company: "Haus Seeblick" }],
  ["Wir suchen für unseren Verein (TSV Grünau) ein Portal", { company: "TSV Grünau" }],
  ["ich hab nen kleinen blumenladen, heißt wiesenglück", { company: "wiesenglück" }],
  ["Buenas tardes, de parte de Logística Peralta S.L.", { company: "Logística Peralta S.L." }],
  ["i'm sunita, treasurer of our temple trust", { name: "Sunita" }],
  [
    "At Brightwater Vets we close at six. I'm the practice manager, Colm Daly",
    { name: "Colm Daly", company: "Brightwater Vets" },
  ],
  ["I'm evaluating vendors for Tessera Biotech.", { company: "Tessera Biotech" }],
  ["Ich frage für die Stadtbücherei Lüneburg", { company: "Stadtbücherei Lüneburg" }],
  ["moi c'est nadège, j'ai un institut de beauté", { name: "Nadège" }],
  ["Hola, os escribo de Bodegas Almendral", { company: "Bodegas Almendral" }],
  [
    "hey, lina hier. ich mach keramik, mein label heißt tonfall",
    { name: "Lina", company: "tonfall" },
  ],
  ["soy lucía, llevo la academia de baile", { name: "Lucía" }],
  [
    "Nous sommes deux associés, Hugo Marchal et Inès Feraoui, du garage Marchal-Feraoui",
    { company: "Marchal-Feraoui" },
  ],
];

test.each(people)(
  "people of many trades are named as they say, with their firm: %j",
  (said, told) => {
    const { name, company } = readContacts(typeof said === "string" ? [said] : said);
    expect({ name, company }).toEqual({ name: null, company: null, ...told });
  },
);

test.each([
  ["My name's Rowan Page, I'm the head teacher", "Rowan Page"],
  ["My name is Mary Form", "Mary Form"],
  ["My name is Smart Form", null],
  ["My name is Landing Page", null],
])("a person may be called like what we sell, and a service is no person: %s", (said, name) => {
  expect(readContacts([said]).name).toBe(name);
});

test.each([
  [
    "I'm Petra, his assistant: petra@cross.example. Don't write to him.",
    { name: "Petra", email: "petra@cross.example" },
  ],
  ["It's Tamsin, tamsin@rise.example", { name: "Tamsin", email: "tamsin@rise.example" }],
  [
    "Mail Beatrix at hello@larkspur.example (that's me)",
    { name: "Beatrix", email: "hello@larkspur.example" },
  ],
  ["schickt mir gern was an verena@wiese.example", { email: "verena@wiese.example" }],
  [
    "Send it to Ike, ike@bluebell.example. That's me.",
    { name: "Ike", email: "ike@bluebell.example" },
  ],
  ["contactez Inès : ines@garage.example", { name: "Inès", email: "ines@garage.example" }],
  [
    "call 020 7946 0321, Hollis Grant, Grant & Sons Removals",
    { name: "Hollis Grant", phone: "020 7946 0321", company: "Grant & Sons Removals" },
  ],
])("who is reached there is named: %s", (said, told) => {
  expect(readContacts([said])).toEqual({ ...nothing, ...told });
});

test.each([
  "it's dead from yesterday",
  "its slow at loading",
  "he works at Siemens, we don't",
  "questions for Anna, we wait",
  "we have a shop software called shopware",
  "wir haben einen Laden, der heißt so wie ich",
  "Our client (Acme Ltd) is slow",
  "Sarah at the front desk types all forms twice",
  "mon collègue Bastien Roche a un chatbot de chez DocBot",
])("nobody's name and no firm is taken from what tells of neither: %s", (said) => {
  expect(readContacts([said])).toEqual(nothing);
});
