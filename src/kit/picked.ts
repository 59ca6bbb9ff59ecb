/** A number from 0 to 2^32 that a text always has, and that says nothing of it (FNV-1a). */
export function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    number = Math.imul(number ^ text.charCodeAt(at), 0x01000193);
  // The last letters alone would decide what is left by a division.
  number ^= number >>> 15;
  number = Math.imul(number, 0x85ebca6b);
  return (number ^ (number >>> 13)) >>> 0;
}

/** Whether a text is among the one in `every` that are picked: the same one, whatever others there are. */
export const isPicked = (text: string, every: number): boolean => numberOf(text) % every === 0;
