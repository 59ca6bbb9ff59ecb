import { describe, expect, test } from "vitest";
import {
  answerOf,
  clientAt,
  failureOf,
  question,
  testKey,
} from "../../../../tests/factories/ai-provider.ts";
import { rough, withAimock } from "../../../../tests/factories/ai-servers.ts";
import {
  completion,
  lastPiece,
  piece,
  says,
  silence,
  startRoughProvider,
  streams,
} from "../../../../tests/stand-ins/rough-provider.ts";

const aimock = withAimock();

const answering = [piece("It is "), piece("fine."), lastPiece()];

describe("a refusal is final, with the provider's own words (aimock)", () => {
  test.each([
    [400, "bad_request"],
    [401, "key_refused"],
    [402, "out_of_money"],
    [403, "key_refused"],
    [404, "bad_request"],
    [408, "timeout"],
    [422, "bad_request"],
  ])("%i is %s", async (status, reason) => {
    aimock().mock.onMessage(/.*/, { error: { message: `No, for reason ${status}.` }, status });
    const { consultant, waits } = clientAt(aimock().url);
    const failure = await failureOf(answerOf(consultant));
    expect(failure).toMatchObject({ reason, status, message: `No, for reason ${status}.` });
    expect(aimock().mock.getRequests()).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

describe("a failure is tried again after 1, 2 and 4 s, and then no more (aimock)", () => {
  test.each([500, 502, 503, 504, 529])("%i", async (status) => {
    aimock().mock.onMessage(/.*/, { error: { message: "Overloaded." }, status });
    const { consultant, waits } = clientAt(aimock().url);
    const failure = await failureOf(answerOf(consultant));
    expect(failure).toMatchObject({ reason: "server", status, message: "Overloaded." });
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(aimock().mock.getRequests()).toHaveLength(4);
  });

  test("the answer of a later try is the answer", async () => {
    aimock().mock.onMessage(/.*/, { content: "It is fine." });
    aimock().mock.nextRequestError(503).nextRequestError(500);
    const { consultant, waits } = clientAt(aimock().url);
    expect((await answerOf(consultant)).text).toBe("It is fine.");
    expect(waits).toEqual([1000, 2000]);
  });

  test("whoever isn't there", async () => {
    const gone = await startRoughProvider();
    await gone.stop();
    const { consultant, waits } = clientAt(gone.url);
    const failure = await failureOf(answerOf(consultant));
    expect(failure).toMatchObject({
      reason: "network",
      status: null,
      message: "Network error: ECONNREFUSED",
    });
    expect(waits).toEqual([1000, 2000, 4000]);
  });
});

describe("429 (aimock sends Retry-After; without it by our own server)", () => {
  test("is tried again when it says when", async () => {
    aimock().mock.onMessage(/.*/, { error: { message: "Slow down." }, status: 429, retryAfter: 7 });
    const { consultant, waits } = clientAt(aimock().url);
    const failure = await failureOf(answerOf(consultant));
    expect(failure).toMatchObject({ reason: "rate_limited", status: 429, message: "Slow down." });
    expect(waits).toEqual([7000, 7000, 7000]);
  });

  test.each([
    ["without Retry-After", {}],
    ["with one that nobody can wait for", { "retry-after": "60" }],
    ["with one that is no time", { "retry-after": "soon" }],
    ["until a date far away", { "retry-after": "Fri, 31 Dec 2100 23:59:59 GMT" }],
  ])("is final %s", async (_what, headers) => {
    const provider = await rough(says(429, { error: "Too many requests" }, headers));
    const { consultant, waits } = clientAt(provider.url);
    expect(await failureOf(answerOf(consultant))).toMatchObject({
      reason: "rate_limited",
      message: "Too many requests",
    });
    expect(waits).toEqual([]);
  });

  test("of an empty account is no matter of waiting", async () => {
    const error = { message: "You exceeded your quota.", code: "insufficient_quota" };
    const provider = await rough(says(429, { error }, { "retry-after": "1" }));
    const { consultant, waits } = clientAt(provider.url);
    expect(await failureOf(answerOf(consultant))).toMatchObject({ reason: "out_of_money" });
    expect(waits).toEqual([]);
  });

  test("and 503 wait as long as they say, and never shorter than ours", async () => {
    const provider = await rough(
      says(503, "", { "retry-after": "3" }),
      says(503, "", { "retry-after": "0" }),
      says(503, "", { "retry-after": "100" }),
    );
    const { consultant, waits } = clientAt(provider.url);
    await failureOf(answerOf(consultant));
    expect(waits).toEqual([3000, 2000]);
  });
});

describe("what errors say (by our own server: aimock knows one shape)", () => {
  test.each([
    ["a text", { error: "Model not found" }, "Model not found"],
    ["a text with details", { error: "Invalid", details: { model: ["?"] } }, "Invalid"],
    ["an object", { error: { message: "No such model", type: "t", code: "c" } }, "No such model"],
    ["JSON without one", { problem: "x" }, "HTTP 404: Not Found"],
    ["an HTML page", "<html><h1>404</h1></html>", "HTTP 404: Not Found"],
    ["nothing", "", "HTTP 404: Not Found"],
    ["lines", { error: "One\r\ntwo\u0000" }, "One two"],
    ["more than anyone reads", { error: "no ".repeat(9000) }, "no ".repeat(100)],
  ])("%s", async (_what, body, message) => {
    const provider = await rough(says(404, body));
    const failure = await failureOf(answerOf(clientAt(provider.url).consultant));
    expect(failure.message.trim()).toBe(message.trim());
  });

  test.each([
    [`Incorrect API key provided: ${testKey}.`, "Incorrect API key provided: …."],
    ["Incorrect API key provided: sk-proj-****abcd.", "Incorrect API key provided: …"],
    ["Refused: 'what does a LANDING page cost?'", "HTTP 400: Bad Request"],
    ["Refused: …ding page cost?", "HTTP 400: Bad Request"],
  ])("neither the key nor the visitor's words come back: %s", async (error, message) => {
    const provider = await rough(says(400, { error }));
    const failure = await failureOf(answerOf(clientAt(provider.url).consultant));
    expect(failure.message).toBe(message);
    expect(JSON.stringify([failure, failure.stack, failure.cause])).not.toMatch(
      /landing page|key-of-the-tests/i,
    );
  });
});

describe("an answer that can't be read is final (by our own server)", () => {
  test.each([
    ["an HTML page", says(200, "<html>Welcome</html>", { "content-type": "text/html" })],
    ["JSON in place of a stream", completion("Fine.")],
    ["no type at all", says(200, "data: x\n\n", { "content-type": "" })],
    ["broken JSON in the stream", streams([`data: {"choices":[{"delta"\n\n`, lastPiece()])],
    ["JSON of another shape", streams([`data: {"hello": 1}\n\n`, lastPiece()])],
    ["an event without an end", streams(["data: ", ...Array<string>(40).fill("x".repeat(50_000))])],
  ])("%s", async (_what, answer) => {
    const { consultant, waits } = clientAt((await rough(answer)).url);
    expect(await failureOf(answerOf(consultant))).toMatchObject({ reason: "bad_answer" });
    expect(waits).toEqual([]);
  });

  test.each([
    ["nothing", [lastPiece()]],
    ["white space", [piece(" \n"), piece("\t "), lastPiece()]],
    ["a mark alone", [piece("[S1]"), lastPiece()]],
    ["a thought alone", [piece("<think>Hm"), lastPiece()]],
  ])("an empty reply says what the specification says: %s", async (_what, pieces) => {
    const provider = await rough(streams(pieces));
    expect(await failureOf(answerOf(clientAt(provider.url).consultant))).toMatchObject({
      reason: "bad_answer",
      message: "I apologize, but I could not generate a response. Please try again.",
    });
  });

  test("a redirect isn't followed: words and key stay where they belong", async () => {
    const other = await rough(streams(answering));
    const provider = await rough(says(307, "", { location: other.url }));
    expect(await failureOf(answerOf(clientAt(provider.url).consultant))).toMatchObject({
      status: 307,
    });
    expect(other.requests).toEqual([]);
  });

  test("malformed JSON, as aimock sends it", async () => {
    aimock().mock.onMessage(/.*/, { content: "x" }, { chaos: { malformedRate: 1 } });
    const failure = await failureOf(answerOf(clientAt(aimock().url).consultant));
    expect(failure).toMatchObject({ reason: "bad_answer" });
  });
});

describe("time (by our own server)", () => {
  const brief = { timeoutMs: 1500 };
  test("no answer at all is a timeout, and tried again", async () => {
    const provider = await rough(silence, silence, streams(answering));
    const { consultant, waits } = clientAt(provider.url, brief);
    expect((await answerOf(consultant)).text).toBe("It is fine.");
    expect(waits).toEqual([1000, 2000]);
    const silent = clientAt((await rough(silence)).url, brief);
    expect(await failureOf(answerOf(silent.consultant))).toMatchObject({
      reason: "timeout",
      message: "Request timeout",
    });
    expect(silent.waits).toHaveLength(3);
  });

  test("silence before the first word is tried again, silence after it is not", async () => {
    const before = await rough(streams([": hello\n\n"], "falls silent"), streams(answering));
    expect((await answerOf(clientAt(before.url, brief).consultant)).text).toBe("It is fine.");
    const after = await rough(streams([piece("It is ")], "falls silent"), streams(answering));
    const { consultant, waits } = clientAt(after.url, brief);
    expect(await failureOf(answerOf(consultant))).toMatchObject({ reason: "timeout" });
    expect(waits).toEqual([]);
    expect(after.requests).toHaveLength(1);
  });

  test("an answer that takes longer than the limit, but goes on, is whole", async () => {
    const slow = await rough((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      let count = 0;
      const timer = setInterval(() => {
        count += 1;
        if (count < 12) response.write(piece("on "));
        else {
          clearInterval(timer);
          response.end(lastPiece());
        }
      }, 250);
    });
    const { text } = await answerOf(clientAt(slow.url, { timeoutMs: 2000 }).consultant);
    expect(text.trim()).toBe("on ".repeat(11).trim());
  });
});

describe("a stream that is cut is a network error", () => {
  test("after the first word nothing is tried again, and what came stays (aimock)", async () => {
    aimock().mock.onMessage(
      /.*/,
      { content: "It is all fine." },
      { truncateAfterChunks: 3, latency: 20 },
    );
    const { consultant, waits } = clientAt(aimock().url);
    const pieces: string[] = [];
    const reading = (async () => {
      for await (const part of consultant.answer(question(), {
        signal: new AbortController().signal,
      }))
        if (part.type === "text") pieces.push(part.text);
    })();
    expect(await failureOf(reading)).toMatchObject({
      reason: "network",
      message: "Network error: the connection was cut",
    });
    expect(pieces.join("")).toMatch(/^It is/);
    expect(waits).toEqual([]);
    expect(aimock().mock.getRequests()).toHaveLength(1);
  });

  test("before the first word it is tried again; so is one that ends without an end", async () => {
    const provider = await rough(
      streams([": hello\n\n"], "is cut"),
      streams([": hello\n\n"]),
      streams(answering),
    );
    const { consultant, waits } = clientAt(provider.url);
    expect((await answerOf(consultant)).text).toBe("It is fine.");
    expect(waits).toEqual([1000, 2000]);
  });

  test("one that ends in order, but in the middle, is cut as well", async () => {
    const provider = await rough(streams([piece("It is ")]));
    const failure = await failureOf(answerOf(clientAt(provider.url).consultant));
    expect(failure).toMatchObject({ reason: "network" });
  });

  test("an error as a piece of the stream ends it, in the provider's words", async () => {
    const error = { error: { message: "The model fell over.", code: 500 } };
    const provider = await rough(streams([piece("It "), `data: ${JSON.stringify(error)}\n\n`]));
    const failure = await failureOf(answerOf(clientAt(provider.url).consultant));
    expect(failure).toMatchObject({ reason: "server", message: "The model fell over." });
  });
});
