import { randomUUID } from "node:crypto";
import type { Db } from "#db/open.ts";
import type { Log } from "#kit/log.ts";
import { notifyNodes } from "./queries-saying.ts";

/** The channel on which nodes tell each other in which conversations something happened. */
export const chatTopic = "aria_conversations";

/** Postgres takes 8,000 bytes in a notification: so many ids fit. */
const maxIds = 150;
/** What happens within this time is told together: each notification is a transaction. */
const gatherMs = 50;

export type Announcer = {
  /** Tells the other nodes of a change, soon. Never throws. */
  announce(conversationId: string): void;
  /** What a notification tells: ids of conversations; none where it is this node's own. */
  hear(payload: string): string[];
  /** Tells what is still to be told. */
  flush(): Promise<void>;
};

export function createAnnouncer({ db, log }: { db: Db; log: Log }): Announcer {
  const node = randomUUID();
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.size > 0) {
      const ids = [...waiting].slice(0, maxIds);
      for (const id of ids) waiting.delete(id);
      try {
        await notifyNodes(db, chatTopic, JSON.stringify({ node, ids }));
      } catch (error) {
        // The other nodes look by themselves every few seconds.
        log.warn({ err: error }, "other nodes could not be told of a conversation");
      }
    }
  };
  return {
    announce(conversationId) {
      waiting.add(conversationId);
      timer ??= setTimeout(() => void flush(), gatherMs);
    },
    hear(payload) {
      try {
        const told = JSON.parse(payload) as { node: string; ids: string[] };
        return told.node === node ? [] : told.ids;
      } catch {
        return [];
      }
    },
    flush,
  };
}
