import { networkInterfaces } from "node:os";
import ipaddr from "ipaddr.js";
import { OutsideRefused } from "./outside-refused.ts";

/** Exceptions for tests and development. */
export type MayReach = {
  /** Ports of this machine. */
  loopbackPorts: readonly number[];
};

/** The web's ports, and those that web servers often use beside them. */
const webPorts: readonly number[] = [80, 443, 8080, 8443];
/** On this machine's own public addresses only what everyone may see: a firewall doesn't stop us here. */
const openPorts: readonly number[] = [80, 443];

const internet = ipaddr.parseCIDR("2000::/3");
/** Public by its number, but answers with secrets of the machine: Azure's metadata. */
const azure = "168.63.129.16";

/** Of an IPv6 address that stands for an IPv4 address (mapped, NAT64), the latter. */
function plainAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const parsed = ipaddr.parse(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed;
  const range = parsed.range();
  if (range !== "ipv4Mapped" && range !== "rfc6052") return parsed;
  return ipaddr.fromByteArray(parsed.toByteArray().slice(12));
}

/** Whether it belongs to a host of the internet: not loopback, private, link-local, shared, multicast or reserved. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const plain = plainAddress(address);
  if (plain.range() !== "unicast" || plain.toString() === azure) return false;
  return !(plain instanceof ipaddr.IPv6) || plain.match(internet);
}

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && plainAddress(address).range() === "loopback";

const isOwn = (address: string) => {
  const plain = plainAddress(address).toString();
  return Object.values(networkInterfaces()).some((some) =>
    some?.some((own) => plainAddress(own.address).toString() === plain),
  );
};

/** Whether we may connect to `address`, an IPv4 or IPv6 address. */
export function mayConnect(address: string, port: number, { loopbackPorts }: MayReach): boolean {
  if (isLoopback(address)) return loopbackPorts.includes(port);
  return isPublic(address) && (isOwn(address) ? openPorts : webPorts).includes(port);
}

/** The same for what isn't the web's: any port of public addresses that aren't this machine's own. */
export function mayDial(address: string, port: number, { loopbackPorts }: MayReach): boolean {
  if (isLoopback(address)) return loopbackPorts.includes(port);
  return isPublic(address) && !isOwn(address);
}

/**
 * An address that somebody typed or a server redirected to, without its fragment. The URL parser turns every spelling
 * of an IPv4 address (decimal, octal, hexadecimal, short) into the usual one.
 * @throws OutsideRefused address, port, own_network
 */
export function readAddress(typed: string, mayReach: MayReach): URL {
  const url = URL.parse(typed);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new OutsideRefused("address");
  url.hash = "";
  const port = portOf(url);
  const host = hostOf(url);
  // Names are checked when they are looked up (guarded-lookup.ts); for a number nothing is.
  const isRefused = ipaddr.isValid(host) && !mayConnect(host, port, mayReach);
  if (isRefused && !isPublic(host)) throw new OutsideRefused("own_network");
  if (!webPorts.includes(port) && !mayReach.loopbackPorts.includes(port))
    throw new OutsideRefused("port");
  if (isRefused) throw new OutsideRefused("own_network");
  return url;
}

export const portOf = (url: URL): number =>
  url.port ? Number(url.port) : url.protocol === "https:" ? 443 : 80;

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, "");
