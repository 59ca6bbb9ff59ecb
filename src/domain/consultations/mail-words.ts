import { brand } from "#content/brand.ts";
import { summaryTopics } from "#content/consultations.ts";

// What the mail after a call says (summary-mail.ts). To an address that nobody has confirmed only what stands here
// goes, and times: nothing that a visitor said, nor what a model made of it.

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
    short: "We’ve saved your consultation",
  },
  ai: `${brand.consultant} is an AI. What she noted is a summary made by software: if something in it is wrong, tell us.`,
  unread:
    "Our software couldn’t summarise this conversation, so this email can’t say what it was about. We’ve saved it, and a person will read it.",
  kept: `What ${brand.consultant} noted isn’t repeated in this email, because this address hasn’t been confirmed.`,
  register: "Create an account with this address and confirm it to see the notes in your portal.",
  portal: "Sign in to see it in your portal.",
  followUp: "A person will read the notes and get back to you.",
  nothingAsked:
    "You didn’t ask for anything else, so we won’t write to you. Come back whenever you like.",
  price: "Get a firm price",
  person: "Talk to a person",
  mistyped:
    "If you didn’t ask for this, someone mistyped their address. You can ignore this email.",
} as const;
