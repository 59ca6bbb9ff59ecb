import type { LookupAddress, LookupOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import { OutsideRefused } from "./outside-refused.ts";

/** As `dns.lookup` with `all`. */
export type LookupAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The lookup of a connection to where `mayUse` says. What it answers is what the socket connects to, so a name can't resolve to one
 * address when it is checked and to another when it is used. One address that isn't allowed refuses the whole answer.
 */
export const guardedLookup =
  (mayUse: (address: string) => boolean, lookup: LookupAll): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayUse(address)))
        return done(new OutsideRefused("own_network"), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
