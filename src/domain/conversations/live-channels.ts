import { chatWords } from "#content/consultant.ts";
import type { Db } from "#db/open.ts";
import type { Log } from "#kit/log.ts";
import type { Clock } from "#kit/time.ts";
import type { ChatEvent } from "./contract.ts";
import type { Run } from "./live-run.ts";
import type { Watcher } from "./live-watcher.ts";
import {
  selectMessagesAfter,
  selectStates,
  toMessageView,
  type ConversationState,
} from "./queries.ts";

/** A conversation that is watched or answered on this node. */
export type Channel = {
  readonly id: string;
  readonly watchers: Set<Watcher>;
  run: Run | null;
  /** Runs once nobody watches any more. */
  leaving: NodeJS.Timeout | undefined;
  handledBy: "aria" | "person" | null;
  /** How often something happened here: what was looked up before the last time is old. */
  changes: number;
  /** Missing messages are being read. */
  reading: Promise<void> | null;
  /** There may be more of them than are being read. */
  isBehind: boolean;
};

/** So little that it fits between a line's reader and the limit of what may wait there (http/event-stream.ts). */
const rowsAtOnce = 10;

/** Who watches what on this node. What a watcher misses is read from the database. */
export class LiveChannels {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #channels = new Map<string, Channel>();

  constructor({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  get ids(): string[] {
    return [...this.#channels.keys()];
  }
  get all(): Channel[] {
    return [...this.#channels.values()];
  }
  get(id: string): Channel | undefined {
    return this.#channels.get(id);
  }

  /** The channel, made where there is none. */
  open(id: string): Channel {
    const known = this.#channels.get(id);
    if (known) return known;
    const channel: Channel = {
      id,
      watchers: new Set(),
      run: null,
      leaving: undefined,
      handledBy: null,
      changes: 0,
      reading: null,
      isBehind: false,
    };
    this.#channels.set(id, channel);
    return channel;
  }

  /** Forgets a channel that nobody needs. */
  tidy(channel: Channel): void {
    if (channel.watchers.size > 0 || channel.run) return;
    clearTimeout(channel.leaving);
    if (this.#channels.get(channel.id) === channel) this.#channels.delete(channel.id);
  }

  deliver(channel: Channel, event: ChatEvent): void {
    if (event.type !== "words") channel.changes += 1;
    if (event.type === "handled") channel.handledBy = event.by;
    if (event.type === "ended") channel.run?.break("lost");
    let isBehind = false;
    for (const watcher of channel.watchers) if (!watcher.deliver(event)) isBehind = true;
    if (isBehind)
      this.#readMissing(channel).catch((error: unknown) =>
        this.#log.warn({ err: error }, "missing messages could not be read; trying again"),
      );
  }

  /** Looks up what happened in conversations, as far as somebody watches them here. Never throws. */
  async refresh(ids: string[]): Promise<void> {
    const before = new Map(ids.map((id) => [id, this.#channels.get(id)?.changes]));
    const watched = ids.filter((id) => before.get(id) !== undefined);
    if (watched.length === 0) return;
    try {
      const states = await selectStates(this.#db, watched);
      const byId = new Map(states.map((state) => [state.id, state]));
      const isOld = (id: string) => this.#channels.get(id)?.changes !== before.get(id);
      const old = watched.filter((id) => isOld(id));
      const fresh = watched.filter((id) => !isOld(id));
      await Promise.all(fresh.map((id) => this.#apply(id, byId.get(id))));
      await this.refresh(old);
    } catch (error) {
      this.#log.warn({ err: error }, "conversations could not be looked up; trying again");
    }
  }

  /** Brings every watcher up to the last message. */
  #readMissing(channel: Channel): Promise<void> {
    channel.isBehind = true;
    channel.reading ??= this.#readOn(channel).finally(() => {
      channel.reading = null;
    });
    return channel.reading;
  }

  async #readOn(channel: Channel): Promise<void> {
    while (channel.isBehind && channel.watchers.size > 0) {
      channel.isBehind = false;
      const from = Math.min(...[...channel.watchers].map(({ seen }) => seen));
      // Each piece begins where the one before ended.
      const rows = await selectMessagesAfter(this.#db, channel.id, from, rowsAtOnce);
      for (const row of rows) {
        const message = toMessageView(row);
        for (const watcher of channel.watchers)
          watcher.deliver({ type: "message", conversationId: channel.id, message });
      }
      if (rows.length === rowsAtOnce) channel.isBehind = true;
    }
  }

  /** Tells watchers what a conversation's row says and they may not know. */
  async #apply(id: string, state: ConversationState | undefined): Promise<void> {
    const channel = this.#channels.get(id);
    if (!channel) return;
    if (!state) return this.deliver(channel, { type: "ended" }); // it was deleted
    const { changes } = channel;
    if ([...channel.watchers].some(({ seen }) => seen < state.messageCount)) {
      await this.#readMissing(channel);
      // What was looked up is old by now.
      if (channel.changes !== changes) return this.refresh([id]);
    }
    if (state.status === "ended") return this.deliver(channel, { type: "ended" });
    const by = state.handledBy ? "person" : "aria";
    const isNews = channel.handledBy ? channel.handledBy !== by : by === "person";
    if (isNews) this.deliver(channel, { type: "handled", by });
    channel.handledBy = by;
    if (channel.run) {
      if (state.handledBy) channel.run.break("handled");
      else if (state.stoppedReply === channel.run.replyTo) channel.run.break("stopped");
      return;
    }
    const isAnswering = state.answeringUntil !== null && state.answeringUntil > this.#clock();
    for (const watcher of channel.watchers) {
      const { waitingFor } = watcher;
      if (isAnswering && state.lastQuestion && !waitingFor)
        watcher.deliver({ type: "replying", replyTo: state.lastQuestion });
      // Whoever wrote it is gone.
      if (!isAnswering && waitingFor)
        watcher.deliver({ type: "failed", replyTo: waitingFor, problem: chatWords.brokenOff });
    }
  }
}
