import type { Conversation } from "../../judge/conversation.ts";

/** What visitors who write English say, and what our people should find afterwards. */
export const englishConversations: readonly Conversation[] = [
  {
    id: "talk-riding-school",
    turns: [
      "hello, we're a riding school and keep losing track of which parent booked which lesson",
      "would a form do or do we need something bigger",
      "we could spend around 700",
      "ok call me on +1 303 555 0188, Dana Whitfield",
    ],
    record: {
      name: "Dana Whitfield",
      phone: "+1 303 555 0188",
      need: /form|lesson|riding|book/iu,
      budget: /700/u,
      followUp: true,
    },
  },
  {
    id: "talk-strategy-price",
    turns: [
      "what do you charge for a pine script strategy",
      "and is the source code mine then",
      "great thank you bye",
    ],
    record: { need: /strateg|pine/iu, followUp: false },
  },
  {
    id: "talk-tutoring-typo",
    turns: [
      "Please send me details about the AI lead page. jo.tan@brightpath.example",
      "oh sorry, typo, it's joanne.tan@brightpath.example",
      "I'm Joanne Tan and the company is Brightpath Tutoring",
    ],
    record: {
      name: "Joanne Tan",
      company: "Brightpath Tutoring",
      email: "joanne.tan@brightpath.example",
      need: /lead/iu,
      followUp: true,
    },
  },
  {
    id: "talk-wrong-hours",
    turns: [
      "our chatbot tells people the wrong opening hours since last week's update",
      "order is ord_3k8d2w6z1p5m9f4s7x0j2b6n8q",
      "write to ops@lakesidespa.example asap",
    ],
    record: {
      email: "ops@lakesidespa.example",
      need: /chatbot|opening hours/iu,
      orderNumber: "ord_3k8d2w6z1p5m9f4s7x0j2b6n8q",
      followUp: true,
    },
  },
  {
    id: "talk-two-grand",
    turns: [
      "im thinking about a web app for our tool hire business, two grand is what we have",
      "it'd have to be ready by easter",
      "hm ok thats more than i hoped. i'll think about it",
    ],
    record: {
      need: /app|tool hire/iu,
      budget: /two grand|2[.,]?000/iu,
      dates: /easter/iu,
      followUp: false,
    },
  },
  {
    id: "talk-mail-only",
    turns: [
      "Hi, Ahmed Saleh from Saleh & Partners. We need a website with 12 pages in English and French",
      "deadline is 1 September",
      "no calls please, mail only: ahmed@salehpartners.example",
    ],
    record: {
      name: "Ahmed Saleh",
      company: "Saleh & Partners",
      email: "ahmed@salehpartners.example",
      need: /website|12 pages/iu,
      dates: /sept/iu,
      followUp: true,
    },
  },
  {
    id: "talk-boss-wants-portal",
    turns: [
      "my boss Ingrid wants a portal for our 50 customers",
      "im Pavel Horak by the way, from Nordlicht Logistics",
      "can you send me an offer? pavel@nordlicht.example",
    ],
    record: {
      name: "Pavel Horak",
      company: "Nordlicht Logistics",
      email: "pavel@nordlicht.example",
      need: /portal/iu,
      followUp: true,
    },
  },
  {
    id: "talk-two-videos",
    turns: [
      "do your AI videos come in german",
      "how much for two of them",
      "nice, i'll order it online then",
    ],
    record: { need: /video/iu, followUp: false },
  },
  {
    id: "talk-hubspot-phone",
    turns: [
      "someone please phone me",
      "020 7946 0958",
      "its about our hubspot, 3000 contacts are in there twice",
    ],
    record: {
      phone: "020 7946 0958",
      need: /hubspot|contacts/iu,
      followUp: true,
    },
  },
  {
    id: "talk-pizza",
    turns: ["can you recommend a pizza place in Naples", "haha fair enough", "bye then"],
    record: { followUp: false },
  },
  {
    id: "talk-signature",
    turns: [
      "we're after someone to look after our shop site month by month, two or three hours of changes",
      "budget is 500 a month, start in January",
      "please get back to me\n\nGwen Parry\nParry's Cheese Ltd\ngwen@parryscheese.example\n+44 29 2018 0123",
    ],
    record: {
      name: "Gwen Parry",
      company: "Parry's Cheese Ltd",
      email: "gwen@parryscheese.example",
      phone: "+44 29 2018 0123",
      need: /maintenance|look after|shop site|changes/iu,
      budget: /500/u,
      dates: /january/iu,
      followUp: true,
    },
  },
];
