import { APIError } from "better-auth/api";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { forgetOthersChats } from "#domain/conversations/index.ts";
import { selectUser, selectUserByEmail, type UserRow } from "#domain/identity/index.ts";
import { AppError, toAppError } from "#errors";
import { askForConfirmation } from "./ask-for-confirmation.ts";
import { beginAttempt } from "./attempts.ts";
import { askAuth, AuthRefused, inTransaction } from "./auth.ts";
import { RegisterForm } from "./contract.ts";
import type { AccountDeps } from "./deps.ts";
import { updateUser } from "./queries.ts";
import { refuseWeakPassword } from "./rate-password.ts";
import { endSession, openSession } from "./read-actor.ts";
import { invalidInput } from "./rules.ts";
import { asksAboutChat } from "./sign-in.ts";
import { authHeaders, type Visit } from "./visit.ts";

/**
 * Opens an account with role client, signs the person in and asks for the address's confirmation (spec
 * site.md §2 Register, §4, §5). Whatever else is sent along counts for nothing.
 *
 * @throws AppError invalid_input, email_taken, rate_limited, profile_not_created, registration_failed
 */
export async function registerUser(
  visit: Visit,
  input: unknown,
  deps: AccountDeps,
): Promise<{ userId: string; asksAboutChat: boolean }> {
  const form = readRegistration(input);
  // Before the password is rated: that keeps a processor busy for a moment.
  await beginAttempt([{ policy: "ratingAddress", about: visit.clientAddress }], deps);
  await refuseWeak(form);
  await beginAttempt([{ policy: "registerAddress", about: visit.clientAddress }], deps);
  const { userId } = await openAccount(visit, form, deps, async () => {});
  return { userId, asksAboutChat: await asksAboutChat(visit, userId, deps) };
}

/** @throws AppError invalid_input */
export async function checkRegistration(input: unknown): Promise<RegisterForm> {
  const form = readRegistration(input);
  await refuseWeak(form);
  return form;
}

function readRegistration(input: unknown): RegisterForm {
  const parsed = RegisterForm.safeParse(input);
  if (!parsed.success) throw invalidInput(parsed.error);
  return parsed.data;
}

const refuseWeak = ({ firstName, lastName, email, company, password }: RegisterForm) =>
  refuseWeakPassword(password, [firstName, lastName, email, company]);

/** Account, session, audit entry and mail in one transaction; `also` is part of it. */
export async function openAccount(
  visit: Visit,
  form: RegisterForm,
  deps: AccountDeps,
  also: (tx: Tx, user: UserRow) => Promise<void>,
): Promise<{ userId: string }> {
  const { email, password } = form;
  const now = deps.clock();
  const former = await openSession(visit, deps);
  try {
    const { cookies, user } = await inTransaction(deps.db, async (tx) => {
      const { headers, response } = await askAuth(() =>
        deps.accounts.auth.api.signUpEmail({
          body: { email, password, name: `${form.firstName} ${form.lastName}` },
          headers: authHeaders(visit),
          returnHeaders: true,
        }),
      );
      const change = { company: form.company || null, termsAcceptedAt: now };
      await updateUser(tx, response.user.id, change, now);
      const created = await selectUser(tx, response.user.id);
      if (!created) throw new AppError("profile_not_created");
      await recordAudit(tx, {
        actor: created.id,
        action: "user.registered",
        subject: `user/${created.id}`,
      });
      await also(tx, created);
      await askForConfirmation(tx, created, deps);
      const claimed = { userId: created.id, cookie: visit.cookie };
      const forgotten = await forgetOthersChats(tx, claimed, deps);
      const stored = (await selectUser(tx, created.id)) ?? created;
      return { cookies: [...headers.getSetCookie(), ...forgotten], user: stored };
    });
    visit.setCookies(cookies);
    visit.showAs(user.role);
    await endSession(former, deps);
    return { userId: user.id };
  } catch (error) {
    throw await explain(error, email, deps);
  }
}

/** Why no account was opened, in the specification's words (§8). */
async function explain(error: unknown, email: string, deps: AccountDeps): Promise<AppError> {
  if (error instanceof AppError) return error;
  const known = toAppError(error);
  if (known.code === "storage_unavailable") return known;
  // Two forms at once: the second one meets the unique address instead of Better Auth's own look.
  const isTaken = (await selectUserByEmail(deps.db, email)) !== null;
  if (isTaken) return new AppError("email_taken", { cause: error });
  const isProfile =
    (error instanceof AuthRefused && error.code === "FAILED_TO_CREATE_USER") ||
    (error instanceof APIError && error.body?.code === "FAILED_TO_CREATE_USER");
  return new AppError(isProfile ? "profile_not_created" : "registration_failed", { cause: error });
}
