import type { MessageView } from "../../src/domain/conversations/contract.ts";

/** Counts what the bot or a person said while the panel was closed. */
export function unreadIn(tell: (count: number) => void) {
  let isShown = true;
  let last = 0;
  let told = 0;
  let seen = 0;
  return {
    shown() {
      isShown = true;
      seen = last;
      told = 0;
    },
    hidden() {
      isShown = false;
      seen = last;
    },
    follow(messages: readonly Pick<MessageView, "position" | "sender">[]) {
      last = messages.at(-1)?.position ?? 0;
      if (isShown) return;
      const isAnswer = ({ position, sender }: Pick<MessageView, "position" | "sender">) =>
        position > seen && (sender === "ai" || sender === "person");
      const count = messages.filter(isAnswer).length;
      if (count === told) return;
      told = count;
      tell(count);
    },
  };
}
