import type { ConsultantDeps } from "./deps.ts";
import type { Spender } from "./spending.ts";
import { visitorTokenIn } from "./visitor-token.ts";

/** On whose account a request spends: keyed digests of the visitor's token, where there is one, and of the address. */
export function spenderOf(
  visit: { cookie: string; clientAddress: string },
  deps: Pick<ConsultantDeps, "digest"> & { publicUrl: string },
): Spender {
  const token = visitorTokenIn(visit.cookie, deps);
  return {
    visitor: token && deps.digest("visitor", token),
    address: deps.digest("address", visit.clientAddress),
  };
}
