import type { Db } from "#db/open.ts";
import type { Log } from "#kit/log.ts";
import { minuteMs, type Clock } from "#kit/time.ts";
import { createAnnouncer, type Announcer } from "./announce.ts";
import type { ChatEvent } from "./contract.ts";
import { LiveChannels, type Channel } from "./live-channels.ts";
import { LiveDesks } from "./live-desks.ts";
import { Run, type BreakReason } from "./live-run.ts";
import { Watcher, type WatchOptions } from "./live-watcher.ts";
import { renewLeases } from "./queries-saying.ts";

/** In milliseconds; tests set others. */
const usualTimes = {
  /** How long the right to answer holds without being renewed. */
  leaseMs: 20_000,
  renewEveryMs: 6000,
  /** A reply goes on for so long after the last watcher has left, as for a page change. */
  leaveAfterMs: 10_000,
  /** So often it is looked up what other nodes may have said, should a notification have got lost. */
  refreshEveryMs: 15_000,
  /** From the message to the first word, with all tries of the provider: whoever waits longer gets a canned reply. */
  firstWordMs: 18_000,
  /** Between two words. */
  silenceMs: 10_000,
  /** Longer than any answer takes: a stream may be kept up word by word. */
  longestReplyMs: 2 * minuteMs,
  /** Words that come within this time go out together. */
  joinWordsMs: 40,
};
const stopWithinMs = 5000;

type Options = { db: Db; clock: Clock; log: Log; times?: Partial<typeof usualTimes> };

/** Conversations that are watched or answered on this node, in memory. What was said stands in the database. */
export class LiveChats {
  readonly times: typeof usualTimes;
  readonly #options: Options;
  readonly #announcer: Announcer;
  readonly #channels: LiveChannels;
  readonly #desks: LiveDesks;
  readonly #runs = new Set<Run>();
  readonly #timers: NodeJS.Timeout[];
  #renewing: Promise<void> = Promise.resolve();
  #isRenewing = false;
  #isStopping = false;
  #troubleUntil = 0;

  constructor(options: Options) {
    this.#options = options;
    this.times = { ...usualTimes, ...options.times };
    this.#announcer = createAnnouncer(options);
    this.#channels = new LiveChannels(options);
    this.#desks = new LiveDesks(options);
    this.#timers = [
      setInterval(() => this.#renew(), this.times.renewEveryMs).unref(),
      setInterval(() => this.catchUp(), this.times.refreshEveryMs).unref(),
    ];
  }

  /** The provider failed a moment ago. */
  get isInTrouble(): boolean {
    return this.#troubleUntil > this.#options.clock().getTime();
  }
  noteTrouble(isThere: boolean): void {
    this.#troubleUntil = isThere ? this.#options.clock().getTime() + 5 * minuteMs : 0;
  }

  /** How many replies are being written here, and how many watch. */
  get figures(): { replies: number; watchers: number } {
    const watchers = this.#channels.all.reduce((sum, one) => sum + one.watchers.size, 0);
    return { replies: this.#runs.size, watchers };
  }

  /**
   * Watches a conversation from a position on; a reply that is being written comes from its first word.
   * @returns how to stop watching
   */
  watch(conversationId: string, options: WatchOptions): () => void {
    const channel = this.#channels.open(conversationId);
    const watcher = new Watcher(options);
    channel.watchers.add(watcher);
    clearTimeout(channel.leaving);
    channel.leaving = undefined;
    const { run } = channel;
    if (run) {
      const { replyTo, sent } = run;
      watcher.deliver({ type: "replying", replyTo });
      const text = run.text.slice(0, sent);
      if (sent > 0) watcher.deliver({ type: "words", replyTo, offset: 0, text });
    }
    if (this.#isStopping) watcher.close();
    else if (!options.isCurrent) void this.#channels.refresh([conversationId]);
    return () => {
      channel.watchers.delete(watcher);
      this.#watchLeaving(channel);
      this.#channels.tidy(channel);
    };
  }

  /** Hears soon after something happened at a desk, on whichever node. @returns how to stop */
  watchDesk(desk: string, onChange: () => void): () => void {
    return this.#desks.watch(desk, onChange);
  }

  /** Tells this node's watchers, and the other nodes that there is something to look up. */
  publish(conversationId: string, event: ChatEvent): void {
    const channel = this.#channels.get(conversationId);
    if (channel) this.#channels.deliver(channel, event);
    this.#desks.changed([conversationId]);
    this.#announcer.announce(conversationId);
  }

  /** Begins a reply; whoever begins one concludes it, whatever happens. */
  begin(one: { conversationId: string; replyTo: string; until: Date }): Run {
    const run = new Run(one);
    const channel = this.#channels.open(one.conversationId);
    channel.run?.break("lost");
    channel.run = run;
    this.#runs.add(run);
    if (this.#isStopping) run.break("stopping");
    this.publish(one.conversationId, { type: "replying", replyTo: one.replyTo });
    this.#watchLeaving(channel);
    return run;
  }

  /** Aria's next words. */
  say(run: Run, text: string): void {
    if (text === "" || run.signal.aborted) return;
    run.text += text;
    run.unsent += text;
    if (run.sent === 0) this.#flush(run);
    else run.timer ??= setTimeout(() => this.#flush(run), this.times.joinWordsMs);
  }

  /** What was said was wrong: this stands there once the reply is stored, and nothing more goes out before. */
  replace(run: Run, text: string): void {
    clearTimeout(run.timer);
    run.timer = undefined;
    run.text = text;
    run.unsent = "";
  }

  /** The last words go out, and from now on the right to answer stays as it is: the reply can be stored. */
  async settle(run: Run): Promise<void> {
    this.#flush(run);
    run.isEnding = true;
    await this.#renewing;
  }

  /** The reply is stored, or came to nothing. */
  conclude(run: Run, event: ChatEvent | null): void {
    clearTimeout(run.timer);
    this.#runs.delete(run);
    const channel = this.#channels.get(run.conversationId);
    if (channel?.run === run) {
      channel.run = null;
      clearTimeout(channel.leaving);
      channel.leaving = undefined;
    }
    if (event) this.publish(run.conversationId, event);
    if (channel) this.#channels.tidy(channel);
    run.finish();
  }

  /** Breaks off the reply that is being written here, if one is, and waits until it is stored. */
  async cut(conversationId: string, why: BreakReason): Promise<void> {
    const run = this.#channels.get(conversationId)?.run;
    run?.break(why);
    await run?.done;
  }

  /** Stops the reply to a message where it is written: here, or on the node that looks it up. */
  stopReply(conversationId: string, replyTo: string): void {
    const run = this.#channels.get(conversationId)?.run;
    if (run?.replyTo === replyTo) run.break("stopped");
    else this.#announcer.announce(conversationId);
  }

  /** A notification on `chatTopic`. */
  hear(payload: string): void {
    const ids = this.#announcer.hear(payload);
    this.#desks.changed(ids);
    void this.#channels.refresh(ids);
  }

  /** Looks everything up: notifications may have got lost. */
  catchUp(): void {
    this.#desks.catchUp();
    void this.#channels.refresh(this.#channels.ids);
  }

  /** Ends every stream and stores what was said; a reply that begins now breaks off at once. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const run of this.#runs) run.break("stopping");
    await Promise.race([
      Promise.all([...this.#runs].map((run) => run.done)),
      new Promise((resolve) => setTimeout(resolve, stopWithinMs).unref()),
    ]);
    for (const { watchers } of this.#channels.all) for (const watcher of watchers) watcher.close();
    await this.#announcer.flush();
  }

  #watchLeaving(channel: Channel): void {
    const { run } = channel;
    if (!run || channel.watchers.size > 0 || channel.leaving) return;
    channel.leaving = setTimeout(() => {
      channel.leaving = undefined;
      if (channel.watchers.size === 0) run.break("left");
    }, this.times.leaveAfterMs);
  }

  #flush(run: Run): void {
    clearTimeout(run.timer);
    run.timer = undefined;
    const { replyTo, sent: offset, unsent: text } = run;
    const channel = this.#channels.get(run.conversationId);
    if (text === "" || channel?.run !== run) return;
    run.sent += text.length;
    run.unsent = "";
    this.#channels.deliver(channel, { type: "words", replyTo, offset, text });
  }

  #renew(): void {
    const runs = [...this.#runs].filter(({ isEnding }) => !isEnding);
    // One after the other: a second would look for what the first has just renewed, and take it for lost.
    if (runs.length === 0 || this.#isRenewing) return;
    this.#isRenewing = true;
    const next = new Date(this.#options.clock().getTime() + this.times.leaseMs);
    const leases = runs.map(({ conversationId, until }) => ({ id: conversationId, until }));
    this.#renewing = renewLeases(this.#options.db, leases, next)
      .then(
        (ids) => {
          const held = new Set(ids);
          for (const run of runs)
            if (held.has(run.conversationId)) run.until = next;
            else run.break("lost");
        },
        // The next try comes before they run out.
        (error: unknown) => this.#options.log.warn({ err: error }, "replies could not be held"),
      )
      .finally(() => {
        this.#isRenewing = false;
      });
  }
}
