import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChatEvent } from "#domain/conversations/contract.ts";
import { readEvents } from "./event-stream.ts";

const sent = ({ type, ...rest }: ChatEvent, end: string) =>
  `event: ${type}${end}data: ${JSON.stringify(rest)}${end}${end}`;

const words = fc.record({
  type: fc.constant("words" as const),
  replyTo: fc.string(),
  offset: fc.nat(),
  text: fc.string({ unit: "binary" }).map((text) => text.toWellFormed()),
});

/** Cuts bytes wherever `cuts` says, also within a letter. */
function inPieces(bytes: Uint8Array, cuts: number[]): ReadableStream<Uint8Array> {
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted(
    (a, b) => a - b,
  );
  let from = 0;
  return new ReadableStream({
    start(controller) {
      for (const to of [...places, bytes.length]) {
        controller.enqueue(bytes.slice(from, to));
        from = to;
      }
      controller.close();
    },
  });
}

async function eventsOf(body: ReadableStream<Uint8Array>, onSign?: () => void) {
  const found: ChatEvent[] = [];
  for await (const event of readEvents(body, onSign)) found.push(event);
  return found;
}

const whole = (text: string) => inPieces(new TextEncoder().encode(text), []);

test("events come out as they went in, wherever the line cuts them and however its lines end", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(words, { maxLength: 8 }),
      fc.constantFrom("\n", "\r\n"),
      fc.array(fc.nat(), { maxLength: 20 }),
      async (events, end, cuts) => {
        const bytes = new TextEncoder().encode(
          events.map((event) => `: still here${end}${sent(event, end)}`).join(""),
        );
        expect(await eventsOf(inPieces(bytes, cuts))).toEqual(events);
      },
    ),
  );
});

test("a lone carriage return ends a line, data over several lines is one, an unfinished event is none", async () => {
  const text = 'event: handled\rdata: {"by":\rdata:"person"}\r\revent: ended\ndata: {}\n';
  expect(await eventsOf(whole(text))).toEqual([{ type: "handled", by: "person" }]);
  expect(await eventsOf(whole(`${text}\n`))).toEqual([
    { type: "handled", by: "person" },
    { type: "ended" },
  ]);
});

test("what is no JSON is passed over, and what follows is read", async () => {
  expect(await eventsOf(whole("event: words\ndata: <html>\n\nevent: ended\ndata: {}\n\n"))).toEqual(
    [{ type: "ended" }],
  );
});

test("whoever waits for a sign of life hears of each piece, also of a comment alone", async () => {
  const signs: string[] = [];
  const bytes = new TextEncoder().encode(": still here\n\n: still here\n\n");
  await eventsOf(inPieces(bytes, [14]), () => void signs.push("sign"));
  expect(signs).toHaveLength(2);
});
