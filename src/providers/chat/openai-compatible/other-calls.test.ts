import { describe, expect, test } from "vitest";
import { answerOf, clientAt, failureOf, never } from "../../../../tests/factories/ai-provider.ts";
import { rough, withAimock } from "../../../../tests/factories/ai-servers.ts";
import { completion, says } from "../../../../tests/stand-ins/rough-provider.ts";
import { pricesIn } from "./price-list.ts";
import { veniceParameters } from "./venice.ts";

const aimock = withAimock();
const options = { signal: never };

describe("embeddings", () => {
  test("each text gets a vector, in its order (aimock)", async () => {
    const { embedder } = clientAt(aimock().url);
    const [first, second, again] = (await embedder?.embed(["one", "two", "one"], options)) ?? [];
    expect(first).toHaveLength(second?.length ?? 0);
    expect(first).toEqual(again);
    expect(first).not.toEqual(second);
    expect(embedder?.model).toBe("test-embeddings");
  });

  const vectors = (count: number, size = 3) =>
    says(200, {
      object: "list",
      data: Array.from({ length: count }, (_, index) => ({
        object: "embedding",
        index,
        embedding: Array.from({ length: size }, () => index),
      })),
    });

  test("the request has the fields of the specification; many texts are several calls", async () => {
    const provider = await rough(vectors(64), vectors(6));
    const { embedder } = clientAt(provider.url);
    const texts = Array.from({ length: 70 }, (_, index) => (index === 69 ? " " : `text ${index}`));
    expect(await embedder?.embed(texts, options)).toHaveLength(70);
    const [first, second] = provider.requests.map(({ path, body }) => ({ path, body }));
    expect(first).toEqual({
      path: "/embeddings",
      body: { model: "test-embeddings", input: texts.slice(0, 64), encoding_format: "float" },
    });
    expect(second?.body["input"]).toEqual([...texts.slice(64, 69), "-"]);
  });

  test("nothing to embed asks nobody; without a model there is no embedder", async () => {
    const provider = await rough(vectors(1));
    expect(await clientAt(provider.url).embedder?.embed([], options)).toEqual([]);
    expect(provider.requests).toEqual([]);
    expect(clientAt(provider.url, { embeddingModel: null }).embedder).toBeNull();
  });

  test.each([
    ["one too few", vectors(1)],
    ["empty ones", vectors(2, 0)],
    ["words", says(200, { data: [{ embedding: ["a"] }, { embedding: ["b"] }] })],
    ["an HTML page", says(200, "<html>", { "content-type": "text/html" })],
  ])("what is no set of vectors can't be read: %s", async (_what, answer) => {
    const { embedder } = clientAt((await rough(answer)).url);
    const call = embedder?.embed(["one", "two"], options) ?? Promise.resolve();
    expect(await failureOf(call)).toMatchObject({ reason: "bad_answer" });
  });

  test("vectors of two lengths aren't mixed", async () => {
    const { embedder } = clientAt((await rough(vectors(64), vectors(1, 4))).url);
    const texts = Array.from({ length: 65 }, () => "text");
    const call = embedder?.embed(texts, options) ?? Promise.resolve();
    expect(await failureOf(call)).toMatchObject({ reason: "bad_answer" });
  });

  test("a failure is tried again (aimock)", async () => {
    aimock().mock.nextRequestError(503);
    const { embedder, waits } = clientAt(aimock().url);
    expect(await embedder?.embed(["one"], options)).toHaveLength(1);
    expect(waits).toEqual([1000]);
  });
});

describe("moderation", () => {
  test("says what was flagged, and why (aimock)", async () => {
    aimock().mock.onModerate(/hurt/, {
      flagged: true,
      categories: { violence: true, hate: false },
    });
    const { consultant } = clientAt(aimock().url);
    expect(await consultant.moderate("I will hurt you", options)).toEqual({
      isFlagged: true,
      categories: ["violence"],
    });
    expect(await consultant.moderate("What does it cost?", options)).toEqual({
      isFlagged: false,
      categories: [],
    });
  });

  test.each([404, 405, 501, 400])(
    "a provider that answers %i has none, and isn't asked again",
    async (status) => {
      const provider = await rough(says(status, { error: "Not here" }));
      const { consultant } = clientAt(provider.url, { retryAfterMs: [] });
      for (let times = 0; times < 3; times++)
        expect(await consultant.moderate("Hello", options)).toBeNull();
      expect(provider.requests.map(({ path, body }) => ({ path, body }))).toEqual([
        { path: "/moderations", body: { model: "omni-moderation-latest", input: "Hello" } },
      ]);
    },
  );

  test("any other failure is one, and it is asked again", async () => {
    const provider = await rough(says(401, { error: "Bad key" }), says(200, { results: [] }));
    const { consultant } = clientAt(provider.url);
    expect(await failureOf(consultant.moderate("Hi", options))).toMatchObject({
      reason: "key_refused",
    });
    expect(await failureOf(consultant.moderate("Hi", options))).toMatchObject({
      reason: "bad_answer",
    });
    expect(provider.requests[0]?.headers.authorization).toMatch(/^Bearer key-of-the-tests/);
  });
});

describe("prices", () => {
  const venice = {
    data: [
      {
        id: "test-model",
        model_spec: {
          pricing: {
            input: { usd: 0.7, diem: 7 },
            output: { usd: 2.8, diem: 28 },
            extended: {
              context_token_threshold: 1000,
              input: { usd: 1.4, diem: 1 },
              output: { usd: 5.6, diem: 1 },
            },
          },
        },
      },
    ],
  };
  const limits = { temperature: 0, maxTokens: 50 };

  test("are assumed until the provider's list was read, and then its own (Venice)", async () => {
    const provider = await rough(completion("yes"), says(200, venice));
    const { consultant, test: testIt } = clientAt(provider.url);
    const usage = { inputTokens: 1000, outputTokens: 100 };
    expect(consultant.priceOf(usage)).toBe(6500);
    await testIt(limits, options);
    expect(provider.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "POST /chat/completions",
      "GET /models",
    ]);
    expect(provider.requests[0]?.body["max_completion_tokens"]).toBe(50);
    expect(consultant.priceOf(usage)).toBe(980);
    expect(consultant.priceOf({ inputTokens: 1001, outputTokens: 100 })).toBe(1962);
    expect(consultant.priceOf({ inputTokens: 1, outputTokens: 0 })).toBe(1);
  });

  test("are OpenRouter's by the token, and Venice's for a model with settings behind its name", () => {
    const router = {
      data: [{ id: "a/b:free", pricing: { prompt: "0.000002", completion: "0.00001" } }],
    };
    expect(pricesIn(router, "a/b:free")?.usual).toEqual({ input: 2, output: 10 });
    expect(pricesIn(venice, "test-model:enable_web_search=on")?.usual.input).toBe(0.7);
  });

  test.each([
    ["another model alone", { data: [{ id: "other", pricing: { prompt: "1", completion: "1" } }] }],
    ["no prices", { data: [{ id: "test-model", owned_by: "us" }] }],
    [
      "prices below nothing",
      { data: [{ id: "test-model", pricing: { prompt: "-1", completion: "-1" } }] },
    ],
    ["no list", { hello: 1 }],
    ["nothing", null],
  ])("%s in the list leaves the assumed ones", (_what, answer) => {
    expect(pricesIn(answer, "test-model")).toBeNull();
  });

  test("a list that can't be had is no outage (aimock names no prices)", async () => {
    aimock().mock.onMessage(/read this/, { content: "yes" });
    const { consultant, test: testIt } = clientAt(aimock().url);
    await testIt(limits, options);
    expect(consultant.priceOf({ inputTokens: 1, outputTokens: 1 })).toBe(20);
    const provider = await rough(completion("yes"), says(404));
    await clientAt(provider.url).test(limits, options);
    const refusing = await rough(says(401, { error: "Bad key" }));
    expect(await failureOf(clientAt(refusing.url).test(limits, options))).toMatchObject({
      reason: "key_refused",
    });
  });
});

test("Venice's parameters go to Venice's hosts alone", async () => {
  for (const host of ["https://api.venice.ai/api/v1", "https://VENICE.ai"])
    expect(veniceParameters(host)).toEqual({
      include_venice_system_prompt: false,
      enable_web_search: "off",
      enable_web_citations: false,
      strip_thinking_response: true,
      disable_thinking: true,
    });
  for (const host of [
    "https://api.openai.com/v1",
    "https://venice.ai.evil.example",
    "https://notvenice.ai",
    "?",
  ])
    expect(veniceParameters(host)).toBeNull();
  const provider = await rough((response) => void response.destroy());
  const { consultant } = clientAt(provider.url, { retryAfterMs: [] });
  await failureOf(answerOf(consultant));
  expect(provider.requests[0]?.body).not.toHaveProperty("venice_parameters");
});
