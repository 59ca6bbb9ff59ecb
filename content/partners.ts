/** A way in which another company works with us. */
export type Partnership = {
  id: string;
  title: string;
  /** Who it suits. */
  suits: string;
  /** What the partner does, and what we do. */
  you: string;
  we: string;
};

export const partnerships: readonly Partnership[] = [
  {
    id: "refer",
    title: "Refer",
    suits: "Consultants and accountants whose clients ask for what you don't build.",
    you: "You introduce us, with your client's consent, and stay out of the delivery or sit in, as you like.",
    we: "We quote your client directly, tell you how it goes, and agree on a referral fee with you in writing beforehand.",
  },
  {
    id: "deliver",
    title: "Deliver together",
    suits:
      "Agencies that sell design, marketing or software and want AI work under their own name.",
    you: "You keep the client, the brief and the invoice. You set the price that your client pays.",
    we: "We build at our listed prices, under your name if you wish, and keep to the same delivery times and support.",
  },
  {
    id: "connect",
    title: "Connect",
    suits: "Makers of CRMs, shops, telephony or payment systems that our clients use.",
    you: "You give us a test account, the documentation, and somebody to ask.",
    we: "We build the connection once, test it, and name it in our integration guides with what it needs and how to revoke it.",
  },
];

/** What goes for each of them. */
export const partnerRules = [
  "We never go round you to your client.",
  "Nobody's AI passes for a person.",
  "Every agreement is written, and either side can end it at the end of a month.",
  "Data of your clients is handled as the data processing agreement says.",
] as const;
