import { sendEnquiry } from "#domain/enquiries/index.ts";
import { publishEvent } from "#domain/events/index.ts";
import { AppError } from "#errors";
import { addressLeft } from "./contract.ts";
import type { ConversationDeps, Visitor } from "./deps.ts";
import { selectLastQuestion, selectLatestChat } from "./queries.ts";

/**
 * Stores where a person shall reply to what the visitor asked last, as an enquiry: `{email, name?}`, or a `phone` that
 * they typed into the chat. A call of theirs
 * that waited for an address is summed up to it; both happen once, however often this is sent.
 * @returns until when a reply is promised
 * @throws AppError invalid_input, nothing_to_answer where nothing was asked
 */
export async function leaveAddress(
  visitor: Visitor,
  input: unknown,
  deps: ConversationDeps,
): Promise<{ dueAt: Date | null }> {
  const chat = await selectLatestChat(deps.db, visitor.key);
  const question = chat && (await selectLastQuestion(deps.db, chat.id));
  if (!question) throw new AppError("nothing_to_answer");
  const { email, name, phone } = Object(input) as Record<string, unknown>;
  const { dueAt } = await sendEnquiry(
    visitor.userId ? { userId: visitor.userId } : "visitor",
    {
      kind: "follow-up",
      email,
      name,
      phone,
      message: question.text,
      requestKey: `chat-${question.id}`,
    },
    deps,
    undefined,
    {
      conversationId: chat.id,
      onStored: (tx) =>
        publishEvent(
          tx,
          addressLeft,
          { subject: `conversation/${chat.id}`, payload: { conversationId: chat.id } },
          deps,
        ),
    },
  );
  return { dueAt };
}
