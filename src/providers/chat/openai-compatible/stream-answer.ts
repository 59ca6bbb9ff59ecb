import { ConsultantUnavailable } from "#domain/consultant/ports.ts";
import type { AnswerPart, AnswerRequest, Usage } from "#domain/consultant/ports.ts";
import { createMarkStripper } from "./citation-marks.ts";
import { countedUsage } from "./counted-usage.ts";
import { cutOff, emptyReply, unreadable } from "./failures.ts";
import { createThoughtStripper } from "./hidden-thoughts.ts";
import { answerPrompt, type PromptMessage } from "./prompt.ts";
import { readEvents } from "./read-events.ts";
import { type Piece, readPiece } from "./read-piece.ts";
import { withRetries } from "./retries.ts";
import type { ProviderSettings } from "./settings.ts";
import { streamedCall } from "./streamed-call.ts";
import { type createSend, failureOf } from "./transport.ts";

type Tools = { send: ReturnType<typeof createSend>; settings: ProviderSettings };

/** A token is hardly ever longer than this many characters; whoever sends more doesn't keep to the limit. */
const maxLettersPerToken = 20;

/** Answers the last turn, word by word (port Consultant, `answer`). */
export async function* streamAnswer(
  request: AnswerRequest,
  { signal }: { signal: AbortSignal },
  tools: Tools,
): AsyncGenerator<AnswerPart> {
  // Whoever stops reading lets go of the connection, too.
  const left = new AbortController();
  const either = AbortSignal.any([signal, left.signal]);
  try {
    const { words, first } = await withRetries(
      () => begin(request, either, tools),
      tools.settings,
      either,
    );
    let step: IteratorResult<string, Ended> = first;
    while (!step.done) {
      yield { type: "text", text: step.value };
      step = await words.next();
    }
    const { usage, cited } = step.value;
    yield { type: "end", usage, cited };
  } catch (thrown) {
    if (signal.aborted) return;
    throw failureOf(thrown, either);
  } finally {
    left.abort();
  }
}

/** One try: until the first word that a visitor sees. From then on nothing is tried again. */
async function begin(request: AnswerRequest, signal: AbortSignal, { send, settings }: Tools) {
  const prompt = answerPrompt(request);
  const { baseUrl, apiKey } = settings;
  const { body } = await send(`${baseUrl}/chat/completions`, {
    method: "POST",
    headers: {
      accept: "text/event-stream",
      authorization: `Bearer ${apiKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(streamedCall({ ...request, prompt }, settings)),
    signal,
  });
  const words = readWords(body, { request, prompt, settings });
  const first = await words.next();
  if (first.done) throw new ConsultantUnavailable("bad_answer", emptyReply);
  return { words, first };
}

type Ended = { usage: Usage; cited: string[] | null };

/** What a visitor sees of a stream: without thoughts and without the marks of sources. */
async function* readWords(
  body: AsyncIterable<Uint8Array>,
  context: { request: AnswerRequest; prompt: PromptMessage[]; settings: ProviderSettings },
): AsyncGenerator<string, Ended> {
  const { request, prompt, settings } = context;
  const { sources, maxTokens, turns } = request;
  const secrets = { apiKey: settings.apiKey, said: turns.map(({ text }) => text) };
  const thoughts = createThoughtStripper();
  const marks = createMarkStripper(sources.length);
  let text = "";
  let isWhole = false;
  let used: Piece["usage"] = null;
  for await (const data of readEvents(body)) {
    const piece = readPiece(data, secrets);
    isWhole ||= piece.isLast;
    used = piece.usage ?? used;
    text += piece.text;
    if (text.length > maxTokens * maxLettersPerToken) throw unreadable();
    const shown = marks.push(thoughts.push(piece.text));
    if (shown !== "") yield shown;
  }
  if (!isWhole) throw cutOff("the connection was cut");
  const rest = marks.push(thoughts.end()) + marks.end();
  if (rest.trim() !== "") yield rest;
  const cited = marks.cited().flatMap((index) => sources[index]?.path ?? []);
  return {
    usage: countedUsage(used, { prompt, text }),
    cited: cited.length > 0 ? [...new Set(cited)] : null,
  };
}
