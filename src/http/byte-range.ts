/** From `start` up to, and without, `end`. */
export type ByteRange = { start: number; end: number };

/**
 * What a Range header asks for (RFC 9110 §14). Null: the whole, also where the header asks for several parts or can't be
 * read, which a server may ignore. `unsatisfiable`: nothing of the file is in it.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | null {
  const [, first = "", last = ""] =
    /^bytes=[ \t]*(\d{0,15})-(\d{0,15})[ \t]*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size } : "unsatisfiable";
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return null; // no range at all
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size : Math.min(Number(last) + 1, size) };
}
