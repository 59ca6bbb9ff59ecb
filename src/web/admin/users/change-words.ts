import type { Question } from "../../ui/ConfirmAction.tsx";

/** What can be done to a person from the back office; the `intent` field of its forms. */
export const userIntents = [
  "promote",
  "demote",
  "delete",
  "block",
  "unblock",
  "remove-two-factor",
  "end-session",
] as const;
export type UserIntent = (typeof userIntents)[number];

export const isUserIntent = (value: string): value is UserIntent =>
  userIntents.some((intent) => intent === value);

/** What is asked about before it is done. */
export const asksFirst = (intent: UserIntent): intent is keyof typeof questions =>
  intent in questions;

/** The first question is spec site.md §5, word for word. */
const questions = {
  delete: {
    title: "Delete user",
    text: "Are you sure you want to delete this user? This action cannot be undone.",
    confirm: "Delete user",
  },
  "remove-two-factor": {
    title: "Remove second factor",
    text: "Do this only for someone who lost both the app and the recovery codes, and whose identity you have verified. They’ll then sign in with their password only.",
    confirm: "Remove second factor",
  },
} satisfies Partial<Record<UserIntent, Question>>;

export const userQuestion = (intent: string): Question =>
  questions[intent === "delete" ? intent : "remove-two-factor"];

/** Banner, and what stands before the reason; the first three are those of spec site.md §8. */
const failures: Record<UserIntent, { title: string; detail: string }> = {
  promote: { title: "Failed to update user role", detail: "Failed to promote user" },
  demote: { title: "Failed to update user role", detail: "Failed to demote user" },
  delete: { title: "Failed to delete user", detail: "Failed to delete user" },
  block: { title: "Failed to block user", detail: "Failed to block user" },
  unblock: { title: "Failed to unblock user", detail: "Failed to unblock user" },
  "remove-two-factor": {
    title: "Failed to remove the second factor",
    detail: "Failed to remove the second factor",
  },
  "end-session": { title: "Failed to end the session", detail: "Failed to end the session" },
};

export function userFailure(intent: string): { title: string; reason: string } {
  const { title, detail } = failures[isUserIntent(intent) ? intent : "promote"];
  return { title, reason: `${detail}: ` };
}
