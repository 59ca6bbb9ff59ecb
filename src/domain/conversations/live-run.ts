/**
 * Why a reply is broken off: nobody watches; this node stops; a person takes over, or the visitor ends the
 * conversation; the visitor stops it; it isn't this node's any more; it says more than it should; it takes longer than it may.
 */
export type BreakReason = "left" | "stopping" | "handled" | "stopped" | "lost" | "enough" | "late";

/** A reply that is being written on this node. */
export class Run {
  readonly conversationId: string;
  /** The message that it answers. */
  readonly replyTo: string;
  /** Until when the right to answer holds, as it stands in the database. */
  until: Date;
  /** What was said so far. */
  text = "";
  /** How many characters of it went out to watchers, and what didn't yet. */
  sent = 0;
  unsent = "";
  why: BreakReason | null = null;
  /** It is being stored: the right to answer stays as it is. */
  isEnding = false;
  /** Sends the next words. */
  timer: NodeJS.Timeout | undefined;
  /** Resolves once it is stored and told. */
  readonly done: Promise<void>;
  readonly #abort = new AbortController();
  #resolve: () => void = () => {};

  constructor(one: { conversationId: string; replyTo: string; until: Date }) {
    this.conversationId = one.conversationId;
    this.replyTo = one.replyTo;
    this.until = one.until;
    this.done = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Ends the call to the provider; what was said is stored. */
  break(why: BreakReason): void {
    this.why ??= why;
    this.#abort.abort();
  }

  finish(): void {
    this.#resolve();
  }
}
