import type { Conversation } from "../judge/conversation.ts";

type Who = { name?: string; company?: string; email?: string; phone?: string };
const one = (id: string, turns: readonly string[], who: Who, followUp = true): Conversation => ({
  id: `intro-${id}`,
  turns,
  record: { ...who, followUp },
});

/** How people say who they are: signatures, first names, small letters, four languages, names that are services. */
export const introductions2: readonly Conversation[] = [
  one(
    "were-a-bakery",
    ["We're a bakery with four shops. Please write to me at orders@crumb.example"],
    { email: "orders@crumb.example" },
  ),
  one("hello-aria", ["Hi Aria, can a person call me? 0161 496 0112"], { phone: "0161 496 0112" }),
  one("no-follow", ["I'm Hugo, just looking around. what's a credit?"], { name: "Hugo" }, false),
  one(
    "de-mein-name",
    [
      "Guten Tag, mein Name ist Sabine Krüger von der Krüger Haustechnik GmbH. Bitte rufen Sie mich an: 0221 555 0144",
    ],
    { name: "Sabine Krüger", company: "Krüger Haustechnik GmbH", phone: "0221 555 0144" },
  ),
  one(
    "de-gruss",
    [
      "Bitte ein Angebot für einen Chatbot an info@weidner.example\n\nMit freundlichen Grüßen\nThomas Weidner",
    ],
    { name: "Thomas Weidner", email: "info@weidner.example" },
  ),
  one("de-lg", ["ruft mich bitte an 0171 5550188 lg Flo"], { name: "Flo", phone: "0171 5550188" }),
  one(
    "de-hier",
    ["Hier ist Meier von Autohaus Meier, ich hätte gern einen Rückruf unter 089 555 0122"],
    { name: "Meier", company: "Autohaus Meier", phone: "089 555 0122" },
  ),
  one(
    "de-ich-bin",
    ["ich bin die Jana, wir haben ein Café namens Zimtstern. Schreibt mir: jana@zimtstern.example"],
    { name: "Jana", company: "Zimtstern", email: "jana@zimtstern.example" },
  ),
  one(
    "de-ich-bin-nicht",
    ["Ich bin selbstständig und brauche eine Website. Bitte an me@frei.example schreiben"],
    { email: "me@frei.example" },
  ),
  one(
    "de-firma",
    [
      "Firma Holzbau Ebner, Ansprechpartner Florian Ebner, f.ebner@ebner.example, bitte Angebot schicken",
    ],
    { name: "Florian Ebner", company: "Holzbau Ebner", email: "f.ebner@ebner.example" },
  ),
  one(
    "es-saludos",
    ["Quiero un presupuesto en lola@faro.example\n\nUn saludo,\nLola Ferrer\nHotel El Faro"],
    { name: "Lola Ferrer", company: "Hotel El Faro", email: "lola@faro.example" },
  ),
  one(
    "es-empresa",
    ["Mi empresa se llama Tejados Norte y necesito que me contacten: 611 555 013. Soy Iker"],
    { name: "Iker", company: "Tejados Norte", phone: "611 555 013" },
  ),
  one(
    "es-soy-dentista",
    ["soy dentista y quiero una web, mi correo: dr@sonrisa.example, contáctenme"],
    { email: "dr@sonrisa.example" },
  ),
  one(
    "fr-je-suis",
    [
      "Bonjour, je suis Camille Roux de l'agence Littoral, pouvez-vous me rappeler au 06 12 34 56 70 ?",
    ],
    { name: "Camille Roux", company: "Littoral", phone: "06 12 34 56 70" },
  ),
  one(
    "fr-cordialement",
    [
      "Merci de m'envoyer un devis à p.morel@morel.example\n\nCordialement,\nPaul Morel\nMorel & Fils",
    ],
    { name: "Paul Morel", company: "Morel & Fils", email: "p.morel@morel.example" },
  ),
  one(
    "fr-societe",
    ["La société Verrières Lumière souhaite être rappelée au 01 55 55 01 23, demandez Inès"],
    { name: "Inès", company: "Verrières Lumière", phone: "01 55 55 01 23" },
  ),
  one(
    "fr-je-suis-metier",
    ["Je suis artisan à Lyon et je voudrais qu'on m'écrive : a@toit.example"],
    { email: "a@toit.example" },
  ),
  one(
    "two-people",
    ["It's Rob and Janet from The Potting Shed, please email rob@potting.example"],
    { company: "The Potting Shed", email: "rob@potting.example", name: "Rob" },
  ),
  one(
    "correct-name",
    ["I'm Jon from Acre, call me 0161 496 0116", "sorry, it's spelled John, John Acker"],
    { name: "John Acker", company: "Acre", phone: "0161 496 0116" },
  ),
];
