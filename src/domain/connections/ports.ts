import type { Json } from "#kit/json-changes.ts";
import type { ConnectionKind, FieldsOf } from "./kinds.ts";

export { DeliveredConversation, DeliveredErasure, DeliveredLead } from "./contract.ts";
export { type ConnectionKind, type FieldsOf, readServiceAccount } from "./kinds.ts";

/** What is delivered. `id` is the same in each try: receivers can tell by it what they have already. */
export type Message = {
  id: string;
  /** e.g. `lead.taken` */
  event: string;
  /** e.g. `project/proj_…` */
  subject: string;
  /** ISO time of what happened. */
  at: string;
  data: Readonly<Record<string, unknown>>;
};

/** What the other side said to it. */
export type Answer = { status: number | null; text: string };

/**
 * - `key_refused`: the key is wrong, was revoked, or lacks a right
 * - `blocked`: the address leads where we don't connect to
 * - `rejected`: it says no to this very request, and would again
 * - `gone`: nothing is there
 */
export type FailureReason =
  | "key_refused"
  | "gone"
  | "rejected"
  | "rate_limited"
  | "server"
  | "unreachable"
  | "timeout"
  | "blocked";

/** The other side can't be used as it is. Its text may quote the answer; whoever stores it takes secrets out. */
export class ConnectionFailed extends Error {
  override name = "ConnectionFailed";
  readonly reason: FailureReason;
  readonly status: number | null;
  /** How long the other side asks us to wait. */
  readonly retryAfterMs: number | null;
  constructor(
    reason: FailureReason,
    text: string,
    options: { status?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super(text);
    this.reason = reason;
    this.status = options.status ?? null;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

type Options = { signal: AbortSignal };

/** What a step of an automation has a service do. `key` is the same each time it is tried. */
export type ConnectionAction = { name: string; input: Json; key: string };

/** One kind of service that people connect. Implemented in src/providers/deliveries. */
export interface ConnectionTarget<K extends ConnectionKind = ConnectionKind> {
  /** Finds out whether it can be used, and changes nothing there. @throws ConnectionFailed */
  test(fields: FieldsOf<K>, options: Options): Promise<void>;
  /**
   * Delivers a message; the same one twice is one record there, as far as the service allows it. Null: nothing is
   * delivered to this kind. @throws ConnectionFailed
   */
  deliver: ((fields: FieldsOf<K>, message: Message, options: Options) => Promise<Answer>) | null;
  /** Does something else there, for the kinds that can. @throws ConnectionFailed */
  act?(fields: FieldsOf<K>, action: ConnectionAction, options: Options): Promise<Json>;
}

/** All kinds. */
export type ConnectionTargets = { [K in ConnectionKind]: ConnectionTarget<K> };
