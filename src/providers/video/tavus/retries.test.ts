import { describe, expect, test } from "vitest";
import {
  newCall,
  newVideo,
  roughTavus as rough,
  tavusAt,
  troubleOf,
} from "../../../../tests/factories/video-provider.ts";
import {
  type Answer,
  says,
  silence,
  startRoughProvider,
} from "../../../../tests/stand-ins/rough-provider.ts";

type Client = ReturnType<typeof tavusAt>;
const cut: Answer = (response) => void response.destroy();
const replica = says(200, { replica_id: "r1", replica_name: "Rio", status: "completed" });
const opened = says(200, {
  conversation_id: "c1",
  conversation_name: "Consultation con_1",
  conversation_url: "https://tavus.daily.co/c1",
  status: "active",
});
const running = (...names: string[]) =>
  says(200, {
    data: names.map((conversation_name, at) => ({
      conversation_id: `c${at}`,
      conversation_name,
      conversation_url: `https://tavus.daily.co/c${at}`,
      status: "active",
    })),
    total_count: names.length,
  });

describe("what only reads, or can be done twice, is tried again after 1, 2 and 4 s, and then no more", () => {
  test.each([500, 502, 503, 504])("after %i", async (status) => {
    const provider = await rough(says(status, { message: "Overloaded." }));
    const { replicas, waits } = tavusAt(provider.url);
    expect(await troubleOf(replicas.read("r1"))).toMatchObject({
      reason: "server",
      status,
      message: "Overloaded.",
    });
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(provider.requests).toHaveLength(4);
  });

  test("after a cut, a silence and a failure; the answer of a later try is the answer", async () => {
    const provider = await rough(cut, silence, says(500), replica);
    const { replicas, waits } = tavusAt(provider.url, { timeoutMs: 2000 });
    expect(await replicas.read("r1")).toMatchObject({ name: "Rio", status: "ready" });
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  test.each([
    ["ending", (to: Client) => to.conversations.end("c1", { durationSeconds: 1, feedback: "" })],
    ["renaming", (to: Client) => to.videos.rename("v1", "x")],
    ["deleting", (to: Client) => to.calls.forget("c1")],
  ])("%s", async (_what, call) => {
    const provider = await rough(cut, says(200, {}));
    const client = tavusAt(provider.url);
    await call(client);
    expect(client.waits).toEqual([1000]);
  });

  test("where nobody is there, for whatever is asked", async () => {
    const gone = await startRoughProvider();
    await gone.stop();
    for (const call of [
      (to: Client) => to.calls.start(newCall()),
      (to: Client) => to.calls.read("c1"),
    ]) {
      const client = tavusAt(gone.url);
      expect(await troubleOf(call(client))).toMatchObject({
        reason: "network",
        message: "Network error: ECONNREFUSED",
        mayHaveHappened: false,
      });
      expect(client.waits).toEqual([1000, 2000, 4000]);
    }
  });

  test("a silence is told as the specification says", async () => {
    const provider = await rough(silence);
    const { calls } = tavusAt(provider.url, { timeoutMs: 800 });
    expect(await troubleOf(calls.read("c1"))).toMatchObject({
      reason: "timeout",
      message: "Request timeout",
    });
    expect(provider.requests).toHaveLength(4);
  });

  test("an answer that begins and never ends is too slow as well", async () => {
    const provider = await rough((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"replica_id":');
    });
    const { replicas } = tavusAt(provider.url, { timeoutMs: 200 });
    expect(await troubleOf(replicas.read("r1"))).toMatchObject({ reason: "timeout" });
  });
});
describe("429", () => {
  test.each(["1", "7"])(
    "is tried again when it says when (%s s), also for a new call",
    async (after) => {
      const limited = says(429, { message: "Slow down." }, { "retry-after": after });
      const provider = await rough(limited, limited, opened);
      const { calls, waits } = tavusAt(provider.url);
      expect(await calls.start(newCall())).toMatchObject({ id: "c1" });
      expect(waits).toEqual([Number(after) * 1000, Number(after) * 1000]);
    },
  );

  test.each([
    ["without Retry-After", {}],
    ["with one that nobody can wait for", { "retry-after": "60" }],
    ["with one that is no time", { "retry-after": "soon" }],
  ])("is final %s", async (_what, headers) => {
    const provider = await rough(says(429, { message: "Slow down." }, headers));
    const { calls } = tavusAt(provider.url);
    expect(await troubleOf(calls.start(newCall()))).toMatchObject({
      reason: "rate_limited",
      message: "Slow down.",
    });
    expect(provider.requests).toHaveLength(1);
  });
});

describe("no second call is ever opened for one whose answer got lost", () => {
  const lost: [string, Answer][] = [
    ["the line is cut", cut],
    ["nothing comes", silence],
    ["500", says(500)],
    ["502", says(502)],
    ["503 with Retry-After", says(503, "", { "retry-after": "1" })],
    ["504", says(504)],
    ["an HTML page", says(200, "<html>Welcome</html>")],
    ["JSON of another shape", says(200, { hello: 1 })],
    ["a redirect", says(307, "", { location: "http://127.0.0.1:9/" })],
  ];

  test.each(lost)("%s: the call that runs is found by its name", async (_what, answer) => {
    const provider = await rough(answer, running("Somebody's", "Consultation con_1"));
    const { calls } = tavusAt(provider.url, { timeoutMs: answer === silence ? 1000 : 10_000 });
    expect(await calls.start(newCall())).toMatchObject({
      id: "c1",
      url: "https://tavus.daily.co/c1",
      replicaId: "r90bbd427f71",
    });
    expect(provider.asked()).toEqual(["POST /conversations", "GET /conversations"]);
  });

  test.each(lost)(
    "%s: where none is found, it may have happened all the same",
    async (_what, answer) => {
      const provider = await rough(answer, running("Somebody's"));
      const { calls } = tavusAt(provider.url, { timeoutMs: answer === silence ? 1000 : 10_000 });
      expect(await troubleOf(calls.start(newCall()))).toMatchObject({ mayHaveHappened: true });
      expect(provider.asked()).toEqual(["POST /conversations", "GET /conversations"]);
    },
  );

  test("where looking for it fails, too, the first failure is told", async () => {
    const provider = await rough(says(502, { message: "Bad gateway." }), says(401));
    const { calls } = tavusAt(provider.url);
    expect(await troubleOf(calls.start(newCall()))).toMatchObject({ message: "Bad gateway." });
  });

  test("neither is a second video or replica", async () => {
    for (const call of [
      (to: Client) => to.videos.create(newVideo),
      (to: Client) =>
        to.replicas.create({ name: "Rio", trainVideoUrl: "https://x.test/", callbackUrl: null }),
    ]) {
      const provider = await rough(cut);
      expect(await troubleOf(call(tavusAt(provider.url)))).toMatchObject({ mayHaveHappened: true });
      expect(provider.requests).toHaveLength(1);
    }
  });
});
