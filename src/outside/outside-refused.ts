/**
 * `address`: not http or https, or with a user or password; `port`: none of the web's; `own_network`: it leads into a
 * network that isn't public; `redirects`: too many, or one that would carry a body elsewhere; `too_large`; `slow`;
 * `unreachable`: no such name, no answer, no trusted certificate; `damaged`: the answer can't be decoded.
 */
export type OutsideReason =
  | "address"
  | "port"
  | "own_network"
  | "redirects"
  | "too_large"
  | "slow"
  | "unreachable"
  | "damaged";

/** Why an address wasn't fetched. The message never holds the address, which may contain secrets. */
export class OutsideRefused extends Error {
  override name = "OutsideRefused";
  readonly reason: OutsideReason;
  constructor(reason: OutsideReason, options: { cause?: unknown } = {}) {
    super(`the address was not fetched: ${reason}`, options);
    this.reason = reason;
  }
}
