/** A Retry-After header in milliseconds: seconds, or a date (RFC 9110 §10.2.3). Null where it says neither. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (!header) return null;
  const ms = /^\d+(\.\d+)?$/.test(header.trim())
    ? Number(header) * 1000
    : Date.parse(header) - now.getTime();
  return Number.isFinite(ms) ? Math.max(ms, 0) : null;
}
