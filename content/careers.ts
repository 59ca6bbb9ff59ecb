/** A role that is open. */
export type Opening = {
  /** Its anchor on the page. */
  id: string;
  title: string;
  /** Contract and place, e.g. `Full time, remote (UTC-5 to UTC+3)`. */
  terms: string;
  summary: string;
  /** What the job involves. */
  tasks: readonly string[];
  /** What a candidate needs. */
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
      "You connect our clients’ systems: from a form to the CRM, from the CRM to the inbox, and back. You decide where an AI model helps and where a simple rule is better.",
    tasks: [
      "Map a client’s process with them, and find the step worth automating first",
      "Build it so that it can fail, recover and be understood by the next person",
      "Measure before and after, and write down what changed",
    ],
    needs: [
      "You have run an integration in production and were there when it broke",
      "You write TypeScript or Python that others enjoy reading",
      "You explain things to people who don’t code, without talking down",
    ],
  },
  {
    id: "conversation-designer",
    title: "Conversation designer",
    terms: "Part time or freelance, remote (any time zone)",
    summary:
      "You write what chatbots and video agents say, and decide what they must not say. Half of the job is finding out what people really ask.",
    tasks: [
      "Turn a client’s inbox into topics, answers and limits for a bot",
      "Write scripts for one-minute videos that sound like a person talking",
      "Read transcripts, find wrong answers, and fix their cause",
    ],
    needs: [
      "You have written for support, radio, games or the stage",
      "You can cut a text in half without losing its meaning",
      "English at a native level; a second language helps",
    ],
  },
];

/** How an application goes, in order. */
export const hiringSteps = [
  {
    title: "You write",
    text: "A few lines about what you do, and one thing you made. No cover letter, no form with twenty fields.",
  },
  {
    title: "We talk",
    text: "Thirty minutes with the person you would work with most. At least half of the questions are yours.",
  },
  {
    title: "A paid day",
    text: "You work with us on something small and real. You are paid for the day, whether or not we hire you.",
  },
  {
    title: "An answer",
    text: "Yes with a contract, or no with the reason. Both in writing.",
  },
] as const;

/** How we work, for people who consider joining. */
export const workingHere = [
  {
    title: "Remote, with daylight",
    text: "You don’t have to relocate. Where a role names time zones, we overlap a few hours a day for conversations. Everything else is written down.",
  },
  {
    title: "Quiet by default",
    text: "Few meetings, each with a purpose. A question can wait until the person who can answer it has finished what they are doing.",
  },
  {
    title: "Your name on the work",
    text: "Clients know who builds their project and write to that person directly. The praise reaches you, and so do the bug reports.",
  },
  {
    title: "Prices we can keep",
    text: "We quote prices that hold, and you won’t make up for a bad estimate at night.",
  },
] as const;
