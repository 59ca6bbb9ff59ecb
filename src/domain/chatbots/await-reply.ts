import type { MessageView } from "#domain/conversations/index.ts";
import { secondMs } from "#kit/time.ts";
import type { ChatbotDeps } from "./deps.ts";

const answeredWithinMs = 60 * secondMs;

/**
 * Waits for what is answered to a message.
 * @returns `person` where one has taken the conversation over; null where no answer came in time
 */
export function awaitReply(
  {
    conversationId,
    message,
  }: { conversationId: string; message: Pick<MessageView, "id" | "position"> },
  deps: Pick<ChatbotDeps, "conversations">,
): Promise<MessageView | "person" | null> {
  return new Promise<MessageView | "person" | null>((resolve) => {
    let stop = () => {};
    const finish = (what: MessageView | "person" | null) => {
      clearTimeout(timer);
      // The watcher may tell of the reply before it is handed out.
      queueMicrotask(() => stop());
      resolve(what);
    };
    const timer = setTimeout(() => finish(null), answeredWithinMs);
    stop = deps.conversations.chats.watch(conversationId, {
      after: message.position,
      send: (event) => {
        if (event.type === "message" && event.message.replyTo === message.id) finish(event.message);
        else if (event.type === "failed" && event.replyTo === message.id) finish(null);
        else if (event.type === "handled" && event.by === "person") finish("person");
      },
      close: () => finish(null),
    });
  });
}
