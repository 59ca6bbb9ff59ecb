import { BlockList, isIP } from "node:net";

/**
 * Who is asking, for rate limits only: the peer's address, or the last address in X-Forwarded-For that is
 * no proxy of ours. The header is believed only from TRUSTED_PROXIES (none by default).
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [ip = "", bits] = entry.split("/");
    const family = isIP(ip) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(ip, family);
    else trusted.addSubnet(ip, Number(bits), family);
  }
  const isTrusted = (ip: string) =>
    isIP(ip) !== 0 && trusted.check(ip, isIP(ip) === 6 ? "ipv6" : "ipv4");
  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    const from = bareAddress(peer ?? "");
    if (!forwardedFor || !isTrusted(from)) return limitKey(from);
    // From the nearest hop outwards: the first that is no proxy of ours is who asks. What lies behind it,
    // that one may have made up.
    for (const hop of forwardedFor.split(",").toReversed()) {
      const address = bareAddress(hop);
      if (!isIP(address)) return limitKey(from);
      if (!isTrusted(address)) return limitKey(address);
    }
    return limitKey(from);
  };
}

/** `[2001:db8::1]:443`, `203.0.113.9:4711`, `::ffff:203.0.113.9` → the address alone. */
function bareAddress(hop: string): string {
  const text = hop.trim();
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(text)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(text)?.[1];
  return (bracketed ?? withPort ?? text).replace(/^::ffff:(?=\d+\.)/i, "");
}

/** One subscriber of IPv6 has a whole /64 to choose addresses from: it counts as one. */
function limitKey(address: string): string {
  if (isIP(address) !== 6) return address || "unknown";
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill("0"), ...rest];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
