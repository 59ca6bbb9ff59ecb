import { unreachable } from "./outcome.ts";

/** What a page of the desk (requests, conversations, enquiries) tells after its form was sent. A new `key` is a new message. */
export type DeskOutcome =
  | { kind: "done"; key: string; text: string }
  | {
      kind: "failed";
      key: string;
      title: string;
      detail: string;
      /** Field name → what is wrong with it. */
      fields?: Readonly<Record<string, string>>;
      /** What was typed, for a page without scripts. */
      typed?: string;
      isUnreachable?: true;
    };

/** Banners of what fails. */
export const deskFailures = {
  request: "Failed to update the request",
  conversation: "Failed to update the conversation",
  call: "Failed to end the call",
  reply: "Failed to send the reply",
  booking: "Failed to update the demo",
  calendar: "Failed to update the calendar",
} as const;

/** In the browser: runs a page's action; where the server isn't reached, the page is told and stays. */
export async function orUnreachable<T>(
  work: () => Promise<T>,
  title: string,
): Promise<T | DeskOutcome> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof TypeError)) throw thrown; // fetch throws it for a lost connection
    const key = String(Date.now());
    return { kind: "failed", key, title, detail: unreachable, isUnreachable: true };
  }
}
