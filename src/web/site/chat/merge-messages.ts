import type { MessageView } from "#domain/conversations/contract.ts";

const ranks = { stopped: 0, cut: 1, canned: 2, whole: 3 } satisfies Record<
  MessageView["state"],
  number
>;

/** Which of two versions of one message stands: the same one, whichever came first. */
function isBetter(one: MessageView, other: MessageView): boolean {
  const [a, b] = [one, other].map(({ state, at, text, id }) => ({
    rank: ranks[state],
    words: [at, String(text.length).padStart(9, "0"), text, id].join("\n"),
  }));
  if (!a || !b) return false;
  return a.rank === b.rank ? a.words > b.words : a.rank > b.rank;
}

/** Puts messages among those that are known: each position once, oldest first. */
export function mergeMessages(
  known: readonly MessageView[],
  added: readonly MessageView[],
): readonly MessageView[] {
  const byPosition = new Map(known.map((message) => [message.position, message]));
  for (const message of added) {
    const there = byPosition.get(message.position);
    if (!there || isBetter(message, there)) byPosition.set(message.position, message);
  }
  return [...byPosition.values()].toSorted((a, b) => a.position - b.position);
}
