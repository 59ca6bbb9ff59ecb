import type { Conversation } from "../../judge/conversation.ts";

/** What visitors who write English say, and what our people should find afterwards. */
export const englishConversations: readonly Conversation[] = [
  {
    id: "told-kennels",
    turns: [
      "hello, we run boarding kennels and get asked the same vaccination questions all day",
      "would a chatbot be able to do that? what's it cost",
      "we could spend up to 900 dollars, needs to be there before the summer holidays",
      "I'm Dana Whitlock, dana@pinehillkennels.example. Can someone write to me?",
    ],
    record: {
      name: "Dana Whitlock",
      email: "dana@pinehillkennels.example",
      need: /bot|kennel|vaccin/iu,
      budget: /900/u,
      dates: /summer/iu,
      followUp: true,
    },
  },
  {
    id: "told-just-looking",
    turns: [
      "what's the price of a landing page",
      "and how long does that take",
      "ok thanks, just looking",
    ],
    record: { followUp: false },
  },
  {
    id: "told-scaffolding",
    turns: [
      "We're Brannock Scaffolding and need a new website, about eight pages and news",
      "by the end of May ideally",
      "please call me on 0161 496 0735, my name is Steve Brannock",
    ],
    record: {
      name: "Steve Brannock",
      company: "Brannock Scaffolding",
      phone: "0161 496 0735",
      need: /web-?site|eight pages/iu,
      dates: /May/u,
      followUp: true,
    },
  },
  {
    id: "told-trader",
    turns: [
      "can you code a tradingview strategy with backtest for me? breakout of the first hour on nasdaq",
      "my limit is $500",
      "send the details to k.osei@fastmail.example",
    ],
    record: {
      email: "k.osei@fastmail.example",
      need: /strategy|trading|backtest|breakout/iu,
      budget: /500/u,
      followUp: true,
    },
  },
  {
    id: "told-sister",
    turns: [
      "my sister Joan told me about you, she's very happy",
      "I have a pottery studio and want people to book courses with a form and pay at once",
      "Could somebody get back to me? ruth@claymore.example",
    ],
    record: {
      email: "ruth@claymore.example",
      need: /form|course|pay|potter/iu,
      followUp: true,
    },
  },
  {
    id: "told-refund-curious",
    turns: ["do you give refunds", "and who owns the code", "great, good to know. bye"],
    record: { followUp: false },
  },
  {
    id: "told-clinic-portal",
    turns: [
      "Good afternoon. Our clinic sends lab results to about 70 referring doctors by post. We'd like a portal.",
      "Budget has been approved: $1,500.",
      "Start in January if possible.",
      "Amara Dlamini, Northgate Labs, amara.dlamini@northgatelabs.example. I'd like a quote by email.",
    ],
    record: {
      name: "Amara Dlamini",
      company: "Northgate Labs",
      email: "amara.dlamini@northgatelabs.example",
      need: /portal|lab|results/iu,
      budget: /1[,.]?500/u,
      dates: /January/iu,
      followUp: true,
    },
  },
  {
    id: "told-support-order",
    turns: [
      "hi, about my order 70418: the form you made stopped sending mails",
      "it's urgent, can support contact me at owen@tidewater.example",
    ],
    record: {
      email: "owen@tidewater.example",
      orderNumber: "70418",
      need: /form|mail/iu,
      followUp: true,
    },
  },
  {
    id: "told-phone-only",
    turns: [
      "do you do maintenance for a wordpress site somebody else made?",
      "we have two of them, one is our shop",
      "ring me please, +44 7700 900461",
    ],
    record: {
      phone: "+44 7700 900461",
      need: /maint|wordpress|site|shop/iu,
      followUp: true,
    },
  },
  {
    id: "told-changed-address",
    turns: [
      "I need three flows automated in Make for our wholesale business",
      "my email is mo@greenacre.example",
      "sorry, better use office@greenacre.example, that one gets read. please write there",
      "Mo Rahimi by the way",
    ],
    record: {
      name: "Mo Rahimi",
      email: "office@greenacre.example",
      need: /flow|automat|Make/iu,
      followUp: true,
    },
  },
  {
    id: "told-dashboard-partners",
    turns: [
      "looking for a dashboard with about 40 symbols for me and two partners",
      "we have between 3,000 and 4,000 dollars for it",
      "no rush, some time next year",
      "email me an offer: yusuf@birchcapital.example",
    ],
    record: {
      email: "yusuf@birchcapital.example",
      need: /dashboard|symbols/iu,
      budget: /[34][,.]?000/u,
      dates: /next year|no rush/iu,
      followUp: true,
    },
  },
  {
    id: "told-no-thanks",
    turns: [
      "is a chatbot something for a hairdresser with 2 chairs?",
      "hm ok. what's the smallest price",
      "I'll think about it, no need to contact me",
    ],
    record: { need: /bot|hairdress/iu, followUp: false },
  },
];
