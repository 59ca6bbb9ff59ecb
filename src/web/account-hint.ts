import type { Role } from "#domain/accounts/contract.ts";

/**
 * As whom the header greets, by the cookies a script may read (spec site.md §6). The hint opens nothing:
 * the server asks for the session itself with every request, and never reads this.
 * @returns null where nobody is signed in, or the hint is none of ours
 */
export function accountHint(cookies: string): Role | null {
  const [, found] = /(?:^|;\s*)aria\.hint=(client|admin)(?:;|$)/.exec(cookies) ?? [];
  return (found as Role | undefined) ?? null;
}
