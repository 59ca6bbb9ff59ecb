import { chatLimits } from "#content/consultant.ts";
import { AppError } from "#errors";
import type { Spender } from "./reserve-usage.ts";

/** Replies that are being written on this node: digest of a visitor or an address → how many. */
const taken = new Map<string, number>();

/**
 * Takes a place for a reply that streams: a visitor and an address have so many at a time, counted on this
 * node. Call it before anything is asked of the provider.
 * @returns gives the place back; calling it again does nothing
 * @throws AppError ai_limit_reached, with a message that says which limit
 */
export function takeStreamPlace({ visitor, address }: Spender): () => void {
  const wanted = [
    {
      key: `address/${address}`,
      most: chatLimits.concurrentPerAddress,
      message: "Aria is answering many people on your network. Please try again in a moment.",
    },
    ...(visitor === null
      ? []
      : [
          {
            key: `visitor/${visitor}`,
            most: chatLimits.concurrentPerVisitor,
            message: "Aria is already answering you. Please wait for her reply.",
          },
        ]),
  ];
  for (const { key, most, message } of wanted)
    if ((taken.get(key) ?? 0) >= most) throw new AppError("ai_limit_reached", { message });
  for (const { key } of wanted) taken.set(key, (taken.get(key) ?? 0) + 1);
  let isGiven = false;
  return () => {
    if (isGiven) return;
    isGiven = true;
    for (const { key } of wanted) {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    }
  };
}
