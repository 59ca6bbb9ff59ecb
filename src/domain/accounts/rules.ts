import { createHmac } from "node:crypto";
import type { ZodError } from "zod";
import type { UserRow } from "#domain/identity/index.ts";
import { AppError } from "#errors";

/**
 * Whether a second factor may guard this account. On an address that nobody has confirmed it would keep out the person
 * whose address it is. An admin's address was vouched for by the operator or another admin.
 */
export const mayHaveSecondFactor = (user: Pick<UserRow, "role" | "emailVerified">): boolean =>
  user.emailVerified || user.role === "admin";

/** Why this person may not be demoted, blocked or deleted by that admin; null where it may be done. */
export function objectionToRemoval(
  admins: readonly Pick<UserRow, "id" | "bannedAt">[],
  userId: string,
): "last_admin" | null {
  const able = admins.filter(({ bannedAt }) => !bannedAt);
  return able.length === 1 && able[0]?.id === userId ? "last_admin" : null;
}

/** Field name → first thing that is wrong with it. */
export function invalidInput(error: ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[String(path[0] ?? "form")] ??= message;
  return new AppError("invalid_input", { cause: error, fields });
}

/** Stands for an address where it must not be readable. */
export const digestOf = (
  text: string,
  { accounts: { digestKey } }: { accounts: { digestKey: string } },
): string =>
  createHmac("sha256", digestKey).update(text.toLowerCase()).digest("base64url").slice(0, 22);

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
