import type { Conversation } from "../judge/conversation.ts";

type Who = { name?: string; company?: string; email?: string; phone?: string };
const one = (id: string, turns: readonly string[], who: Who, followUp = true): Conversation => ({
  id: `intro-${id}`,
  turns,
  record: { ...who, followUp },
});

/** How people say who they are: signatures, first names, small letters, four languages, names that are services. */
export const introductions1: readonly Conversation[] = [
  one(
    "this-is-from",
    [
      "Hi, this is Dana from Northgate Dental, could someone call me about a chatbot?",
      "dana@northgate.example",
    ],
    { name: "Dana", company: "Northgate Dental", email: "dana@northgate.example" },
  ),
  one(
    "signature-lines",
    [
      "We need a quote for a client portal for 60 clients.\n\nKind regards,\nHelena Forsberg\nForsberg Revision AB\nhelena@forsberg.example",
    ],
    { name: "Helena Forsberg", company: "Forsberg Revision AB", email: "helena@forsberg.example" },
  ),
  one(
    "signature-dash",
    [
      "please send me the price of a landing page with text\n-- \nRaj Patel | Head of Growth | Mintleaf Foods\nraj@mintleaf.example",
    ],
    { name: "Raj Patel", company: "Mintleaf Foods", email: "raj@mintleaf.example" },
  ),
  one(
    "small-letters",
    ["hey, im jonas, need a website", "jonas@fastmail.example, write me there"],
    { name: "jonas", email: "jonas@fastmail.example" },
  ),
  one(
    "company-name-me",
    [
      "Company: Tidewater Rentals\nName: Sol Okafor\nEmail: sol@tidewater.example\nPlease get back to me about automations",
    ],
    { name: "Sol Okafor", company: "Tidewater Rentals", email: "sol@tidewater.example" },
  ),
  one(
    "i-work-at",
    [
      "I work at Halden Logistics and we want our orders copied automatically. Please contact me: m.reyes@halden.example",
      "Marta Reyes",
    ],
    { name: "Marta Reyes", company: "Halden Logistics", email: "m.reyes@halden.example" },
  ),
  one(
    "owner-of",
    [
      "I'm the owner of Cedar & Sage, a florist in Bath. I'd like a person to write to me",
      "ellie@cedarsage.example, Ellie Marsh",
    ],
    { name: "Ellie Marsh", company: "Cedar & Sage", email: "ellie@cedarsage.example" },
  ),
  one(
    "we-at",
    [
      "We at Brightwell Schools get too many calls. Please email me: o.hart@brightwell.example. Oliver Hart",
    ],
    { name: "Oliver Hart", company: "Brightwell Schools", email: "o.hart@brightwell.example" },
  ),
  one(
    "on-behalf",
    [
      "I'm writing on behalf of Stonebridge Council. Who can we talk to? Contact Amy Lin, a.lin@stonebridge.example",
    ],
    { name: "Amy Lin", company: "Stonebridge Council", email: "a.lin@stonebridge.example" },
  ),
  one(
    "name-comma-company",
    ["Ines Duarte, Atlas Travel. Please send an offer for a chatbot to ines@atlas.example"],
    { name: "Ines Duarte", company: "Atlas Travel", email: "ines@atlas.example" },
  ),
  one(
    "name-is-service",
    ["Hi I'm Page, Morgan Page, need a landing page", "morgan@page.example please write"],
    { name: "Morgan Page", email: "morgan@page.example" },
  ),
  one(
    "company-is-service",
    ["I'm Tara from Chatbot Heroes, we resell, please mail tara@chatbotheroes.example"],
    { name: "Tara", company: "Chatbot Heroes", email: "tara@chatbotheroes.example" },
  ),
  one(
    "i-am-looking",
    ["I am looking for a website. I am desperate. Please write to me at lost@site.example"],
    { email: "lost@site.example" },
  ),
  one(
    "im-interested",
    ["I'm interested in the portal, I'm based in Dublin. Write to q@dub.example please"],
    { email: "q@dub.example" },
  ),
  one("this-is-urgent", ["this is urgent, call 0117 496 0021"], { phone: "0117 496 0021" }),
  one(
    "colleague",
    ["My colleague Ben Hughes will decide, but write to me: carla@juno.example. Carla Voss"],
    { name: "Carla Voss", email: "carla@juno.example" },
  ),
  one(
    "from-software",
    ["We come from Wix and want a new site. Please call me back, Lena, 0121 496 0033"],
    { name: "Lena", phone: "0121 496 0033" },
  ),
  one(
    "title-first",
    ["CEO of Pixelforge here, name's Tomasz. tomasz@pixelforge.example, get in touch"],
    { name: "Tomasz", company: "Pixelforge", email: "tomasz@pixelforge.example" },
  ),
  one(
    "lowercase-full",
    ["liam o'connor, liam@greenvan.example, we do removals as Green Van, call back please"],
    { name: "liam o'connor", company: "Green Van", email: "liam@greenvan.example" },
  ),
  one(
    "called-company",
    ["my company is called Nordlys Interiors. send me an offer at hi@nordlys.example, Astrid"],
    { name: "Astrid", company: "Nordlys Interiors", email: "hi@nordlys.example" },
  ),
];
