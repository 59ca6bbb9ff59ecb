import type { Role } from "#domain/identity/index.ts";

/** What an account's use case may know of a request, and what it leaves with the browser. */
export type Visit = {
  /** The Cookie header as it came. */
  cookie: string;
  userAgent: string;
  /** Who asks, for limits and for the list of sessions. */
  clientAddress: string;
  /** Set-Cookie headers to send along with the answer. */
  setCookies(cookies: readonly string[]): void;
  /** What the header shall show from now on: a hint for display only, never trusted. */
  showAs(role: Role | null): void;
};

/** Header under which the address reaches Better Auth; the network's own headers never do. */
export const addressHeader = "x-client-address";

/** The headers that Better Auth gets to see of a visit. */
export function authHeaders(visit: Visit): Headers {
  return new Headers({
    cookie: visit.cookie,
    "user-agent": visit.userAgent.slice(0, 300),
    // A subscriber of IPv6 counts as one network (…::/64); its first address stands for it.
    [addressHeader]: visit.clientAddress.replace(/\/\d+$/, ""),
  });
}
