import { describe, expect, test } from "vitest";
import {
  newCall,
  roughTavus as rough,
  tavusAt,
  troubleOf,
  videoKey,
} from "../../../../tests/factories/video-provider.ts";
import { type Answer, says } from "../../../../tests/stand-ins/rough-provider.ts";

const cut: Answer = (response) => void response.destroy();
const replica = says(200, { replica_id: "r1", replica_name: "Rio", status: "completed" });

describe("a refusal is final, in the words of the specification", () => {
  const settings = "Please check your conversation settings and try again.";
  test.each([
    [{ message: "Invalid callback_url" }, `Invalid request: Invalid callback_url. ${settings}`],
    [
      { error: "language is not supported." },
      `Invalid request: language is not supported. ${settings}`,
    ],
    [{ message: "one", error: "two" }, `Invalid request: one. ${settings}`],
    ["<h1>Bad</h1>", `Invalid request: HTTP 400: Bad Request. ${settings}`],
    [{ message: { text: "x" } }, `Invalid request: HTTP 400: Bad Request. ${settings}`],
    [{ message: "One\r\ntwo\u0000" }, `Invalid request: One two. ${settings}`],
    [{ message: `No: ${videoKey}` }, `Invalid request: No: …. ${settings}`],
    [
      { message: "Can't reach https://shop.test/webhooks/tavus/s3cret now" },
      `Invalid request: Can't reach … now. ${settings}`,
    ],
    [{ message: "no ".repeat(9000) }, `Invalid request: ${"no ".repeat(100)}. ${settings}`],
  ])("400 %j", async (body, message) => {
    const provider = await rough(says(400, body));
    const failure = await troubleOf(tavusAt(provider.url).calls.start(newCall()));
    expect(failure).toMatchObject({ reason: "bad_request", message, mayHaveHappened: false });
    expect(provider.requests).toHaveLength(1);
  });

  test.each([
    "Invalid replica_uuid",
    "Invalid replica_id",
    "Invalid persona_id",
    "Replica not found",
    "The face does not exist",
    "Unknown PAL",
  ])("400 %s: the persona isn't available", async (error) => {
    const provider = await rough(says(400, { error }));
    const failure = await troubleOf(tavusAt(provider.url).calls.start(newCall()));
    expect(failure).toMatchObject({
      reason: "persona_unavailable",
      message: "The selected persona is not available. Please choose another one and try again.",
    });
  });

  test.each([402, 403, 404, 409, 422])("%i is asked once", async (status) => {
    const provider = await rough(says(status, { message: "No." }));
    await troubleOf(tavusAt(provider.url).calls.start(newCall()));
    expect(provider.requests).toHaveLength(1);
  });

  test("the key stands in nothing that is thrown", async () => {
    for (const answer of [says(400, { message: videoKey }), says(500, { error: videoKey }), cut]) {
      const provider = await rough(answer);
      const failure = await troubleOf(tavusAt(provider.url).calls.read("c1"));
      expect(
        JSON.stringify([failure, failure.message, failure.stack, failure.cause]),
      ).not.toContain(videoKey);
      expect(provider.requests[0]?.headers["x-api-key"]).toBe(videoKey);
    }
  });

  test("a redirect isn't followed: the key stays where it belongs", async () => {
    const other = await rough(replica);
    const provider = await rough(says(307, "", { location: other.url }));
    expect(await troubleOf(tavusAt(provider.url).replicas.read("r1"))).toMatchObject({
      reason: "bad_answer",
      status: 307,
    });
    expect(other.requests).toEqual([]);
  });
});

describe("an answer that can't be read is none", () => {
  test.each([
    ["an HTML page", says(200, "<html>Welcome</html>", { "content-type": "text/html" })],
    ["broken JSON", says(200, '{"replica_id": "r')],
    ["nothing", says(200)],
    ["null", says(200, "null")],
    ["a list", says(200, "[]")],
    ["no id", says(200, { status: "completed" })],
    ["a number for an id", says(200, { replica_id: 7 })],
    ["more than anyone sends", says(200, `"${"x".repeat(9 * 1024 * 1024)}"`)],
  ])("%s", async (_what, answer) => {
    const provider = await rough(answer);
    expect(await troubleOf(tavusAt(provider.url).replicas.read("r1"))).toMatchObject({
      reason: "bad_answer",
      message: "The video provider’s answer could not be read.",
    });
    expect(provider.requests).toHaveLength(1);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "/rooms/1", "", null])(
    "a room at %j is none, and the call is ended",
    async (conversation_url) => {
      const room = { conversation_id: "c1", status: "active", conversation_url };
      const provider = await rough(says(200, room), says(200, {}));
      const { calls } = tavusAt(provider.url);
      expect(await troubleOf(calls.start(newCall()))).toMatchObject({ reason: "bad_answer" });
      expect(provider.asked()).toEqual(["POST /conversations", "POST /conversations/c1/end"]);
    },
  );

  test("one strange entry of a list doesn't hide the others", async () => {
    const data = [null, { replica_id: "" }, { replica_id: "r2", status: "new state" }];
    const provider = await rough(says(200, { data, total_count: 3 }));
    const page = await tavusAt(provider.url).replicas.list();
    expect(page).toMatchObject({ items: [{ id: "r2", status: "training" }], total: 3 });
  });
});

test("replicas are read under their new name, too, and are ready in either word", async () => {
  for (const [status, read] of [
    ["completed", "ready"],
    ["ready", "ready"],
    ["started", "training"],
    ["error", "failed"],
  ]) {
    const provider = await rough(says(200, { face_id: "r1", face_name: "Rio", status }));
    expect(await tavusAt(provider.url).replicas.read("r1")).toMatchObject({
      id: "r1",
      name: "Rio",
      status: read,
    });
  }
});

test("ending goes without a word about it where the provider takes none", async () => {
  const provider = await rough(says(400, { error: "Invalid conversation_id" }), says(200, {}));
  const { calls } = tavusAt(provider.url);
  await calls.end("c1", { durationSeconds: 61, feedback: "Video consultation completed" });
  expect(provider.requests.map(({ path, body }) => [path, body])).toEqual([
    [
      "/conversations/c1/end",
      { duration: 61, participant_feedback: "Video consultation completed" },
    ],
    ["/conversations/c1/end", {}],
  ]);
});

test("where ending is refused, the call counts as ended only if it runs no more", async () => {
  const refused = says(400, { error: "There was an error" });
  const call = (status: string) => says(200, { conversation_id: "c1", status });
  const farewell = { durationSeconds: 1, feedback: "" };
  const ended = await rough(refused, refused, call("ended"));
  await tavusAt(ended.url).calls.end("c1", farewell);
  for (const second of [call("active"), says(500)]) {
    const provider = await rough(refused, refused, second);
    expect(await troubleOf(tavusAt(provider.url).calls.end("c1", farewell))).toMatchObject({
      reason: "bad_request",
    });
  }
});
