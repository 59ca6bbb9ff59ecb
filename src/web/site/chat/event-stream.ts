import type { ChatEvent } from "#domain/conversations/contract.ts";

/**
 * Takes apart what a server sends as events (https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation),
 * however it is cut into pieces. Comments and what is no JSON are passed over.
 * @returns a function: the next piece in, the events that are whole by then out
 */
export function eventParser(): (piece: string) => ChatEvent[] {
  let rest = "";
  let type = "";
  let data: string[] = [];

  const take = (line: string): ChatEvent | null => {
    if (line === "") {
      const event = data.length > 0 ? eventOf(type, data.join("\n")) : null;
      type = "";
      data = [];
      return event;
    }
    const [, name = "", value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (name === "event") type = value;
    if (name === "data") data.push(value);
    return null;
  };

  return (piece) => {
    rest += piece;
    // A carriage return at the very end may be half of a line's end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    return lines.flatMap((line) => take(line) ?? []);
  };
}

function eventOf(type: string, data: string): ChatEvent | null {
  try {
    return { ...(JSON.parse(data) as object), type } as ChatEvent;
  } catch {
    return null;
  }
}

/**
 * The events of an answer as they come; ends when the answer does.
 * @param onSign hears of every piece, also of those that only say that the line is there
 * @throws what the line throws when it breaks
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSign?: () => void,
): AsyncGenerator<ChatEvent> {
  const parse = eventParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other is the point
      const { done, value } = await reader.read();
      if (done) return;
      onSign?.();
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
