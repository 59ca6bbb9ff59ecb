/** A conversation of one visitor's, as far as it matters whose it is. */
export type OwnedRow = { userId: string | null; status: "open" | "ended" };

/**
 * How a browser's conversations stand to who is using it; `userId` is who is signed in, if somebody is.
 * - `others`: some of it belongs to somebody else's account
 * - `asked`: a chat that began before signing in still runs; it is theirs only if they say so
 * - `own`: all that can be read is theirs
 */
export function ownershipOf(
  rows: readonly OwnedRow[],
  userId: string | null,
): "others" | "asked" | "own" {
  if (rows.some((row) => row.userId !== null && row.userId !== userId)) return "others";
  const isUnclaimed = (row: OwnedRow) => row.userId === null && row.status === "open";
  return userId !== null && rows.some(isUnclaimed) ? "asked" : "own";
}
