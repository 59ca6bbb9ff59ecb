/** A role that is open. */
export type Opening = {
  /** Its anchor on the page. */
  id: string;
  title: string;
  /** Contract and place, e.g. `Full time, remote (UTC-5 to UTC+3)`. */
  terms: string;
  summary: string;
  /** What one would do. */
  tasks: readonly string[];
  /** What it takes. */
  needs: readonly string[];
};

/** False once the provider has entered its own openings, or emptied the list; shown with a note until then. */
export const areOpeningsSample = true;

/** May be empty: the page then says so, and takes open applications only. */
export const openings: readonly Opening[] = [
  {
    id: "automation-engineer",
    title: "Automation engineer",
    terms: "Full time or four days, remote (UTC-5 to UTC+3)",
    summary:
      "You connect our clients' systems: from a form to the CRM, from the CRM to the inbox, and back. You decide where a model helps and where a plain rule is better.",
    tasks: [
      "Draw a client's process with them, and find the step worth automating first",
      "Build it so that it can fail, resume and be understood by the next person",
      "Measure before and after, and write down what changed",
    ],
    needs: [
      "You have run an integration in production and were there when it broke",
      "You write TypeScript or Python that others like to read",
      "You explain things to people who don't code, without talking down",
    ],
  },
  {
    id: "conversation-designer",
    title: "Conversation designer",
    terms: "Part time or freelance, remote (any time zone)",
    summary:
      "You write what chatbots and video agents say, and decide what they must not say. Half of the work is finding out what people really ask.",
    tasks: [
      "Turn a client's inbox into topics, answers and limits for a bot",
      "Write scripts for one-minute videos that sound like somebody talking",
      "Read transcripts, find the wrong answers, and mend their cause",
    ],
    needs: [
      "You have written for support, radio, games or the stage",
      "You can cut a text by half without losing what it says",
      "English as if it were your first language; a second language helps",
    ],
  },
];

/** How an application goes, in order. */
export const hiringSteps = [
  {
    title: "You write",
    text: "A few lines on what you do, and one thing you made. No cover letter, no form with twenty fields.",
  },
  {
    title: "We talk",
    text: "Thirty minutes with the person you would work with most. You ask at least half of the questions.",
  },
  {
    title: "A paid day",
    text: "You work with us on something small and real. The day is paid, whatever comes of it.",
  },
  {
    title: "An answer",
    text: "Yes with a contract, or no with the reason. Both in writing.",
  },
] as const;

/** How we work, for whoever thinks of joining. */
export const workingHere = [
  {
    title: "Remote, with daylight",
    text: "Nobody moves house. Where a role names time zones, we overlap a few hours a day for what needs talking. The rest is written down.",
  },
  {
    title: "Quiet by default",
    text: "Few meetings, each with a reason. A question may wait until the one who can answer it has finished a thought.",
  },
  {
    title: "Your name on the work",
    text: "Clients know who builds their things, and write to that person. Praise arrives where it belongs, and so does the bug report.",
  },
  {
    title: "Prices we can keep",
    text: "We quote firm prices, so nobody is asked to make up for a bad estimate at night.",
  },
] as const;
