/** What can be done to a person from the back office; the `intent` field of its forms. */
export const intents = [
  "promote",
  "demote",
  "delete",
  "block",
  "unblock",
  "remove-two-factor",
  "end-session",
] as const;
export type Intent = (typeof intents)[number];

/** What a page tells after its form was sent. A new `key` is a new message. */
export type Outcome =
  /** `erased` is the receipt of a deletion. */
  | { kind: "done"; key: string; text: string; erased?: string }
  | { kind: "failed"; key: string; title: string; detail: string; isUnreachable?: true }
  /** Without scripts: the question comes as a step of its own. */
  | { kind: "ask"; key: string; intent: Question; userId: string; name: string };

/** What is asked before it is done. */
export type Question = "delete" | "remove-two-factor";

/** Banner and detail of each failure; the first three are those of spec site.md §8. */
const failures: Record<Intent, { title: string; detail: string }> = {
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

/** @param message why, in the server's words */
export function failed(intent: Intent, message: string, key: string) {
  const { title, detail } = failures[intent];
  return { kind: "failed", key, title, detail: `${detail}: ${message}` } as const;
}

export const unreachable = "The server can't be reached. Try again in a moment.";

/** In the browser: the form never arrived, as far as can be told; the page stays as it is. */
export const notReached = (intent: unknown): Outcome => ({
  ...failed(isIntent(intent) ? intent : "promote", unreachable, String(Date.now())),
  isUnreachable: true,
});

export const isIntent = (value: unknown): value is Intent =>
  intents.some((intent) => intent === value);

export const isUnreachable = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "isUnreachable" in result;
