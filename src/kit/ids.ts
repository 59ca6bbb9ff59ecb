import { randomBytes } from "node:crypto";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"; // Crockford base 32: no letters that look like digits

/** Whether this can be an id at all: what comes from an address or a form may be anything. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** Random id with a readable prefix, e.g. `ord_7zq…` (26 characters, 130 bits: not to be guessed). */
export function newId(prefix: string): string {
  let out = "";
  for (const byte of randomBytes(26)) out += alphabet[byte & 31];
  return `${prefix}_${out}`;
}
