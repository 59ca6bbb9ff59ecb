import { chatLimits } from "#content/consultant.ts";
import { AppError } from "#errors";

type Who = { key: string; address: string };

/**
 * How many lines one visitor and one network may hold open on this node: a tab each, and one for each reply
 * (security.md, row 18). Messages, replies at once and their cost are counted by the consultant.
 */
export function createWatchLimits() {
  const open = new Map<string, number>();
  const add = (name: string, by: 1 | -1) => {
    const count = (open.get(name) ?? 0) + by;
    if (count > 0) open.set(name, count);
    else open.delete(name);
  };
  return {
    /** Opens a line. @returns how to close it @throws AppError ai_limit_reached */
    openLine({ key, address }: Who): () => void {
      const names = [`visitor/${key}`, `address/${address}`] as const;
      if ((open.get(names[0]) ?? 0) >= chatLimits.watchingPerVisitor)
        throw new AppError("ai_limit_reached", {
          message: "The chat is open in too many tabs at once. Please close some.",
        });
      if ((open.get(names[1]) ?? 0) >= chatLimits.watchingPerAddress)
        throw new AppError("ai_limit_reached", {
          message: "Too many chats are open on your network. Please try again in a moment.",
        });
      for (const name of names) add(name, 1);
      let isClosed = false;
      return () => {
        if (isClosed) return;
        isClosed = true;
        for (const name of names) add(name, -1);
      };
    },
  };
}
export type WatchLimits = ReturnType<typeof createWatchLimits>;
