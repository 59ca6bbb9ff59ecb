import type { Language } from "./launcher/words.ts";
import { de } from "./words-de.ts";
import { es } from "./words-es.ts";
import { fr } from "./words-fr.ts";

/** The window's own words; `{name}` is the bot's, `{count}` a number. */
export const en = {
  assistant: "AI assistant",
  person: "A person is answering",
  notice: "{name} is an AI and can be wrong. Check what matters.",
  noticePerson: "A person is answering. The AI is paused.",
  hello: "Hello, I’m {name}. How can I help?",
  menu: "More",
  close: "Close the chat",
  messages: "Messages",
  you: "You",
  team: "Team",
  placeholder: "Write a message",
  send: "Send",
  stop: "Stop the answer",
  tooLong: "{count} characters too many.",
  left: "{count} characters left",
  suggestions: "Suggested questions",
  sources: "Sources",
  writing: "{name} is writing",
  stopped: "Stopped.",
  cut: "This answer broke off.",
  helpful: "Was this helpful?",
  yes: "Yes",
  no: "No",
  thanks: "Thanks for telling us.",
  retry: "Try again",
  failed: "No answer arrived. Your message is saved.",
  unsent: "Your message wasn’t sent.",
  offline: "You’re offline. We’ll reconnect when you’re back.",
  lost: "Connection lost. Reconnecting…",
  askPerson: "Talk to a person",
  personAsked: "We’ve asked a person to join. You can keep writing.",
  noPerson: "No one is available right now.",
  leaveDetails: "Leave your contact details",
  leadTitle: "How can we reach you?",
  leadFirst: "Before we start",
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  optional: "optional",
  oneOf: "Please leave an email address or a phone number.",
  badEmail: "This is not an email address.",
  consentNeeded: "Please agree before you send it.",
  sendDetails: "Send",
  notNow: "Not now",
  leadThanks: "Thank you. We’ll be in touch.",
  paused: "{name} is taking a break and can’t answer right now.",
  closed: "We’re closed right now.",
  limit: "{name} can’t take more messages right now. Please try again later.",
  fast: "That was a lot at once. Please wait a moment and try again.",
  busy: "Please wait for the answer first.",
  problem: "Something went wrong. Please try again.",
  end: "End the chat",
  endAsk: "End this chat?",
  endYes: "End it",
  endNo: "Keep chatting",
  ended: "This chat has ended.",
  again: "Start a new chat",
  newMessages: "New messages",
  report: "Report this chat",
};
export type Words = typeof en;

const all: Record<Language, Words> = { en, de, es, fr };

/** The words of a language, with the bot's name where they hold it. */
export function wordsFor(language: Language, name: string): Words {
  const named = Object.entries(all[language]).map(([key, text]) => [
    key,
    text.replaceAll("{name}", () => name),
  ]);
  return Object.fromEntries(named) as Words;
}

/** A text with its number. */
export const counted = (text: string, count: number): string =>
  text.replace("{count}", String(count));
