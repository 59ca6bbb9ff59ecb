import type { BotInboxEvent } from "#domain/chatbots/contract.ts";
import type { ChatEvent } from "#domain/conversations/index.ts";
import type { ProjectEvent } from "#domain/projects/contract.ts";
import { secondMs } from "#kit/time.ts";

/** So many bytes may wait for a reader who doesn't read; then the line is cut. */
const maxWaiting = 128 * 1024;
/** Proxies cut lines on which nothing comes for a minute or so. */
const beatEveryMs = 15 * secondMs;
/** How long a browser waits before it comes back. */
const retryMs = 2 * secondMs;

const encoder = new TextEncoder();
const hello = encoder.encode(`retry: ${retryMs}\n\n`);
const beat = encoder.encode(": \n\n");

type StreamEvent = ChatEvent | ProjectEvent | BotInboxEvent;
export type EventLine = {
  send: (event: StreamEvent) => void;
  close: () => void;
};

/**
 * An answer of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html): `event`
 * is the type, `data` the whole as JSON, `id` a message's position. Nothing between keeps or packs it.
 * @param open begins sending; what it returns is called once when the line ends, whoever ends it
 */
export function eventStream(open: (line: EventLine) => () => void): Response {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let isOver = false;
        let leave = () => {};
        const write = (bytes: Uint8Array) => {
          if (isOver) return;
          controller.enqueue(bytes);
          if ((controller.desiredSize ?? 0) > 0) return;
          end();
          controller.error(new Error("The reader of a stream doesn't read"));
        };
        const beating = setInterval(() => write(beat), beatEveryMs);
        end = () => {
          if (isOver) return;
          isOver = true;
          clearInterval(beating);
          leave();
        };
        const close = () => {
          if (isOver) return;
          end();
          controller.close();
        };
        write(hello);
        leave = open({ send: (event) => write(encoder.encode(asText(event))), close });
        if (isOver) leave(); // it was over before it began
      },
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxWaiting }),
  );
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      // Said by ourselves: the answer goes out at once, without a look whether it is short.
      "transfer-encoding": "chunked",
    },
  });
}

const asText = (event: StreamEvent) => {
  const id = event.type === "message" ? `id: ${event.message.position}\n` : "";
  return `event: ${event.type}\n${id}data: ${JSON.stringify(event)}\n\n`;
};
