import type { ChatEvent } from "./contract.ts";

export type WatchOptions = {
  /** Position of the last message that the watcher has. */
  after: number;
  /** That message is the last there is: nothing has to be looked up. */
  isCurrent?: boolean;
  /** Gets what happens, in order. Must not throw. */
  send: (event: ChatEvent) => void;
  /** Nothing comes any more: the conversation was ended, or this node stops. */
  close: () => void;
};

/** Somebody who watches a conversation on this node: a tab, or an admin. */
export class Watcher {
  /** Position of the last message that was sent. */
  seen: number;
  /** The message whose answer was announced and hasn't come. */
  waitingFor: string | null = null;
  readonly #options: WatchOptions;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.seen = options.after;
  }

  /** @returns false where messages are missing before this one */
  deliver(event: ChatEvent): boolean {
    if (event.type === "message") {
      const { position, replyTo } = event.message;
      if (position <= this.seen) return true;
      if (position > this.seen + 1) return false;
      this.seen = position;
      if (replyTo === this.waitingFor) this.waitingFor = null;
    } else if (event.type === "replying") this.waitingFor = event.replyTo;
    else if (event.type === "failed") this.waitingFor = null;
    this.#options.send(event);
    if (event.type === "ended") this.#options.close();
    return true;
  }

  close(): void {
    this.#options.close();
  }
}
