import type { Person } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { beginAttempt, endAttempt } from "./attempts.ts";
import { askAuth, AuthRefused } from "./auth.ts";
import { PasswordForm } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import { invalidInput } from "./rules.ts";
import { authHeaders, type Visit } from "./visit.ts";

/**
 * Makes sure that who sits at an open session also knows the password: asked before what can't be undone.
 * @returns the password
 * @throws AppError invalid_input (`password`), rate_limited
 */
export async function checkOwnPassword(
  visit: Visit,
  actor: Person,
  input: unknown,
  deps: AccountDeps,
): Promise<string> {
  const parsed = PasswordForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  const { password } = parsed.data;
  const subject = { policy: "ownPassword", about: actor.userId } as const;
  await beginAttempt([subject], deps);
  try {
    await askAuth(() =>
      deps.accounts.auth.api.verifyPassword({ body: { password }, headers: authHeaders(visit) }),
    );
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    throw new AppError("invalid_input", {
      cause: error,
      fields: { password: "Incorrect password." },
    });
  }
  await endAttempt([subject], deps);
  return password;
}
