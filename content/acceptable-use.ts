/** Uses that we don't allow, by what they harm. The AI ethics policy shows those that concern AI. */
export type ProhibitedUses = {
  title: string;
  /** Whether it is about what an AI makes, says or decides. */
  isAboutAi: boolean;
  /** Each goes on from "You may not use our services to". */
  uses: readonly string[];
};

export const prohibitedUses: readonly ProhibitedUses[] = [
  {
    title: "Deception",
    isAboutAi: true,
    uses: [
      "make a video, voice or chatbot pass for a person who hasn't agreed to it in writing, living or dead",
      "let an AI claim to be human, or take away the notice or label that says what it is",
      "invent reviews, endorsements, news or evidence",
      "mislead voters about candidates, votes or how to vote",
      "run fraud, phishing, pyramid schemes or false shops",
    ],
  },
  {
    title: "Harm to people",
    isAboutAi: true,
    uses: [
      "threaten, harass, bully or expose anyone",
      "make sexual content of anyone without their consent, or of minors in any form",
      "incite to hatred or violence, or praise it",
      "encourage self-harm, or dangerous acts",
      "give medical, legal or financial advice as if a professional had given it",
    ],
  },
  {
    title: "Decisions and watching",
    isAboutAi: true,
    uses: [
      "decide on work, credit, housing, insurance, schooling or justice without a person who looks at each case",
      "rate people by their behaviour or character, or guess at origin, health, faith or politics",
      "recognise faces, or read feelings at work or in schools",
      "watch people in secret",
      "use weaknesses of age, illness or need to make people do something",
    ],
  },
  {
    title: "Spam",
    isAboutAi: false,
    uses: [
      "send mail, messages or calls to people who haven't asked for them",
      "hide who is sending, or leave out the way to unsubscribe",
      "collect addresses from places where people didn't give them for that",
      "fill forms, comments or ratings by machine on sites of others",
    ],
  },
  {
    title: "Security",
    isAboutAi: false,
    uses: [
      "spread harmful software, or control it",
      "get at accounts, data or systems of others",
      "test our security, or that of others, without written consent",
      "get round limits, payment or access rights, say by many accounts for one customer",
      "burden our systems so that others can't use them",
    ],
  },
  {
    title: "Rights of others and the law",
    isAboutAi: false,
    uses: [
      "use texts, pictures, music, brands or data that you have no right to",
      "break the law that applies to you or to the people that you reach",
      "deal in what is forbidden: drugs, weapons, stolen goods, counterfeits",
      "supply anyone who is under sanctions that apply to you or to us",
      "resell access to our services unless we have agreed to it",
    ],
  },
];
