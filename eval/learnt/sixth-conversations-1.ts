import type { Conversation } from "../judge/conversation.ts";

/** Ten in English by the sixth author, which may be looked at while something is mended. */
export const sixthConversations1: readonly Conversation[] = [
  {
    id: "sixth-plumber",
    turns: [
      "Evening. Im a plumber, one man band, no site, nothing",
      "how much for something with like 4 or 5 pages, what i do, where, some pics",
      "right. got about 1300 put by",
      "its Gaz Whitlock, 07700 900 417. text is better than ringing, im usually under a sink",
    ],
    record: {
      name: "Gaz Whitlock",
      phone: "07700 900 417",
      need: /site|pages/iu,
      budget: /1300/u,
      followUp: true,
    },
  },
  {
    id: "sixth-yoga",
    turns: [
      "does the five page site come with booking for my yoga classes",
      "hmm and the bigger one?",
      "ok that's over what I can spend rn. thank you anyway x",
    ],
    record: { need: /site|booking/iu, followUp: false },
  },
  {
    id: "sixth-solicitors",
    turns: [
      "Our firm is Pellworth & Dace Solicitors, we need a portal so that clients stop emailing us passports",
      "roughly 80 clients. we must be up and running by the end of March",
      "I'm Odile Pellworth's PA, Harriet Moss. h.moss@pellworthdace.example - please send whatever you send to me and not to her",
    ],
    record: {
      name: "Harriet Moss",
      company: "Pellworth & Dace Solicitors",
      email: "h.moss@pellworthdace.example",
      need: /portal/iu,
      dates: /march/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-pine",
    turns: [
      "need a pine script. buy when price closes above the 3 day high w/ volume 2x, exit on the 10 ema",
      "400 bucks tops",
      "and when could it be done",
      "k. reach me on dmarsh_trades@inbox.example   Dev Marsh",
    ],
    record: {
      name: "Dev Marsh",
      email: "dmarsh_trades@inbox.example",
      need: /pine|script/iu,
      budget: /400/u,
      followUp: true,
    },
  },
  {
    id: "sixth-breakfast",
    turns: [
      "The chatbot you made for us has been telling guests that breakfast is free since Tuesday. It isn't.",
      "order ord_77kd20p",
      "Saltmarsh Inn, Norfolk. I'm the owner, Beth Crake, beth@saltmarshinn.example. needs sorting before the weekend",
    ],
    record: {
      name: "Beth Crake",
      company: "Saltmarsh Inn",
      email: "beth@saltmarshinn.example",
      orderNumber: "ord_77kd20p",
      need: /chat-?bot|breakfast/iu,
      dates: /weekend/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-food-bank",
    turns: [
      "Hi, I volunteer for a food bank. We want a form where people can sign up for shifts",
      "12 questions or so, it should go into our google sheet",
      "no idea about money, the committee decides in two weeks",
      "I'm only collecting prices for them, we'll get back to you",
    ],
    record: { need: /form/iu, dates: /two weeks/iu, followUp: false },
  },
  {
    id: "sixth-taqueria",
    turns: [
      "can someone ring me about a website for our taqueria? 020 7946 0871",
      "actually dont ring, service is about to start. email is better: hola@tacoluna.example",
      "Nico from Taco Luna, cheers",
    ],
    record: {
      name: "Nico",
      company: "Taco Luna",
      email: "hola@tacoluna.example",
      need: /website|taqueria/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-outfitters",
    turns: [
      "Looking for a vendor to sync Shopify and Pipedrive, 2 directions",
      "We are a mid-size outdoor retailer (Fernhollow Outfitters), about 60 employees. Budget is approved up to $1,000.",
      "Timeline: go live mid January, code freeze after that until Feb.",
      "Regards,\nTomasz Wolny\nHead of E-Commerce\nt.wolny@fernhollow.example\n+1 503 555 0142",
    ],
    record: {
      name: "Tomasz Wolny",
      company: "Fernhollow Outfitters",
      email: "t.wolny@fernhollow.example",
      phone: "+1 503 555 0142",
      need: /shopify|pipedrive|crm/iu,
      budget: /1,?000/u,
      dates: /mid January/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-tutor",
    turns: [
      "hiya, tutor here, maths n physics. want a little vid for my page, 1 min",
      "250 is ok",
      "priya raman, priya.r@mailbox.example, no hurry at all",
    ],
    record: {
      name: "Priya Raman",
      email: "priya.r@mailbox.example",
      need: /vid/iu,
      budget: /250/u,
      followUp: true,
    },
  },
  {
    id: "sixth-kennels",
    turns: [
      "is this a real person",
      "we run a dog boarding place, Tailwind Kennels. every night I copy the bookings from mail into excel by hand and it's doing my head in",
      "how much to make that go away? we could do 300ish",
      "sure, drop me a mail: margo@tailwindkennels.example (Margo Ellery)",
    ],
    record: {
      name: "Margo Ellery",
      company: "Tailwind Kennels",
      email: "margo@tailwindkennels.example",
      need: /excel|bookings|automat/iu,
      budget: /300/u,
      followUp: true,
    },
  },
];
