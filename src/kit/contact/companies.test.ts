import { expect, test } from "vitest";
import { type Contact, readContacts } from "../read-contact.ts";

const nothing: Contact = { email: null, phone: null, name: null, company: null };
const cases: readonly [said: string | readonly string[], told: Partial<Contact>][] = [
  ["We're a small dental practice called Bright Smiles", { company: "Bright Smiles" }],
  ["our bakery, Crumb & Co, has three shops", { company: "Crumb & Co" }],
  ["our bakery Crumb & Co has three shops", { company: "Crumb & Co" }],
  ["I have a yoga studio, Still Water, in Leeds", { company: "Still Water" }],
  ["I run a yoga studio called Still Water", { company: "Still Water" }],
  ["I'm the owner of Still Water Yoga", { company: "Still Water Yoga" }],
  ["Still Water Yoga here", { company: "Still Water Yoga" }],
  ["Here at Still Water Yoga we get many calls", { company: "Still Water Yoga" }],
  ["at Still Water Yoga we get many calls", { company: "Still Water Yoga" }],
  ["We at Still Water Yoga get many calls", { company: "Still Water Yoga" }],
  ["Company is Still Water Ltd", { company: "Still Water Ltd" }],
  ["It's for Still Water Yoga, our studio", { company: "Still Water Yoga" }],
  ["the company's Still Water Ltd", { company: "Still Water Ltd" }],
  ["I'm an assistant at the law firm Roth & Klein", { company: "Roth & Klein" }],
  ["Ich schreibe für die Stadtwerke Oberau", { company: "Stadtwerke Oberau" }],
  ["Unsere Firma heißt Holzbau Brandl", { company: "Holzbau Brandl" }],
  ["Wir, die Holzbau Brandl GmbH, suchen", { company: "Holzbau Brandl GmbH" }],
  ["Ich bin Geschäftsführer der Holzbau Brandl GmbH", { company: "Holzbau Brandl GmbH" }],
  ["Ich habe ein Café, das Morgenrot, in Wien", { company: "Morgenrot" }],
  ["mein Laden heißt Morgenrot", { company: "Morgenrot" }],
  ["Tenemos una clínica que se llama Dental Sur", { company: "Dental Sur" }],
  ["Mi restaurante es La Terraza del Mar", { company: "La Terraza del Mar" }],
  ["Les escribo de la inmobiliaria Casa Nueva", { company: "Casa Nueva" }],
  ["Trabajo para Transportes Hermanos Gil S.A.", { company: "Transportes Hermanos Gil S.A." }],
  ["Notre boutique s'appelle Fil & Laine", { company: "Fil & Laine" }],
  ["Je vous contacte pour le Cabinet Moreau", { company: "Cabinet Moreau" }],
  ["nous sommes une petite agence, Studio Nord", { company: "Studio Nord" }],
  ["Je suis gérante de La Fleur Bleue", { company: "La Fleur Bleue" }],
  ["Wir hatten vorher die Agentur Blaulicht, die war teuer", {}],
  ["Webcraft Wizards wanted 6000 for this", {}],
  ["we use Mailchimp and Xero", {}],
  ["our clients are Siemens and Bosch", {}],
  ["I read about you on TechCrunch", {}],
  ["I saw your work for Acme", {}],
  ["we compete with Acme Corp", {}],
  ["I work from home", {}],
  ["we're from Ghana", {}],
  ["wir kommen aus Freiburg", {}],
];

test.each(cases)("the company that people come for is read, and no other: %j", (said, told) => {
  const messages = typeof said === "string" ? [said] : said;
  expect(readContacts(messages, ["ariaworks.example"])).toEqual({ ...nothing, ...told });
});
