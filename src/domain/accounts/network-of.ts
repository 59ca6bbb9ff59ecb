/**
 * The network of a client's address, as limits know it (src/http/client-address.ts): 203.0.113.9 → 203.0.113.0/24,
 * 2001:db8:1:2ff::/64 → 2001:db8:1:200::/56. One person or household often has the whole of it to choose from.
 * Anything else stands for itself.
 */
export function networkOf(address: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (v4) return `${v4}.0/24`;
  const groups = address.replace(/::\/64$/, "").split(":");
  const fourth = Number.parseInt(groups[3] ?? "", 16);
  if (groups.length !== 4 || Number.isNaN(fourth)) return address;
  return `${[...groups.slice(0, 3), (fourth & 0xff00).toString(16)].join(":")}::/56`;
}
