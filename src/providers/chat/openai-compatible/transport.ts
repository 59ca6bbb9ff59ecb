import { OutsideRefused } from "#outside/outside-refused.ts";
import {
  notAllowed,
  ProviderFailure,
  timedOut,
  toFailure,
  unreachable,
  unreadable,
} from "./failures.ts";
import { withoutOurs } from "./prompt.ts";
import { refusalOf } from "./refusals.ts";
import { reasonOf } from "./retries.ts";
import type { ProviderSettings } from "./settings.ts";

type Options = Pick<ProviderSettings, "apiKey" | "timeoutMs" | "fetch"> & {
  /** The only kind of answer that can be read. */
  expects: "text/event-stream" | "application/json";
};

const maxErrorBytes = 16_384;
/** Far more than any answer, or list of models, holds; unpacked. Whoever sends more would fill our memory. */
const maxBytes = 16 * 1024 * 1024;

/** An answer of which the headers came; its body fails once nothing comes for too long while somebody waits. */
export type Heard = { response: Response; body: AsyncGenerator<Uint8Array<ArrayBuffer>> };

/**
 * One try: within the time until headers come, and then as long as no pause between two pieces gets longer than
 * that. Redirects aren't followed: what visitors write, and the key, go to AI_BASE_URL alone.
 * @throws ProviderFailure for everything but a readable 2xx; the signal's reason once that is aborted
 */
export function createSend({ apiKey, timeoutMs, fetch = globalThis.fetch, expects }: Options) {
  return async (input: string | URL | Request, init: RequestInit): Promise<Heard> => {
    const limit = new AbortController();
    const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
    const explain = (thrown: unknown) => {
      if (init.signal?.aborted) return reasonOf(init.signal);
      if (thrown instanceof ProviderFailure) return thrown;
      if (thrown instanceof OutsideRefused) return notAllowed();
      const { reason } = limit.signal as { reason: unknown };
      return reason instanceof ProviderFailure ? reason : unreachable(thrown);
    };
    const timer = setTimeout(() => limit.abort(timedOut()), timeoutMs);
    try {
      const response = await fetch(input, { ...init, redirect: "manual", signal });
      const body = watchSilence(response.body, { timeoutMs, limit, explain });
      if (!response.ok) throw await readRefusal(response, body, { apiKey, said: saidIn(init) });
      const type = response.headers.get("content-type") ?? "";
      if (!response.body || !type.includes(expects)) {
        limit.abort(); // closes the connection at once
        throw unreadable(response.status);
      }
      return { response, body };
    } catch (thrown) {
      throw explain(thrown);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The same as `fetch`, for the SDK and for what is read at once. */
export function createFetch(options: Options) {
  const send = createSend(options);
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { response, body } = await send(input, init);
    const { status, statusText, headers } = response;
    return new Response(asStream(body), { status, statusText, headers });
  };
}

const asStream = (body: AsyncGenerator<Uint8Array<ArrayBuffer>>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await body.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await body.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );

/** The pieces of a body, until nothing comes for too long while somebody waits for the next one, or too much comes. */
async function* watchSilence(
  body: ReadableStream<Uint8Array> | null,
  options: { timeoutMs: number; limit: AbortController; explain: (thrown: unknown) => unknown },
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  if (!body) return;
  const { timeoutMs, limit, explain } = options;
  let isWaiting = false;
  let isOver = false;
  const timer = setTimeout(() => {
    if (isWaiting) limit.abort(timedOut());
  }, timeoutMs);
  const reader = body.getReader();
  let size = 0;
  try {
    while (!isOver) {
      timer.refresh();
      isWaiting = true;
      const { done, value } = await reader.read();
      isWaiting = false;
      isOver = done;
      size += value?.length ?? 0;
      if (size > maxBytes) throw unreadable();
      if (value) yield value as Uint8Array<ArrayBuffer>;
    }
  } catch (thrown) {
    throw explain(thrown);
  } finally {
    clearTimeout(timer);
    if (!isOver) limit.abort(); // nobody reads on: closes the connection at once
  }
}

async function readRefusal(
  response: Response,
  body: AsyncIterable<Uint8Array>,
  { apiKey, said }: { apiKey: string; said: string[] },
): Promise<ProviderFailure> {
  const { status, statusText, headers } = response;
  // A refusal counts by its status, also where the rest of it doesn't arrive.
  const text = await readStart(body, maxErrorBytes).catch(() => "");
  return refusalOf(
    { status, statusText, body: parsed(text), retryAfter: headers.get("retry-after") },
    { apiKey, said, now: new Date() },
  );
}

async function readStart(body: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    if (text.length >= most) break;
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a request's body carries of visitors: messages without our own words in them, texts to look at. */
function saidIn({ body }: RequestInit): string[] {
  if (typeof body !== "string") return [];
  const { messages, input } = parsed(body) as {
    messages?: { role: string; content: unknown }[];
    input?: unknown;
  };
  const said: unknown[] = [
    ...(messages ?? []).filter(({ role }) => role !== "system").map(({ content }) => content),
    ...(Array.isArray(input) ? (input as unknown[]) : [input]),
  ];
  return said.filter((text) => typeof text === "string").map(withoutOurs);
}

/** Any failure of a call, told apart from a caller who gave it up. */
export const failureOf = (thrown: unknown, signal: AbortSignal): unknown =>
  signal.aborted ? reasonOf(signal) : toFailure(thrown);
