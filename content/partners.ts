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
    suits: "For consultants and accountants whose clients ask for things you don’t build.",
    you: "You introduce us, with your client’s consent, and take part in the delivery or not, as you like.",
    we: "We quote your client directly, keep you informed, and agree on a referral fee with you in writing beforehand.",
  },
  {
    id: "deliver",
    title: "Deliver together",
    suits:
      "For agencies that sell design, marketing or software and want AI work under their own name.",
    you: "You keep the client, the brief and the invoicing, and set the price that your client pays.",
    we: "We build at our listed prices, under your name if you wish, with the same delivery times and support.",
  },
  {
    id: "connect",
    title: "Connect",
    suits: "For makers of CRMs, shop systems, telephony or payment systems that our clients use.",
    you: "You give us a test account, the documentation, and a contact for questions.",
    we: "We build the connection, test it, and add it to our integration guides, with what it needs and how to revoke it.",
  },
];

/** Rules for every partnership. */
export const partnerRules = [
  "We never go behind your back to your client.",
  "No AI passes for a person.",
  "Every agreement is in writing, and either side can end it at the end of a month.",
  "Your clients’ data is handled under the data processing agreement.",
] as const;
