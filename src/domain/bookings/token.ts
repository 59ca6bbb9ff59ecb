import { createHash } from "node:crypto";
import type { BookingDeps } from "./deps.ts";

/**
 * The secret in a demo's address: a keyed digest of its id (256 bits), so that later mails can carry it again.
 * The database holds only a digest of it.
 */
export const tokenOf = (bookingId: string, { digest }: Pick<BookingDeps, "digest">): string =>
  digest("booking link", bookingId);

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether this can be such a secret at all. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
