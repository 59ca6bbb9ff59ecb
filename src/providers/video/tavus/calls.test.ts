import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  newCall,
  newVideo,
  tavusAt,
  troubleOf,
} from "../../../../tests/factories/video-provider.ts";
import { startTavus, type TavusStandIn } from "../../../../tests/stand-ins/tavus.ts";
import { ProtectedPersona } from "./replicas.ts";

let tavus: TavusStandIn;
beforeEach(async () => {
  tavus = await startTavus();
});
afterEach(() => tavus.stop());
const client = () => tavusAt(tavus.baseUrl);
const names = () => tavus.requests.map(({ call }) => call);

test("a call is asked for with every field of the specification", async () => {
  await client().calls.start(newCall({ callbackUrl: "http://127.0.0.1:9/webhooks/tavus/s" }));
  expect(tavus.requests).toEqual([
    {
      call: "POST /conversations",
      body: {
        replica_id: "r90bbd427f71",
        persona_id: "pcb7a34da5fe",
        callback_url: "http://127.0.0.1:9/webhooks/tavus/s",
        conversation_name: "Consultation con_1",
        conversational_context: "You are Aria.",
        custom_greeting: "Hello, I am Aria, an AI.",
        properties: {
          max_call_duration: 1800,
          enable_recording: false,
          enable_closed_captions: true,
          apply_greenscreen: false,
          language: "english",
          participant_left_timeout: 60,
          participant_absent_timeout: 300,
        },
      },
    },
  ]);
});

describe("whom one talks to", () => {
  test("is the default persona where nobody was chosen, without a question more", async () => {
    const started = await client().calls.start(newCall());
    expect(started).toMatchObject({ replicaId: "r90bbd427f71", personaName: "Aria" });
    expect(names()).toEqual(["POST /conversations"]);
  });

  test("is who was chosen, once they are ready", async () => {
    const chosen = { replicaId: "other", personaId: null };
    const started = await client().calls.start(newCall({ persona: chosen }));
    expect(started).toMatchObject({ ...chosen, personaName: "Cleo" });
    expect(tavus.requests.at(-1)?.body).toMatchObject({ replica_id: "other" });
    expect(tavus.requests.at(-1)?.body).not.toHaveProperty("persona_id");
  });

  test.each(["training", "nobody", ""])(
    "is the default persona where the chosen one isn't ready (%s)",
    async (replicaId) => {
      const persona = { replicaId, personaId: "p1" };
      const started = await client().calls.start(newCall({ persona }));
      expect(started).toMatchObject({
        replicaId: "r90bbd427f71",
        personaId: "pcb7a34da5fe",
        personaName: "Aria",
      });
    },
  );

  test("can't be a default persona that isn't there", async () => {
    const gone = { replicaId: "nobody", personaId: null, name: "Aria" };
    const { calls } = tavusAt(tavus.baseUrl, { defaultPersona: gone });
    expect(await calls.readState()).toMatchObject({ isReady: false });
    expect(await troubleOf(calls.start(newCall()))).toMatchObject({
      reason: "persona_unavailable",
      message: "The selected persona is not available. Please choose another one and try again.",
    });
  });

  test("must be somebody: without a replica nothing is asked for", async () => {
    const none = { replicaId: " ", personaId: null, name: "Aria" };
    const { calls, videos } = tavusAt(tavus.baseUrl, { defaultPersona: none });
    expect(await troubleOf(calls.start(newCall()))).toMatchObject({
      reason: "persona_unavailable",
    });
    expect(await troubleOf(videos.create({ ...newVideo, replicaId: "" }))).toMatchObject({
      reason: "persona_unavailable",
    });
    expect(tavus.requests).toEqual([]);
  });
});

describe("what the account doesn't allow is told in the specified words", () => {
  test("402: no credits", async () => {
    tavus.account.hasCredits = false;
    expect(await troubleOf(client().calls.start(newCall()))).toMatchObject({
      reason: "out_of_credits",
      status: 402,
      message: "The video account is out of credits. Please top it up and try again.",
    });
  });

  test("400: too many calls at once", async () => {
    tavus.account.maxCalls = 1;
    const { calls, waits } = client();
    await calls.start(newCall());
    expect(await troubleOf(calls.start(newCall({ name: "two" })))).toMatchObject({
      reason: "too_many_calls",
      status: 400,
      mayHaveHappened: false,
      message:
        "Too many video conversations are running. Please end an existing conversation and try again.",
    });
    expect(waits).toEqual([]);
    expect(await calls.readState()).toEqual({ isReady: true, running: 1 });
  });

  test("401: a wrong key", async () => {
    const { calls } = tavusAt(tavus.baseUrl, { apiKey: "another-key-0123456789" });
    for (const ask of [
      () => calls.start(newCall()),
      () => calls.readState(),
      () => calls.read("c1"),
    ])
      expect(await troubleOf(ask())).toMatchObject({
        reason: "key_refused",
        status: 401,
        message: "Invalid Tavus API key. Please check your configuration.",
      });
  });
});

test("ending tells the provider how long it took and how it was", async () => {
  const { calls } = client();
  const { id } = await calls.start(newCall());
  await calls.end(id, { durationSeconds: 61, feedback: "Video consultation completed" });
  expect(tavus.requests.at(-1)).toEqual({
    call: "POST /conversations/{id}/end",
    body: { duration: 61, participant_feedback: "Video consultation completed" },
  });
  expect(tavus.calls.get(id)?.status).toBe("ended");
});

test("a transcript whose callback got lost is read from the call", async () => {
  const { calls } = client();
  const { id } = await calls.start(newCall());
  await tavus.finish(id, "participant_left_timeout reached", [
    { role: "assistant", content: "Hi!" },
    { role: "user", content: "I need a landing page." },
  ]);
  const report = await calls.read(id);
  expect(report?.isRunning).toBe(false);
  expect(report?.events).toMatchObject([
    { callId: id, kind: "joined" },
    { callId: id, kind: "ended", reason: "left" },
    {
      callId: id,
      kind: "transcript",
      turns: [
        { speaker: "ai", text: "Hi!" },
        { speaker: "user", text: "I need a landing page." },
      ],
    },
  ]);
});

test("the default persona is protected, others aren't", async () => {
  const { replicas } = client();
  await expect(replicas.remove("r90bbd427f71")).rejects.toThrow(
    new ProtectedPersona("Cannot delete the default AI persona"),
  );
  await expect(replicas.rename("r90bbd427f71", "Eve")).rejects.toThrow(
    new ProtectedPersona("Cannot modify the default AI persona"),
  );
  expect(tavus.requests).toEqual([]);
  await replicas.rename("other", "Eve");
  await replicas.remove("other");
  expect(await replicas.read("other")).toBeNull();
});
