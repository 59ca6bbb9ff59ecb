import type { Person } from "#domain/identity/contract.ts";
import { data } from "react-router";
import {
  blockUser,
  changeRole,
  endUserSession,
  readUser,
  removeSecondFactor,
} from "#domain/accounts/index.ts";
import { eraseUser } from "#domain/privacy/index.ts";
import { errorTable, toAppError, type ErrorCode } from "#errors";
import { formText } from "../../kit/form-text.ts";
import { erasedWords } from "../erased-words.ts";
import { failed, isIntent, type Intent, type Outcome } from "../outcome.ts";

type Deps = Parameters<typeof eraseUser>[2];
type Change = { userId: string; sessionId: string; actor: Person; deps: Deps };
type Done = { text: string; erased?: string };
type Deed = (name: string, change: Change) => Promise<string | Done>;

/** Does what the form asks for, and says what was done. */
const deeds: Record<Intent, Deed> = {
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
    return { text: erasedWords(receipt, name), erased: receipt.id };
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
const messages: Partial<Record<ErrorCode, string>> = {
  not_found: "This account was deleted.",
};

/**
 * What the forms of Subscribers and of a person's page do (spec site.md §2, §5, §8), and what the page tells
 * then. Deleting and taking off the second factor are asked about first, unless the form carries
 * `confirmed`: with scripts the dialog has asked, without them the page does.
 *
 * @param form `intent`, and `userId`, `sessionId`, `confirmed` as far as it needs them
 * @param report writes down failures of our own
 * @returns for a page's action: the answer's status goes with it
 */
export async function changeUser(
  form: FormData,
  context: { actor: Person; deps: Deps & { requestId: string } },
  report: (error: unknown) => void,
) {
  const intent = form.get("intent");
  if (!isIntent(intent)) throw refusal("invalid_input");
  const { actor, deps } = context;
  const key = deps.requestId;
  const userId = formText(form, "userId");
  const answer = (outcome: Outcome, status = 200) => data(outcome, { status });
  try {
    const { name } = await readUser(actor, userId, deps);
    const asksFirst = intent === "delete" || intent === "remove-two-factor";
    if (asksFirst && !form.has("confirmed"))
      return answer({ kind: "ask", key, intent, userId, name });
    const sessionId = formText(form, "sessionId");
    const done = await deeds[intent](name, { userId, sessionId, actor, deps });
    return answer({ kind: "done", key, ...(typeof done === "string" ? { text: done } : done) });
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code === "internal") report(thrown);
    const { status, title } = errorTable[code];
    return answer(failed(intent, messages[code] ?? title, key), status);
  }
}

function refusal(code: ErrorCode) {
  const { status, title } = errorTable[code];
  return data({ code, title }, { status });
}
