/**
 * Whoever holds video calls in Aria's name. Implemented in providers/video. The built-in one has no room of its
 * own: its calls have no address, and happen in the browser.
 */
export interface VideoCalls {
  readonly name: "tavus" | "built-in";

  /**
   * Opens a room. A second one is never opened to make up for a failure of the first: where the provider's
   * answer got lost, the call is looked for by its name.
   * @throws VideoUnavailable; its `mayHaveHappened` says whether there may be a room all the same
   */
  start(call: NewCall): Promise<StartedCall>;

  /** Ends a call (spec site.md §7); one that has ended, or that nobody knows, is left alone. @throws VideoUnavailable */
  end(callId: string, farewell: { durationSeconds: number; feedback: string }): Promise<void>;

  /**
   * How a call stands, with what happened in it: the way to a transcript whose event got lost. Null where there
   * is no such call. @throws VideoUnavailable
   */
  read(callId: string): Promise<CallReport | null>;

  /** Deletes what the provider keeps of a call; safe to repeat. @throws VideoUnavailable */
  forget(callId: string): Promise<void>;

  /**
   * Whether the default persona can be talked to, and how many calls run on the account; `isDemo` where
   * the demo would hold a call in its place. @throws VideoUnavailable
   */
  readState(): Promise<{ isReady: boolean; running: number; isDemo?: boolean }>;

  /**
   * Reads what was delivered to a call's `callbackUrl`. Nothing in it proves who sent it: that is up to the
   * secret in the address. Null where it is no event.
   */
  readEvent(body: unknown): CallEvent | null;
}

/** A provider's name for somebody to talk to: a face, and where there is one, how it behaves. */
export type PersonaIds = { replicaId: string; personaId: string | null };

export type NewCall = {
  /** Ours, used once: by it the call is found again. */
  name: string;
  /** Where the provider tells what happens; null: nowhere. Its path holds a secret. */
  callbackUrl: string | null;
  /** Null: the default persona, which also takes the place of one that isn't ready. */
  persona: PersonaIds | null;
  /** What the persona is told beside what it knows anyway. */
  context: string;
  /** What it says first. */
  greeting: string;
  maxSeconds: number;
};

export type StartedCall = PersonaIds & {
  /** The provider's name for it. */
  id: string;
  /** The room's address, http or https; null where there is no room. */
  url: string | null;
  personaName: string;
  /** Who holds it, where that is somebody else than was asked. */
  heldBy?: VideoCalls["name"];
};

export type CallReport = { isRunning: boolean; events: CallEvent[] };

/**
 * Why a call ended: its time was over, everybody left, nobody came, the visitor ended it (`ended`) or an admin did
 * (`stopped`), it broke down, or else.
 */
export type EndReason =
  | "time_over"
  | "left"
  | "nobody_came"
  | "ended"
  | "stopped"
  | "failed"
  | "other";

export type CallTurn = {
  /** `system` is what nobody said: instructions, tools. */
  speaker: "user" | "ai" | "system";
  text: string;
  /** Null where the provider doesn't tell. */
  at: Date | null;
};

/** Something that happened in a call. `type` is the provider's own word for it. */
export type CallEvent = { callId: string; type: string; at: Date | null } & (
  | { kind: "joined" }
  | { kind: "ended"; reason: EndReason }
  | { kind: "transcript"; turns: CallTurn[] }
  | { kind: "recording"; place: string; durationSeconds: number | null }
  | { kind: "other" }
);

export type VideoTrouble =
  | "timeout"
  | "network"
  | "server"
  | "rate_limited"
  | "out_of_credits"
  | "too_many_calls"
  | "persona_unavailable"
  | "key_refused"
  | "not_found"
  | "bad_request"
  | "bad_answer";

/** The provider can't do it, or not now. `message` is the text of spec site.md §8; it is for us, not for visitors. */
export class VideoUnavailable extends Error {
  override name = "VideoUnavailable";
  readonly reason: VideoTrouble;
  /** HTTP status, if one arrived. */
  readonly status: number | null;
  /** What was asked for may have been done: the answer is what failed. */
  readonly mayHaveHappened: boolean;
  constructor(
    reason: VideoTrouble,
    message: string,
    options: { status?: number | null; mayHaveHappened?: boolean } = {},
  ) {
    super(message);
    this.reason = reason;
    this.status = options.status ?? null;
    this.mayHaveHappened = options.mayHaveHappened ?? false;
  }
}
