import { createParser } from "eventsource-parser";
import { unreadable } from "./failures.ts";

/** Far more than a piece of an answer takes. */
const longestEvent = 1_000_000;

/**
 * The data of server-sent events, in order, as their bytes come; `[DONE]` at the end is left out.
 * @throws ProviderFailure for an event that doesn't end, and whatever reading the body throws
 */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let events: string[] = [];
  const parser = createParser({
    maxBufferSize: longestEvent,
    onEvent: ({ data }) => void events.push(data),
    onError: ({ type }) => {
      if (type === "max-buffer-size-exceeded") throw unreadable();
    },
  });
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    const came = events;
    events = [];
    for (const data of came) if (data !== "[DONE]") yield data;
  }
}
