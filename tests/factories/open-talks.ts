import { afterAll, afterEach, beforeAll } from "vitest";
import type { Database } from "#db/open.ts";
import { readChat, type ChatEvent } from "#domain/conversations/index.ts";
import { testDatabase } from "../database.ts";
import { talkOn } from "./talk.ts";

type Talk = ReturnType<typeof talkOn>;

/** A database for a file's conversations: what a test begins there is stopped after it. Call it where hooks stand. */
export function openTalks() {
  let database: Database;
  let names = 0;
  const begun: Talk[] = [];
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());
  afterEach(() => Promise.all(begun.splice(0).map(({ deps }) => deps.conversations.chats.stop())));
  return {
    database: () => database,
    talk: (change: Parameters<typeof talkOn>[1] = {}): Talk => {
      const made = talkOn(database, change);
      begun.push(made);
      return made;
    },
    /** Somebody who hasn't been there before. */
    someone: (talk: Talk) => talk.visitor(`somebody ${++names}`),
    /** A tab that shows a conversation, and what reaches it. */
    watch: (talk: Talk, conversationId: string, after = 0) => {
      const seen: ChatEvent[] = [];
      const state = { isClosed: false };
      const leave = talk.deps.conversations.chats.watch(conversationId, {
        after,
        send: (event) => void seen.push(event),
        close: () => {
          state.isClosed = true;
        },
      });
      return { seen, state, leave, types: () => seen.map(({ type }) => type) };
    },
    /** A visitor's running conversation. */
    lastOf: async (talk: Talk, key: string) => (await readChat(key, talk.deps)).conversation!,
  };
}
