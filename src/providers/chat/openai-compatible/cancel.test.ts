import { expect, test } from "vitest";
import {
  answerOf,
  clientAt,
  failureOf,
  question,
} from "../../../../tests/factories/ai-provider.ts";
import { rough } from "../../../../tests/factories/ai-servers.ts";
import {
  lastPiece,
  piece,
  says,
  silence,
  streams,
} from "../../../../tests/stand-ins/rough-provider.ts";
import { waitReally } from "./retries.ts";

// By our own server: aimock doesn't tell when a caller hangs up.

test("an answer given up in the middle ends without an error, and the provider sees it at once", async () => {
  const provider = await rough(streams([piece("It "), piece("is ")], "falls silent"));
  const { consultant } = clientAt(provider.url);
  const leaving = new AbortController();
  const parts: string[] = [];
  for await (const part of consultant.answer(question(), { signal: leaving.signal })) {
    parts.push(part.type);
    leaving.abort();
  }
  expect(parts.every((type) => type === "text")).toBe(true);
  await provider.requests[0]?.closed;
});

test("so it is before the first word, and while nothing has answered", async () => {
  for (const answer of [silence, streams([": hello\n\n"], "falls silent")]) {
    const provider = await rough(answer);
    const leaving = new AbortController();
    const answered = answerOf(clientAt(provider.url).consultant, question(), leaving.signal);
    await expect.poll(() => provider.requests.length).toBe(1);
    leaving.abort();
    expect(await answered).toMatchObject({ text: "", end: undefined });
    await provider.requests[0]?.closed;
    expect(provider.requests).toHaveLength(1);
  }
});

test("whoever stops reading lets go of the connection", async () => {
  const provider = await rough(streams([piece("It "), piece("is ")], "falls silent"));
  const { consultant } = clientAt(provider.url);
  for await (const part of consultant.answer(question(), { signal: new AbortController().signal }))
    if (part.type === "text") break;
  await provider.requests[0]?.closed;
  expect(provider.requests).toHaveLength(1);
});

test("nothing is asked for somebody who has left already", async () => {
  const provider = await rough(streams([piece("Yes."), lastPiece()]));
  expect(
    await answerOf(clientAt(provider.url).consultant, question(), AbortSignal.abort()),
  ).toMatchObject({ text: "" });
  expect(provider.requests).toEqual([]);
});

test("a wait between two tries ends with whoever waits", async () => {
  const provider = await rough(says(503));
  const leaving = new AbortController();
  const { consultant } = clientAt(provider.url, {
    wait: (_ms, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason as Error));
        leaving.abort();
      }),
  });
  expect(await answerOf(consultant, question(), leaving.signal)).toMatchObject({ text: "" });
  expect(provider.requests).toHaveLength(1);
});

test("the real wait ends so as well", async () => {
  const provider = await rough((response, request) => {
    void says(503)(response, request);
    setTimeout(() => leaving.abort(), 30);
  });
  const leaving = new AbortController();
  const client = clientAt(provider.url, { wait: waitReally, retryAfterMs: [600_000] });
  expect(await answerOf(client.consultant, question(), leaving.signal)).toMatchObject({ text: "" });
});

test("a limit of the caller's own is a timeout, leaving is none", async () => {
  const provider = await rough(silence);
  const { consultant, embedder } = clientAt(provider.url);
  const late = consultant.moderate("Hello", { signal: AbortSignal.timeout(50) });
  expect(await failureOf(late)).toMatchObject({ reason: "timeout", message: "Request timeout" });
  const leaving = new AbortController();
  const left = embedder?.embed(["Hello"], { signal: leaving.signal });
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: "AbortError" });
});
