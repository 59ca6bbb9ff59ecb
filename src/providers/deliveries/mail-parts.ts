/** A part of a mail that holds no other parts. `isCut`: the source breaks off in it. */
export type MailPart = { type: string; isAttached: boolean; isCut: boolean };

/** Deeper than any mail program nests. */
const maxDepth = 50;

/**
 * The parts of which a source, or its beginning, consists, in their order (RFC 2046 §5.1). What follows the last
 * delimiter counts as a part that is cut.
 */
export function partsIn(raw: Uint8Array): MailPart[] {
  const parts: MailPart[] = [];
  const boundaries: string[] = [];
  let headers: string[] | null = [];
  let open: MailPart | null = null;
  const close = () => {
    if (open) parts.push({ ...open, isCut: false });
    open = null;
  };
  for (const line of Buffer.from(raw).toString("latin1").split(/\r?\n/)) {
    const at = line.startsWith("--") ? lastDelimited(boundaries, line) : -1;
    if (at >= 0) {
      close();
      const isEnd = line.startsWith(`--${boundaries[at]}--`);
      boundaries.length = isEnd ? at : at + 1;
      headers = isEnd ? null : [];
    } else if (headers && line === "") {
      const { type, boundary, isAttached } = readHeaders(headers);
      headers = null;
      if (type.startsWith("multipart/") && boundary !== "" && boundaries.length < maxDepth)
        boundaries.push(boundary);
      else open = { type, isAttached, isCut: true };
    } else headers?.push(line);
  }
  return open ? [...parts, open] : parts;
}

/** The innermost boundary that a line is, with what a gateway may have added after it. */
const lastDelimited = (boundaries: readonly string[], line: string): number =>
  boundaries.findLastIndex((one) => {
    const rest = line.startsWith(`--${one}`) ? line.slice(one.length + 2) : null;
    return rest !== null && /^(--)?[ \t]*$/.test(rest);
  });

function readHeaders(lines: readonly string[]) {
  const valueOf = (name: string): string => {
    const at = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`));
    if (at < 0) return "";
    const next = lines.slice(at + 1);
    const end = next.findIndex((line) => !/^[ \t]/.test(line));
    return [lines[at]?.slice(name.length + 1), ...next.slice(0, end < 0 ? undefined : end)]
      .join(" ")
      .trim();
  };
  const content = valueOf("content-type");
  const [, quoted, plain] = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(content) ?? [];
  return {
    type: /^[^;\s]+/.exec(content)?.[0].toLowerCase() ?? "text/plain",
    boundary: quoted ?? plain ?? "",
    isAttached: /^attachment\b/i.test(valueOf("content-disposition")),
  };
}
