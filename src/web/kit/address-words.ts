import { isLoopback } from "#kit/is-loopback.ts";

/** A session's network address, as lists of sessions show it. */
export const addressWords = (address: string | null): string =>
  !address ? "Unknown" : isLoopback(address) ? "This computer" : address;
