import { expect, test } from "vitest";
import { type Contact, readContacts } from "../read-contact.ts";

const nothing: Contact = { email: null, phone: null, name: null, company: null };
const cases: readonly [said: string | readonly string[], told: Partial<Contact>][] = [
  ["Grüß Gott, hier Huber Maria", { name: "Huber Maria" }],
  ["My name's Siobhán Ní Bhriain", { name: "Siobhán Ní Bhriain" }],
  ["I'm Jean-Luc d'Arras", { name: "Jean-Luc d'Arras" }],
  ["it's Tom again from Oak & Co", { name: "Tom", company: "Oak & Co" }],
  ["Hey, Jess here! quick one", { name: "Jess" }],
  ["jess here from bloom florists", { name: "Jess" }],
  ["this is raj from koala coffee", { name: "Raj" }],
  ["Name is Raj Patel", { name: "Raj Patel" }],
  ["My full name is María José de la Fuente Ortiz", { name: "María José de la Fuente Ortiz" }],
  ["Hello, I am Dr. Anna Weiß and I run a practice", { name: "Anna Weiß" }],
  ["you can address me as Ms Chen", { name: "Chen" }],
  ["just ask for Fiona", { name: "Fiona" }],
  ["ask for Fiona when you call 0161 496 0123", { name: "Fiona", phone: "0161 496 0123" }],
  ["— Fiona", { name: "Fiona" }],
  ["I'd like a quote.\nFiona McAllister", { name: "Fiona McAllister" }],
  [
    "ok please do. Fiona McAllister, fiona@x.example",
    { name: "Fiona McAllister", email: "fiona@x.example" },
  ],
  ["fiona@x.example (Fiona McAllister)", { name: "Fiona McAllister", email: "fiona@x.example" }],
  ["Fiona McAllister <fiona@x.example>", { name: "Fiona McAllister", email: "fiona@x.example" }],
  ["Sure: Fiona McAllister, 0161 496 0123", { name: "Fiona McAllister", phone: "0161 496 0123" }],
  [
    "sure, it's Fiona McAllister and my mail is fiona@x.example",
    { name: "Fiona McAllister", email: "fiona@x.example" },
  ],
  ["Fiona. fiona@x.example", { name: "Fiona", email: "fiona@x.example" }],
  ["danke, Stefan", { name: "Stefan" }],
  ["Danke und Gruß, Stefan Huber", { name: "Stefan Huber" }],
  ["gracias, Pablo", { name: "Pablo" }],
  ["un saludo, Pablo Iglesias Soto", { name: "Pablo Iglesias Soto" }],
  ["Merci, Chloé", { name: "Chloé" }],
  ["Bien à vous,\nChloé Lambert", { name: "Chloé Lambert" }],
  ["Soy la doctora Elena Ríos de la Clínica Ríos", { name: "Elena Ríos", company: "Clínica Ríos" }],
  ["Habla Elena Ríos", { name: "Elena Ríos" }],
  ["Le saluda Elena Ríos", { name: "Elena Ríos" }],
  ["Ich bin die Sabine vom Café Sonnenschein", { name: "Sabine", company: "Café Sonnenschein" }],
  ["Sabine Kurz mein Name", { name: "Sabine Kurz" }],
  ["Mein Name: Sabine Kurz", { name: "Sabine Kurz" }],
  ["Moi c'est Karim, je tiens le Garage Belmont", { name: "Karim", company: "Garage Belmont" }],
  ["Je me présente : Karim Belmont", { name: "Karim Belmont" }],
  ["Karim Belmont à l'appareil", { name: "Karim Belmont" }],
  ["My colleague Peter Smith told me about you. I'm Laura.", { name: "Laura" }],
  ["Thanks Aria", {}],
  ["Thanks, Aria!", {}],
  ["thank you, Great help", {}],
  ["Hi Aria, this is great", {}],
  ["I'm in Berlin", {}],
  ["I'm Marketing Manager at Foo", { company: "Foo" }],
  ["I'm Photoshop-savvy", {}],
  ["This is Urgent", {}],
  ["Is Aria your real name?", {}],
  ["Tim Cook said AI matters", {}],
  ["Who is Elon Musk", {}],
  [["I'm Anna Meier", "sorry, Mayer, not Meier"], { name: "Anna Mayer" }],
  [["Ich bin Jörg Maier", "mit ey: Meyer"], { name: "Jörg Meyer" }],
  [["me llamo Ana Vidal", "perdón, Bidal con b"], { name: "Ana Bidal" }],
  [["Hi, Tom Baker", "tom@baker.example"], { name: "Tom Baker", email: "tom@baker.example" }],
  [
    ["what's the price?", "Tom Baker", "tom@baker.example"],
    { name: "Tom Baker", email: "tom@baker.example" },
  ],
  [["tom baker", "tom@baker.example"], { name: "Tom Baker", email: "tom@baker.example" }],
];

test.each(cases)("the name that people give themselves is read: %j", (said, told) => {
  const messages = typeof said === "string" ? [said] : said;
  expect(readContacts(messages, ["ariaworks.example"])).toEqual({ ...nothing, ...told });
});
