import type { Tx } from "#db/open.ts";
import { newId } from "#kit/ids.ts";
import { announceEnd } from "./announce-end.ts";
import type { ConversationDeps } from "./deps.ts";
import { setEnded } from "./queries-admin.ts";
import { deleteUnspoken, insertSpoken, insertTurns, selectSpoken } from "./queries-spoken.ts";
import { titleOf } from "./rules.ts";

// What is said in a video consultation. From a provider it arrives at once, after the end; in the demo call as it is said.

/** Something that was said, in the order of saying. Its time where that is known. */
export type SpokenTurn = { sender: "user" | "ai"; text: string; at: Date | null };

const unnamed = "Video consultation";

/** A conversation for a call that begins. @returns its id; null where the visitor has one that runs */
export const beginSpoken = (
  tx: Tx,
  one: { visitorKey: string; userId: string | null; now: Date },
): Promise<string | null> => insertSpoken(tx, { ...one, id: newId("cnv"), title: unnamed });

/** The call is over. */
export async function endSpoken(tx: Tx, id: string, now: Date): Promise<void> {
  await setEnded(tx, id, now);
}

/**
 * The demo call is over: what was said stands there already. It is followed up like a chat that ends; where nothing
 * was said, nothing stays.
 * @returns whether anything was said
 */
export async function concludeSpoken(
  tx: Tx,
  id: string,
  now: Date,
  deps: Pick<ConversationDeps, "clock">,
): Promise<boolean> {
  const many = await setEnded(tx, id, now);
  if (many === 0) await deleteUnspoken(tx, id);
  if (many !== null) await announceEnd(tx, id, many, deps);
  return many !== 0;
}

/** The call never came about. */
export const dropSpoken = (tx: Tx, id: string): Promise<void> => deleteUnspoken(tx, id);

/**
 * Stores what was said; with more than one turn it is followed up like any conversation that ends (spec
 * site.md §4). Call it once for each. Nothing happens where somebody has erased the conversation.
 */
export async function storeSpoken(
  tx: Tx,
  id: string,
  turns: readonly SpokenTurn[],
  deps: Pick<ConversationDeps, "clock">,
): Promise<void> {
  const conversation = await selectSpoken(tx, id);
  if (!conversation || turns.length === 0) return;
  const now = deps.clock();
  const first = turns.find(({ sender }) => sender === "user")?.text ?? unnamed;
  await insertTurns(tx, {
    id,
    after: conversation.messageCount,
    title: titleOf(first),
    now,
    turns: turns.map(({ sender, text, at }) => ({
      id: newId("msg"),
      sender,
      text,
      createdAt: at ?? now,
    })),
  });
  await announceEnd(tx, id, turns.length, deps);
}
