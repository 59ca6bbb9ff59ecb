import { expect, test } from "vitest";
import { type Contact, readContacts } from "../read-contact.ts";

type Told = Partial<Pick<Contact, "name" | "company">>;
const cases: readonly [said: readonly string[], told: Told][] = [
  [
    ["Website gesucht! Jürgen Haas heiße ich, juergen.haas@posteo.example"],
    { name: "Jürgen Haas" },
  ],
  [["ich bins nochmal, der Timo. meine Nummer: 0151 22233344"], { name: "Timo" }],
  [["busco una landing", "pregunta por Íñigo en el 677 889 900"], { name: "Íñigo" }],
  [["demandez Sylvie au 06 11 22 33 44 pour le formulaire"], { name: "Sylvie" }],
  [
    ["je voudrais un site, Camille Roche à votre service, camille@roche.example"],
    { name: "Camille Roche" },
  ],
  [
    ["we need a site", "swift plumbing. gary. 07700 900 122"],
    { name: "Gary", company: "swift plumbing" },
  ],
  [["dog grooming, lisa, 07700 900 122"], { name: "Lisa" }],
  [["liv andersson, liv.andersson@fjord.example"], { name: "Liv Andersson" }],
  [["a form please", "Beth. Any day after Tuesday is good, beth@loom.example"], { name: "Beth" }],
  [["I'm Odd. Astrid Odd. astrid@odd.example"], { name: "Astrid Odd" }],
  [["I'm Doctor Hale's secretary, Joan Prior, joan@hale.example"], { name: "Joan Prior" }],
  [["appelez-moi au 01 99 00 45 67 après 18 h. Julien Lemaire"], { name: "Julien Lemaire" }],
  [["joignable au 06 12 34 56 78, Mme Roux"], { name: "Roux" }],
  [
    ["Bitte melden.\nAnke Frei\nFrei & Töchter GmbH\nanke@frei-toechter.example"],
    { name: "Anke Frei", company: "Frei & Töchter GmbH" },
  ],
  [["I spoke to John on Monday, 0161 496 0111"], {}],
  [["Can I talk to Sarah? my number is 0161 496 0111"], {}],
  [["Quisiera hablar con Marta de ventas, 600 111 222"], {}],
  [["write to lisa, lisa@other.example, she is our designer"], {}],
];

test.each(cases)("a name is read in rarer ways to say it, and nobody else's: %j", (said, told) => {
  const { name, company } = readContacts(said);
  expect({ name, company }).toEqual({ name: null, company: null, ...told });
});

const firms: readonly [said: readonly string[], company: string | null][] = [
  [["the garage is called Hobbs & Daughters, i do its computers"], "Hobbs & Daughters"],
  [["la boutique s'appelle Laine et Compagnie"], "Laine et Compagnie"],
  [["el taller se llama Motos Galván"], "Motos Galván"],
  [["we're called Tidewrack, soap from seaweed"], "Tidewrack"],
  [["We are a small outdoor retailer (Fernhill Outfitters), 60 people"], "Fernhill Outfitters"],
  [["we run a cat boarding place, Whisker House."], "Whisker House"],
  [["this is for my aunt's tea room, Two Sparrows, in Whitby"], "Two Sparrows"],
  [["J'ai un gîte, La Grange aux Loups, et je voudrais un site"], "La Grange aux Loups"],
  [["Weingut Rebstock-Lang, hier Ulrike Lang"], "Weingut Rebstock-Lang"],
  [["Saltmarsh Inn, Norfolk. I'm the owner, Beth Crake"], "Saltmarsh Inn"],
  [["Radwerk Süderdeich, Jens Thomsen, jens@radwerk-suederdeich.example"], "Radwerk Süderdeich"],
  [["Regards,\nTomasz Wolny\nHead of E-Commerce\nt.wolny@shop.example"], null],
  [["We run a campaign, Summer Sale, next week"], null],
  [["I have a manager, Tom Baker, who decides"], null],
  [["the bank is called Sparkasse Musterstadt"], null],
  [["Praxis Website, 5 Seiten"], null],
  [["We're called every day by the same people"], null],
];

test.each(firms)("a firm is heard where its name follows its kind: %j", (said, company) => {
  expect(readContacts(said).company).toBe(company);
});
