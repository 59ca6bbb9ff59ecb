import type { Tx } from "#db/open.ts";
import { newId } from "#kit/ids.ts";
import type { ChannelDeps } from "./deps.ts";
import { shortReferences } from "./mail-rules.ts";
import { findThread, type MailKeys } from "./queries-threads.ts";
import { insertThread, lockSender, type ThreadRow, updateThread } from "./queries.ts";
import { proofsUpTo } from "./sender-proof.ts";

/** So many Message-IDs of a thread are known. */
export const maxMailIds = 60;

type About = Pick<
  ThreadRow,
  "projectId" | "channel" | "sender" | "receiver" | "subject" | "mailIds" | "proof"
>;

export const newThread = (about: About, { clock }: Pick<ChannelDeps, "clock">): ThreadRow => ({
  ...about,
  id: newId("cthr"),
  conversationId: null,
  sentPosition: 0,
  isIntroduced: false,
  isStopped: false,
  createdAt: clock(),
  lastAt: clock(),
});

/**
 * The thread that a message belongs to; for SMS that of the number. For mail one that holds a mail which it answers, of
 * the same sender. As anyone can write a sender's address, a mail goes on only with threads that were begun with no better
 * proof of it; and unless its sender is verified, it has to name a mail that we sent: only who got it knows its Message-ID.
 */
export async function threadFor(
  tx: Tx,
  about: About,
  deps: Pick<ChannelDeps, "clock">,
): Promise<ThreadRow> {
  await lockSender(tx, about);
  const found = await findThread(tx, about, about.channel === "email" ? keysOf(about) : null);
  if (!found) {
    const thread = newThread(about, deps);
    await insertThread(tx, thread);
    return thread;
  }
  const change = {
    lastAt: deps.clock(),
    mailIds: shortReferences([...found.mailIds, ...about.mailIds], maxMailIds),
    // Of the mail that is answered next.
    subject: about.subject,
    proof: about.proof,
  };
  await updateThread(tx, found.id, change);
  return { ...found, ...change };
}

function keysOf({ mailIds, proof }: About): MailKeys {
  const proofs = proofsUpTo(proof);
  return proof === "passed"
    ? { proofs, isOurs: false, mailIds }
    : // Our Message-IDs begin with the message's id.
      { proofs, isOurs: true, messageIds: mailIds.map((one) => one.split("@")[0] ?? "") };
}
