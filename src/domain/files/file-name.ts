import { files } from "#content/promises.ts";
import { oneLine } from "#kit/text.ts";

/** Names that Windows keeps for devices, with whatever ending. */
const devices = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/** Signs without a shape of their own: some turn the direction of text, so that `exe` reads as `gpj`. */
const invisible = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * A name under which a file can be stored and offered anywhere: without folders, control characters, what systems
 * refuse in names, and dots at its ends; no longer than `files.maxNameLength` with its ending.
 */
export function safeFileName(given: string): string {
  const last = oneLine(given.normalize("NFC").replace(invisible, "")).split(/[/\\]/).at(-1) ?? "";
  const plain = last.replace(/[<>:"|?*]/g, "-").replace(/^[\s.]+|[\s.]+$/g, "");
  const name = devices.test(plain) ? `file-${plain}` : plain;
  return shortened(name || "file");
}

/** The ending in small letters, without its dot: `Report.PDF` → `pdf`; empty where there is none. */
export const endingOf = (name: string): string =>
  /[^.]\.([\p{L}\p{N}]{1,10})$/u.exec(name)?.[1]?.toLowerCase() ?? "";

/** Cut in the middle, so that the ending stays; never within a character. */
function shortened(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= files.maxNameLength) return name;
  const ending = endingOf(name);
  const kept = letters.slice(0, files.maxNameLength - ending.length - 1).join("");
  return ending ? `${kept.replace(/[\s.]+$/, "")}.${ending}` : kept;
}
