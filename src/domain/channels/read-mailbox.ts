import {
  ConnectionFailed,
  failureOf,
  noteUse,
  type OpenConnection,
} from "#domain/connections/index.ts";
import { toAppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import type { ChannelDeps } from "./deps.ts";
import { mailBeginningBytes, maxMailBytes } from "./mail-rules.ts";
import type { MailboxPlace, MailSource } from "./ports.ts";

const timeoutMs = 90 * secondMs;
/** So many mails are taken at one look. */
const maxMails = 20;
/** What may be wrong with one mail; it must not hold up the ones after it. */
const skipped: readonly string[] = ["invalid_input", "not_found"];

/** What is noted about a mailbox after a look. Without `place` it is read again from where it was. */
export type MailboxNote = { place?: MailboxPlace | null; checkedAt: Date; problem: string };

/**
 * Hands each mail that is new in a mailbox to `take`, one after the other. The caller notes what comes back after that:
 * no mail is lost, and one may come twice.
 * @param opened null where it isn't connected any more, or can't be read
 * @returns how many mails were there, and what to note; what is wrong with the mailbox is in it
 */
export async function readMailbox(
  opened: OpenConnection<"mailbox"> | null,
  row: { place: MailboxPlace | null; problem: string },
  take: (source: MailSource) => Promise<unknown>,
  deps: ChannelDeps,
): Promise<{ count: number; note: MailboxNote }> {
  const checkedAt = deps.clock();
  if (!opened) {
    const problem = "Its mailbox isn’t connected any more, or can’t be read. Open Connections.";
    return { count: 0, note: { checkedAt, problem } };
  }
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const { mails, place } = await deps.channels.mailboxes.fetch(opened.fields, row.place, {
      max: maxMails,
      maxBytes: maxMailBytes,
      beginningBytes: mailBeginningBytes,
      signal,
    });
    for (const source of mails)
      try {
        await take(source);
      } catch (error) {
        if (!skipped.includes(toAppError(error).code)) throw error;
      }
    if (row.problem !== "" || mails.length > 0) await noteUse(opened, null, deps);
    return { count: mails.length, note: { place, checkedAt, problem: "" } };
  } catch (error) {
    if (!(error instanceof ConnectionFailed)) throw error;
    await noteUse(opened, error, deps);
    return { count: 0, note: { checkedAt, problem: failureOf(opened, error) } };
  }
}
