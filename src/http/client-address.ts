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
  const plain = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/, "");

  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    const from = plain(peer ?? "unknown");
    if (!forwardedFor || !isTrusted(from)) return from;
    const hops = forwardedFor.split(",").map((hop) => plain(hop.trim()));
    return hops.toReversed().find((hop) => isIP(hop) !== 0 && !isTrusted(hop)) ?? from;
  };
}
