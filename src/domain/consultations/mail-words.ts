import { brand } from "#content/brand.ts";
import { summaryTopics } from "#content/consultations.ts";

// What the mail after a call says (summary-mail.ts). To an address that nobody has confirmed only what stands here
// goes, and times: nothing that a visitor said, nor what a model made of it.

const utc = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
export const timeOf = (date: Date) => `${utc.format(date)} UTC`;

/** How long a call took: started minutes. */
export function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "up to a minute" : `${minutes} minutes`;
}

/** Our own words for what a record says it is about, as far as they stand in it. */
export const topicsIn = (text: string): string[] =>
  summaryTopics.filter((topic) => new RegExp(String.raw`\b${topic}s?\b`, "i").test(text));

export const summaryWords = {
  subject: `Your video consultation with ${brand.consultant}`,
  heading: {
    full: `What you talked about with ${brand.consultant}`,
    short: "Your consultation is stored",
  },
  ai: `${brand.consultant} is an AI. What she noted is a summary made by software: if something in it is wrong, tell us.`,
  unread:
    "Our software couldn't sum this conversation up, so this mail can't say what it was about. What was said is stored, and a person reads it.",
  kept: `What ${brand.consultant} noted isn't repeated in this mail, because nobody has confirmed that this address is theirs.`,
  register:
    "Create an account with this address and confirm it: what was noted stands in its portal then.",
  portal: "It stands in your portal, where you see it once you are signed in.",
  followUp: "A person reads what was noted and gets back to you.",
  nothingAsked:
    "You asked for nothing further, so nobody will write to you. Come back whenever you like.",
  price: "A firm price",
  person: "A person",
  mistyped: "If you did not ask for this, someone mistyped their address: ignore this mail.",
} as const;
