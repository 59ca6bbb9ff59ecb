/** The word for one, or for more. */
export const plural = (count: number, one: string, more: string) => (count === 1 ? one : more);

/** What the form itself says to those who answer it: buttons, marks, and what is wrong at a field. */
export const english = {
  optional: "optional",
  choose: "Choose…",
  yes: "Yes",
  no: "No",
  goOn: "Continue",
  next: "Next",
  back: "Back",
  send: "Send",
  sending: "Sending…",
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  starsOf: (stars: number, of: number) => `${stars} of ${of}`,
  problems: (count: number) =>
    plural(count, "One answer needs a change:", `${count} answers need a change:`),
  missing: {
    text: "Enter an answer.",
    one: "Choose an answer.",
    some: "Choose at least one.",
    rating: "Choose a rating.",
    file: "Add a file.",
  },
  badEmail: "Enter an email address like name@example.com.",
  badPhone: "Enter a phone number like +1 212 555 0142.",
  badNumber: "Enter a number.",
  badDate: "Enter a date.",
  badOption: "Choose one of the options.",
  atLeast: (value: number) => `Enter ${value} or more.`,
  atMost: (value: number) => `Enter ${value} or less.`,
  tooShort: (count: number) =>
    `Enter at least ${count} ${plural(count, "character", "characters")}.`,
  tooLong: (count: number) => `Use at most ${count} ${plural(count, "character", "characters")}.`,
  tooFew: (count: number) => `Choose at least ${count}.`,
  tooMany: (count: number) => `Choose at most ${count}.`,
  consent: "Tick the box to agree.",
  notSent: "Not sent. Check your connection and try again. Your answers are still here.",
  tooFast: "That was very quick. Wait a moment, then send it again.",
  needsScripts: "Turn on JavaScript to add a file.",
  closed: "Closed",
  paused: "This form is paused. Try again later.",
  neverPasswords: "Don’t enter passwords or card numbers here.",
  language: "Language",
};
export type FormWords = typeof english;
