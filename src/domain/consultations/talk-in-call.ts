import {
  findChat,
  readChat,
  readOlder,
  retryReply,
  sendMessage,
  type ChatView,
  type ConversationDeps,
  type Sent,
  type Visitor,
} from "#domain/conversations/index.ts";
import { AppError } from "#errors";
import { selectOpenCall } from "./queries.ts";

// The demo consultation is held by the visitor's browser: what is said in it goes through here to the same Aria as
// in the chat, with its limits. A provider's call has words of its own, which come as a transcript.

const channel = "video";

/**
 * Whether a demo call of this visitor runs: nothing is said in one that is over, or that a provider holds. Which
 * conversation it has nobody can name.
 */
async function isInDemoCall(visitorKey: string, deps: ConversationDeps): Promise<boolean> {
  const call = await selectOpenCall(deps.db, visitorKey);
  return call?.status === "running" && call.provider === "built-in" && call.endsBy > deps.clock();
}

/** @throws AppError consultation_over */
async function requireDemoCall(visitorKey: string | null, deps: ConversationDeps): Promise<void> {
  if (visitorKey === null || !(await isInDemoCall(visitorKey, deps)))
    throw new AppError("consultation_over");
}

/**
 * Takes what the visitor says in their demo call (`{text, key}`; spec site.md §4) and lets Aria answer in a few
 * spoken sentences. The reply is written meanwhile, as in the chat.
 * @throws AppError consultation_over, invalid_input, reply_pending
 */
export async function sayInCall(
  visitor: Visitor,
  input: unknown,
  deps: ConversationDeps,
): Promise<Sent> {
  await requireDemoCall(visitor.key, deps);
  return sendMessage(visitor, input, deps, { channel });
}

/** As the chat's `retryReply`. @throws AppError consultation_over, not_found, reply_pending, nothing_to_answer */
export async function retryInCall(visitor: Visitor, messageId: unknown, deps: ConversationDeps) {
  await requireDemoCall(visitor.key, deps);
  return retryReply(visitor, messageId, deps, channel);
}

/** What was said in the visitor's demo call, its latest part; no conversation where none runs. */
export async function readCallTalk(
  visitorKey: string | null,
  deps: ConversationDeps,
): Promise<ChatView> {
  const isOn = visitorKey !== null && (await isInDemoCall(visitorKey, deps));
  return readChat(isOn ? visitorKey : null, deps, channel);
}

/** What was said before a position. @throws AppError consultation_over, invalid_input */
export async function readOlderTalk(
  visitorKey: string | null,
  before: unknown,
  deps: ConversationDeps,
) {
  await requireDemoCall(visitorKey, deps);
  return readOlder(visitorKey, before, deps, channel);
}

/** What is said in the visitor's demo call, to watch it. @throws AppError consultation_over */
export async function findCallTalk(visitorKey: string | null, deps: ConversationDeps) {
  await requireDemoCall(visitorKey, deps);
  return findChat(visitorKey, deps, channel);
}
