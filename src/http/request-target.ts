import { AppError } from "#errors";

/** Servers should take at least this much (RFC 9110 §4.1); no address of ours comes near it. */
const maxTargetLength = 8000;

/** No URL may hold these unescaped, and no page's address has an escaped control character. */
const notInPath = /[\\#]|[^!-~]|%[01][0-9a-f]|%7f/i;
/** A query is read leniently, as browsers send what people type; but no column takes a NUL. */
const notInQuery = /#|[^!-~]|%00/i;

/**
 * The one normal form of what a request asks for, so that page cache, limits and routers can't see it differently
 * (docs/decisions/0031). `target` is path and query; `isMoved` says that the path was spelled in another way: whoever
 * asked is sent to `target`.
 * @param raw the request target as it came (RFC 9112 §3.2): a path and query, or a whole address
 * @param host the Host header
 * @throws AppError bad_address, address_too_long
 */
export function readTarget(
  raw: string,
  host: string | undefined,
): { target: string; isMoved: boolean } {
  if (raw.length > maxTargetLength) throw new AppError("address_too_long");
  const local = raw.startsWith("/") ? raw : withoutOrigin(raw, host);
  const cut = local.indexOf("?");
  const path = cut < 0 ? local : local.slice(0, cut);
  const query = cut < 0 ? "" : local.slice(cut + 1);
  if (notInPath.test(path) || notInQuery.test(query) || !isDecodable(path))
    throw new AppError("bad_address");
  const plain = plainPath(path);
  return { target: query ? `${plain}?${query}` : plain, isMoved: plain !== path };
}

/** `http://host/path` → `/path` (absolute-form). An address on another host is refused: this is no proxy. */
function withoutOrigin(raw: string, host: string | undefined): string {
  const [, scheme = "", authority = "", rest = ""] =
    /^(https?):\/\/([^/?]*)(.*)$/is.exec(raw) ?? [];
  const asked = hostOf(scheme, authority);
  if (asked === null || asked !== hostOf(scheme, host ?? "")) throw new AppError("bad_address");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Host and port in one spelling, without the scheme's own port; null for anything else. */
const hostOf = (scheme: string, authority: string): string | null =>
  /[/?#@\\]/.test(authority) ? null : (URL.parse(`${scheme}://${authority}`)?.host ?? null);

/** Whether its escapes are complete and UTF-8 (RFC 3986 §2.5). */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

/**
 * A path as links of ours are written: no escapes where none are needed and those that are in capitals (RFC 3986
 * §6.2.2), no dot segments, no empty segments, one spelling of React Router's addresses for data.
 */
function plainPath(path: string): string {
  const unescaped = path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });
  const { pathname } = new URL(`http://host${unescaped}`);
  const slim = pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  // The router also takes /x/_.data and /x/.data for the data of /x; that of the home page has only the former.
  return slim.replace(/\/_?\.data$/, (_, at) => (at === 0 ? "/_.data" : ".data"));
}
