import {
  blockUser,
  changeRole,
  endUserSession,
  readUser,
  removeSecondFactor,
} from "#domain/accounts/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import { eraseUser } from "#domain/privacy/index.ts";
import { AppError } from "#errors";
import { formText } from "../../kit/form-text.ts";
import { done, type Done } from "../../kit/forms/outcome.ts";
import { confirmFirst } from "../../kit/forms/run-form.ts";
import { erasedWords } from "../erased-words.ts";
import { asksFirst, isUserIntent, type UserIntent } from "./change-words.ts";

type Deps = Parameters<typeof eraseUser>[2];
/** What a page may need to know: `erased` is the receipt of a deletion. */
export type UserChanged = { erased: string } | null;
type Change = (
  name: string,
  about: { userId: string; sessionId: string; actor: Person; deps: Deps },
) => Promise<string | Done<UserChanged>>;

/** Does what the form asks for, and says what was done. */
const changes: Record<UserIntent, Change> = {
  promote: async (name, { actor, userId, deps }) => {
    await changeRole(actor, { userId, role: "admin" }, deps);
    return `${name} is now an admin and has to sign in again.`;
  },
  demote: async (name, { actor, userId, deps }) => {
    await changeRole(actor, { userId, role: "client" }, deps);
    return `${name} is now a client and has to sign in again.`;
  },
  delete: async (name, { actor, userId, deps }) => {
    const receipt = await eraseUser(actor, userId, deps);
    return done(erasedWords(receipt, name), { erased: receipt.id });
  },
  block: async (name, { actor, userId, deps }) => {
    await blockUser(actor, { userId, isBlocked: true }, deps);
    return `${name} is blocked. We ended their sessions.`;
  },
  unblock: async (name, { actor, userId, deps }) => {
    await blockUser(actor, { userId, isBlocked: false }, deps);
    return `${name} can sign in again.`;
  },
  "remove-two-factor": async (name, { actor, userId, deps }) => {
    await removeSecondFactor(actor, { userId }, deps);
    return `${name} now signs in with their password only. We ended their sessions and emailed them.`;
  },
  "end-session": async (_name, { actor, userId, sessionId, deps }) => {
    await endUserSession(actor, { userId, sessionId }, deps);
    return "The session has ended.";
  },
};

/** Where a text of the error table says too little about a person. */
export const userGone = ({ code }: AppError) =>
  code === "not_found" ? { message: "This account was deleted." } : undefined;

/**
 * Does what the forms of Subscribers and of a person's page ask for (spec site.md §2, §5, §8). Deleting and taking off
 * the second factor are asked about first, unless the form carries `confirmed`.
 *
 * @param form `intent`, and `sessionId`, `confirmed` as far as it needs them
 */
export async function changeUser(
  userId: string,
  form: FormData,
  { actor, deps }: { actor: Person; deps: Deps },
) {
  const intent = formText(form, "intent");
  if (!isUserIntent(intent)) throw new AppError("invalid_input");
  const { name } = await readUser(actor, userId, deps);
  if (asksFirst(intent) && !form.has("confirmed")) return confirmFirst(name);
  const sessionId = formText(form, "sessionId");
  const changed = await changes[intent](name, { userId, sessionId, actor, deps });
  return typeof changed === "string" ? done<UserChanged>(changed, null) : changed;
}
