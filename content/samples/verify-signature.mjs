import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether `signature` is the HMAC-SHA256 of `message` under `secret`. The comparison takes the same time
 * wherever the two differ, so that nobody can guess a signature piece by piece.
 */
export function isSigned(message, signature, secret, encoding = "hex") {
  const expected = createHmac("sha256", secret).update(message).digest();
  const given = Buffer.from(String(signature), encoding);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A signature that was good once stays good for ever, unless old ones are refused. */
export const isFresh = (sentAtMs, nowMs = Date.now()) =>
  Math.abs(nowMs - sentAtMs) <= 5 * 60 * 1000;
