import type { Role } from "#domain/identity/contract.ts";

/**
 * As whom the header greets, by the cookies a script may read (spec site.md §6). The hint opens nothing:
 * the server asks for the session itself with every request, and never reads this.
 * @returns null where nobody is signed in, or the hint is none of ours
 */
export function accountHint(cookies: string, protocol: string): Role | null {
  // Part of the head script, which may share no code: kit/cookies.ts says what the prefix is for.
  const name = protocol === "https:" ? "__Host-aria.hint" : "aria.hint";
  const part = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  const found = part?.slice(name.length + 1);
  return found === "client" || found === "admin" ? found : null;
}
