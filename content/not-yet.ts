/**
 * What pages describe although this site can't do it yet, and what to do instead. docs/promises.md lists each
 * with the area that will build it: once it is there, remove the entry here, and the compiler names the pages
 * that show it.
 */
export type NotYet = { title: string; text: string };

export const notYet = {
  api: {
    title: "Only messages to chatbots can be sent through the API yet",
    text: "A chatbot’s own keys are made in its designer, and send messages to it. The other endpoints don’t accept requests yet. They are documented so that you can plan for them.",
  },
  milestones: {
    title: "Paying by milestone isn’t available online yet",
    text: "A quote accepted on this site is paid in full. If you would rather pay by milestone, write to us before you accept it, and we agree on separate payments with you.",
  },
  subscriptions: {
    title: "Subscriptions aren’t on sale yet",
    text: "Nothing on this site charges you a second time. Monthly care that you agree with us, such as a chatbot’s retainer, is billed by email, outside this site.",
  },
  retention: {
    title: "These periods aren’t enforced automatically yet",
    text: "We set them up by hand in each service we run, and delete the data ourselves when it is due.",
  },
} as const satisfies Record<string, NotYet>;
