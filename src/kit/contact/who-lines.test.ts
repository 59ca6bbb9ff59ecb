import { expect, test } from "vitest";
import { readContact, readContacts } from "../read-contact.ts";
import { whoLineIn } from "./who-lines.ts";

test.each([
  ["Bev Hartley, The Copper Kettle. ring me on 07700 900142", "Bev Hartley", "The Copper Kettle"],
  ["soy Chema, Motos Chema", "Chema", "Motos Chema"],
  ["text me on +44 7700 900561 - Callum from Northside Gym", "Callum", "Northside Gym"],
  [
    "Bonjour, Clémence Aubry de la fromagerie Les Trois Chèvres, dans la Drôme",
    "Clémence Aubry",
    "fromagerie Les Trois Chèvres",
  ],
  ["Thomas Leroux, société Leroux Matériaux.", "Thomas Leroux", "Leroux Matériaux"],
])("a firm beside a person is read whatever it is called: %s", (text, name, company) => {
  expect(readContact(text)).toMatchObject({ name, company });
});

test.each([
  "Marta Ruiz, Valencia, 600 555 014",
  "Ana Ruiz, Pedro López, 600 555 014",
  "Maria Keller, Sales Director, 01632 960001",
])("a town, another person or a role beside a name is no firm: %s", (text) => {
  expect(whoLineIn(text)?.company ?? null).toBeNull();
});

test("whom a colleague's firm is called after is nobody's contact", () => {
  expect(whoLineIn("my mate Oliver from Surf Shack said you did his site")).toBeNull();
});

test.each([
  ["call me 918-555-0142, dwayne", { name: "Dwayne", phone: "918-555-0142" }],
  ["Portia Adeleke, ext. 12, 01632 960599", { name: "Portia Adeleke", phone: "01632 960599" }],
  [
    "jake, iron ridge crossfit, jake@ironridge.example",
    { name: "Jake", email: "jake@ironridge.example" },
  ],
  ["Herr Lindner, Optik Lindner, info@optik-lindner.example", { name: "Lindner" }],
  ["florist here, write to tess@bloomandstem.example", { name: null }],
  ["tel 06 39 98 01 12, enfin non ca c'est l'ancien, 06 39 98 01 47", { phone: "06 39 98 01 47" }],
  [
    "Das macht Frau Yilmaz (yilmaz@tonart.example), das Angebot geht an mich: brandt@tonart.example",
    { email: "brandt@tonart.example" },
  ],
])("who can be reached, and where, is read as people type it: %s", (text, expected) => {
  expect(readContacts([text])).toMatchObject(expected);
});

test.each([
  [
    ["I'm only the intern", "please write to my boss, Ingrid Solheim, ingrid@fjord.example"],
    { name: "Ingrid Solheim", email: "ingrid@fjord.example" },
  ],
  [
    ["his name is Gareth, gareth@llanwines.example, send him the offer"],
    { name: "Gareth", email: "gareth@llanwines.example" },
  ],
  [
    ["Hablen con mi socio, Joaquín Rebollo: 920 555 016"],
    { name: "Joaquín Rebollo", phone: "920 555 016" },
  ],
  [
    ["Contactez plutôt notre trésorier, Hervé Lambin : tresorier@canal.example"],
    { name: "Hervé Lambin", email: "tresorier@canal.example" },
  ],
])("somebody for whom we're asked to write to another is reached there: %j", (said, expected) => {
  expect(readContacts(said)).toMatchObject(expected);
});

test("of a signature the firm is read, not the department, and not the fax", () => {
  const text =
    "We'd be glad of an offer.\n\nKind regards\n\nMargaret Achterberg\nVisitor Services\nHarbour Walks Trust\n12 Quay Street, Whitby\nTel. 01632 960733\nFax 01632 960734\nm.achterberg@harbourwalks.example";
  expect(readContact(text)).toEqual({
    name: "Margaret Achterberg",
    company: "Harbour Walks Trust",
    phone: "01632 960733",
    email: "m.achterberg@harbourwalks.example",
  });
});
