import type { Conversation } from "../judge/conversation.ts";
import { number } from "../judge/patterns.ts";

export const conversations2: readonly Conversation[] = [
  {
    id: "adjectives-are-no-name",
    turns: [
      "I'm desperate, our contact form has been broken since Monday",
      "I'm Irish so excuse the swearing lol. you didn't build it, no",
      "Can one of your people fix it this week? text me on +353 20 912 4455",
    ],
    record: {
      phone: "+353 20 912 4455",
      need: /form/iu,
      dates: /this week|Monday/iu,
      followUp: true,
    },
  },
  {
    id: "city-is-no-company",
    turns: [
      "Hello! This is Kwame from Accra",
      "I trade crude oil and need my strategy in Pine Script, with backtest",
      "You may email me the price: kwame.trades@example.com. I can pay 450 dollars",
    ],
    record: {
      name: "Kwame",
      email: "kwame.trades@example.com",
      need: /Pine|strategy/iu,
      budget: number(450),
      followUp: true,
    },
  },
  {
    id: "numbers-that-are-no-phone",
    turns: [
      "do your invoices show our VAT number? it's GB 123 4567 89",
      "and can the invoice say PO 2026-11-4471?",
      "Is postcode M1 4BT enough as an address",
      "ok ta",
    ],
    record: { followUp: false },
  },
  {
    id: "nickname-and-complaint",
    turns: [
      "the chatbot you built us keeps telling people we're open on Sundays. we aren't!!",
      "it's order 60417",
      "call me Bex. bex@hollowoak.example. I expect this fixed",
    ],
    record: {
      name: "Bex",
      email: "bex@hollowoak.example",
      orderNumber: "60417",
      need: /chatbot|Sunday/iu,
      followUp: true,
    },
  },
  {
    id: "australian-sole-trader",
    turns: [
      "G'day, Liam O'Sullivan here",
      "I'm a plumber, just me and the ute. want a page that gets leads with that AI assistant thing",
      "one offer, hot water systems. I reckon 700 bucks is alright",
      "before Christmas if you can",
      "0491 570 156, ring any arvo",
    ],
    record: {
      name: "Liam O'Sullivan",
      phone: "0491 570 156",
      need: /lead|page|assistant/iu,
      budget: number(700),
      dates: /Christmas|12-2[45]/iu,
      followUp: true,
    },
  },
  {
    id: "address-taken-back",
    turns: [
      "I might want a five minute sales video at some point",
      "r.novak@example.org",
      "Actually please forget my address, I don't want any mail from you. I'll come back myself when I'm ready.",
    ],
    record: { need: /video/iu, followUp: false },
  },
  {
    id: "long-chat-signed-for-a-school",
    turns: [
      "Morning!",
      "do you work with schools?",
      "We're Elmbridge Primary School and parents phone us about the same ten things every single day",
      "so a chatbot I suppose. our handbook is 22 pages",
      "Is it safe? Dr Patel on our board worries about data",
      "ok. Could you send me something in writing that I can show the board on 14 January?",
      "chidinma.eze@elmbridge.example",
      "Thanks ever so much, Chidinma Eze (school secretary)",
    ],
    record: {
      name: "Chidinma Eze",
      email: "chidinma.eze@elmbridge.example",
      company: "Elmbridge Primary School",
      need: /chatbot|parents/iu,
      dates: /14 Jan|January 14|01-14/iu,
      followUp: true,
    },
  },
];
