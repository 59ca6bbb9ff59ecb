import { queueMail } from "#domain/mail/index.ts";
import { resetMail } from "./account-mails.ts";
import { createAuth, currentOr } from "./auth.ts";
import type { AccountDeps } from "./deps.ts";

/**
 * What the use cases of accounts need, from what main has. `secret` signs cookies and links; `digestKey`
 * keys digests; both derive from AUTH_SECRET.
 */
export function createAccounts(
  options: Omit<AccountDeps, "accounts"> &
    Omit<AccountDeps["accounts"], "auth"> & { secret: string },
): AccountDeps {
  const { secret, digestKey, personalData, ...rest } = options;
  const auth = createAuth({
    ...rest,
    secret,
    sendReset: (user, token) => queueMail(currentOr(rest.db), resetMail(user, token, rest)),
  });
  return { ...rest, accounts: { auth, digestKey, personalData } };
}
