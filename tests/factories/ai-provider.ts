import type { AnswerPart, AnswerRequest, Consultant } from "#domain/consultant/ports.ts";
import { ConsultantUnavailable } from "#domain/consultant/ports.ts";
import { silentLog } from "#kit/log.ts";
import { createOpenAiCompatible } from "../../src/providers/chat/openai-compatible/index.ts";
import type { ProviderSettings } from "../../src/providers/chat/openai-compatible/settings.ts";

export const testKey = "key-of-the-tests-0123456789";

/** The client at an address, which writes down how long it would wait instead of waiting. */
export function clientAt(baseUrl: string, change: Partial<ProviderSettings> = {}) {
  const waits: number[] = [];
  const client = createOpenAiCompatible({
    baseUrl,
    apiKey: testKey,
    model: "test-model",
    embeddingModel: "test-embeddings",
    timeoutMs: 30_000,
    retryAfterMs: [1000, 2000, 4000],
    assumedPrices: { input: 5, output: 15 },
    log: silentLog,
    wait: async (ms) => void waits.push(ms),
    ...change,
  });
  return { ...client, waits };
}

/** A question with two passages to answer from. */
export const question = (change: Partial<AnswerRequest> = {}): AnswerRequest => ({
  persona: "customer_service",
  instructions: "You are Aria.",
  turns: [{ sender: "user", text: "What does a landing page cost?" }],
  sources: [
    { path: "/services/landing-page#price", title: "Price (Landing Page)", text: "It costs $350." },
    { path: "/help/faq#delivery", title: "Delivery (FAQ)", text: "It takes 2-5 days." },
  ],
  temperature: 0.7,
  maxTokens: 500,
  ...change,
});

export const never = new AbortController().signal;

/** A whole answer: its text, what came as one piece, and its end. */
export async function answerOf(
  consultant: Pick<Consultant, "answer">,
  request: AnswerRequest = question(),
  signal: AbortSignal = never,
) {
  const pieces: string[] = [];
  let end: Extract<AnswerPart, { type: "end" }> | undefined;
  for await (const part of consultant.answer(request, { signal })) {
    if (end) throw new Error("something came after the end");
    if (part.type === "text") pieces.push(part.text);
    else end = part;
  }
  return { text: pieces.join(""), pieces, end };
}

/** The failure of a call that can't succeed. */
export const failureOf = (call: Promise<unknown>): Promise<ConsultantUnavailable> =>
  call.then(
    () => {
      throw new Error("the call succeeded");
    },
    (error: unknown) => {
      if (error instanceof ConsultantUnavailable) return error;
      throw error;
    },
  );
