import { createParser } from "eventsource-parser";
import type { ChatEvent } from "#domain/conversations/contract.ts";

/**
 * The events of an answer as they come; ends when the answer does. Comments and what is no JSON are passed over.
 * @param onSign hears of every piece, also of those that only say that the line is there
 * @throws what the line throws when it breaks
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign?: () => void,
): AsyncGenerator<ChatEvent> {
  const whole: ChatEvent[] = [];
  const parser = createParser({
    onEvent({ event = "", data }) {
      const found = eventOf(event, data);
      if (found) whole.push(found);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign?.();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* whole.splice(0);
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

function eventOf(type: string, data: string): ChatEvent | null {
  try {
    return { ...(JSON.parse(data) as object), type } as ChatEvent;
  } catch {
    return null;
  }
}
