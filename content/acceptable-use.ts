/** Uses that we don't allow, by what they harm. The AI ethics policy shows those that concern AI. */
export type ProhibitedUses = {
  title: string;
  /** Whether it is about what an AI makes, says or decides. */
  isAboutAi: boolean;
  /** Each completes "You may not use our services to". */
  uses: readonly string[];
};

export const prohibitedUses: readonly ProhibitedUses[] = [
  {
    title: "Deception",
    isAboutAi: true,
    uses: [
      "make a video, voice or chatbot pass for a person who hasn’t agreed to it in writing, living or dead",
      "let an AI claim to be human, or remove the notice or label that says what it is",
      "invent reviews, endorsements, news or evidence",
      "mislead voters about candidates, votes or how to vote",
      "run scams, phishing, pyramid schemes or fake shops",
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
      "present an AI’s medical, legal or financial advice as a professional’s",
    ],
  },
  {
    title: "Decisions and surveillance",
    isAboutAi: true,
    uses: [
      "make decisions on jobs, credit, housing, insurance, education or justice without a person reviewing each case",
      "score people by their behaviour or character, or infer their origin, health, religion or politics",
      "recognise faces, or detect emotions at work or in schools",
      "monitor people in secret",
      "exploit people’s age, illness or need to influence what they do",
    ],
  },
  {
    title: "Spam",
    isAboutAi: false,
    uses: [
      "send mail, messages or calls to people who haven’t asked for them",
      "hide who is sending, or leave out a way to unsubscribe",
      "collect addresses that people didn’t give out for that purpose",
      "post forms, comments or ratings automatically on other people’s sites",
    ],
  },
  {
    title: "Security",
    isAboutAi: false,
    uses: [
      "spread or control malware",
      "access other people’s accounts, data or systems",
      "test our security, or anyone else’s, without written consent",
      "get around limits, payment or access rights, for example with several accounts for one customer",
      "overload our systems so that others can’t use them",
    ],
  },
  {
    title: "Other people’s rights and the law",
    isAboutAi: false,
    uses: [
      "use texts, pictures, music, brands or data that you have no right to use",
      "break the law that applies to you or to the people you reach",
      "deal in illegal goods: drugs, weapons, stolen goods, counterfeits",
      "supply anyone under sanctions that apply to you or to us",
      "resell access to our services, unless we have agreed to it",
    ],
  },
];
