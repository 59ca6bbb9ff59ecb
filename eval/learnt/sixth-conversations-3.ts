import type { Conversation } from "../judge/conversation.ts";

/** Ten in English by the sixth author, written with the others and not looked at while something was mended. */
export const sixthConversations3: readonly Conversation[] = [
  {
    id: "sixth-farm-shop",
    turns: [
      "morning, I've a farm shop with a box scheme, and people keep phoning to pause their box",
      "something automatic maybe? they fill in a form and it goes in our spreadsheet and the driver gets a slack",
      "up to 500 quid... dollars sorry. up to 500 dollars",
      "I'm Annie at Coldwell Farm Shop, annie@coldwellfarm.example",
    ],
    record: {
      name: "Annie",
      company: "Coldwell Farm Shop",
      email: "annie@coldwellfarm.example",
      need: /form|spreadsheet|automat/iu,
      budget: /500/u,
      followUp: true,
    },
  },
  {
    id: "sixth-music-video",
    turns: ["do you do music videos", "ah no worries, not what I'm after then"],
    record: { need: /video/iu, followUp: false },
  },
  {
    id: "sixth-lettings",
    turns: [
      "How many tenants can log in to the biggest portal?",
      "We manage 240 flats. Tenants need to see their documents, report repairs and write to us.",
      "Our ceiling for this is USD 2,500, and it has to be in place by 1 June.",
      "Kindly contact Joanna Birchwood, that's me, at Larkfield Lettings: joanna.birchwood@larkfieldlettings.example or 0161 496 0777.",
    ],
    record: {
      name: "Joanna Birchwood",
      company: "Larkfield Lettings",
      email: "joanna.birchwood@larkfieldlettings.example",
      phone: "0161 496 0777",
      need: /portal|tenant/iu,
      budget: /2,?500/u,
      dates: /june/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-podcast",
    turns: [
      "I host a podcast, The Slow Kettle. looking for one landing page w/ signup, i have text n pics",
      "350 works",
      "zoe.arden@slowkettle.example",
      "Zoe. End of next week would be ideal",
    ],
    record: {
      name: "Zoe",
      company: "Slow Kettle",
      email: "zoe.arden@slowkettle.example",
      need: /landing|page/iu,
      budget: /350/u,
      dates: /next week/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-boat-builders",
    turns: [
      "whats your hourly rate for consulting",
      "we're Brackwater Marine, boat builders. one hour with someone who knows about moving off Access would help",
      "call 0117 496 0488",
      "wait that's the workshop, use 0117 496 0499. ask for Ruaridh Sinclair, thats me. thursdays are best",
    ],
    record: {
      name: "Ruaridh Sinclair",
      company: "Brackwater Marine",
      phone: "0117 496 0499",
      need: /consult|hour/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-paid-twice",
    turns: [
      "I paid twice for the landing page, order AW-55012 and AW-55013",
      "please refund one. Imogen Tate, imogen@tatepilates.example",
    ],
    record: {
      name: "Imogen Tate",
      email: "imogen@tatepilates.example",
      orderNumber: "AW-55012",
      need: /landing|paid|refund/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-prep-school",
    turns: [
      "Good afternoon, I work in the office at Thornbury Prep School. We send the same three emails to every new family",
      "could that be automated? maybe 3 flows",
      "The bursar has set aside $600. Ideally before the September intake.",
      "My details: Colette Amos, office@thornburyprep.example",
    ],
    record: {
      name: "Colette Amos",
      company: "Thornbury Prep School",
      email: "office@thornburyprep.example",
      need: /automat|flows|emails/iu,
      budget: /600/u,
      dates: /september/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-roofing",
    turns: [
      "website down??? we pay u for maintnance",
      "kestrel roofing. mike. 07700 900 833",
      "ring me NOW",
    ],
    record: {
      name: "Mike",
      company: "kestrel roofing",
      phone: "07700 900 833",
      need: /website|down/iu,
      followUp: true,
    },
  },
  {
    id: "sixth-taken-back",
    turns: [
      "could you email me a quote for a dashboard, 20 stocks, two sources. ken.ito@quietmail.example",
      "hmm 3500 is a lot more than i thought",
      "forget it, please delete my email, thanks",
    ],
    record: { need: /dashboard/iu, followUp: false },
  },
  {
    id: "sixth-herons-reach",
    turns: [
      "My wife and I run a B&B, Heron's Reach, 6 rooms. we'd like a video in english and german",
      "what do two languages cost",
      "ok lets do it. Rob Tansley, rob@heronsreach.example, season starts 1 April so before that",
    ],
    record: {
      name: "Rob Tansley",
      company: "Heron's Reach",
      email: "rob@heronsreach.example",
      need: /video/iu,
      dates: /april/iu,
      followUp: true,
    },
  },
];
