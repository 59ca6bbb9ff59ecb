import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  newCall,
  newVideo,
  tavusAt,
  troubleOf,
} from "../../../../tests/factories/video-provider.ts";
import { prismIsMissing, startPrism } from "../../../../tests/stand-ins/prism.ts";

const missing = prismIsMissing();
const farewell = { durationSeconds: 12, feedback: "Video consultation completed" };

/** Against Tavus's own contract, played by Prism. */
describe("every call is one of Tavus's contract", () => {
  beforeEach(({ skip }) => {
    if (missing) skip(missing);
  });
  let prism: Awaited<ReturnType<typeof startPrism>>;
  beforeAll(async () => {
    if (!missing) prism = await startPrism();
  });
  afterAll(() => prism?.stop());

  const asked: [line: string, call: (client: Client) => Promise<unknown>][] = [
    [
      "POST /v2/conversations",
      (to) =>
        to.conversations.create(
          newCall({ callbackUrl: "https://shop.test/webhooks/tavus/s" }),
          persona,
        ),
    ],
    ["GET /v2/conversations", (to) => to.conversations.list()],
    [
      "GET /v2/conversations?limit=5&page=2&status=active",
      (to) => to.conversations.list({ limit: 5, page: 2, status: "active" }),
    ],
    ["GET /v2/conversations/c123456?verbose=true", (to) => to.conversations.read("c123456")],
    ["POST /v2/conversations/c123456/end", (to) => to.conversations.end("c123456", farewell)],
    ["DELETE /v2/conversations/c123456?hard=true", (to) => to.conversations.remove("c123456")],
    [
      "POST /v2/replicas",
      (to) =>
        to.replicas.create({
          name: "Rio",
          trainVideoUrl: "https://shop.test/rio.mp4",
          callbackUrl: "https://shop.test/told",
        }),
    ],
    ["GET /v2/replicas?limit=5&page=0", (to) => to.replicas.list({ limit: 5, page: 0 })],
    ["GET /v2/replicas/r1", (to) => to.replicas.read("r1")],
    ["PATCH /v2/replicas/r1/name", (to) => to.replicas.rename("r1", "Rio")],
    ["DELETE /v2/replicas/r1", (to) => to.replicas.remove("r1")],
    ["GET /v2/personas?limit=5&page=1", (to) => to.personas.list({ limit: 5, page: 1 })],
    ["GET /v2/personas/pcb7a34da5fe", (to) => to.personas.read("pcb7a34da5fe")],
    [
      "POST /v2/videos",
      (to) =>
        to.videos.create({
          ...newVideo,
          backgroundUrl: "https://shop.test/",
          callbackUrl: "https://shop.test/told",
        }),
    ],
    ["GET /v2/videos", (to) => to.videos.list()],
    ["GET /v2/videos/v1?verbose=true", (to) => to.videos.read("v1")],
    ["PATCH /v2/videos/v1/name", (to) => to.videos.rename("v1", "Welcome")],
    ["DELETE /v2/videos/v1", (to) => to.videos.remove("v1")],
  ];
  const persona = { replicaId: "r90bbd427f71", personaId: "pcb7a34da5fe" };
  type Client = ReturnType<typeof client>;
  const client = () => tavusAt(prism.baseUrl);

  test.each(asked)("%s", async (line, call) => {
    prism.prefer(null);
    await call(client());
    expect(prism.seen.at(-1)).toMatch(`${line} 20`);
    // The specification sends a body where the contract names none.
    const wrong = prism.violations.splice(0).filter((one) => !one.includes("non-empty body"));
    expect(wrong).toEqual([]);
  });

  test.each(asked)("%s: a wrong key is one", async (_line, call) => {
    prism.prefer(401);
    expect(await troubleOf(call(client()))).toMatchObject({
      reason: "key_refused",
      message: "Invalid Tavus API key. Please check your configuration.",
    });
  });

  test("a documented 400 is told in the specified words", async () => {
    prism.prefer(400);
    expect(await troubleOf(client().calls.start(newCall()))).toMatchObject({
      reason: "bad_request",
      message:
        "Invalid request: There was an error creating the conversation, please reach out to support at support@tavus.io!. Please check your conversation settings and try again.",
    });
  });

  test("a documented 400 about an id means that there is none", async () => {
    prism.prefer(400);
    const { conversations, replicas, videos } = client();
    expect(await conversations.read("c1")).toBeNull();
    expect(await replicas.read("r1")).toBeNull();
    expect(await videos.read("v1")).toBeNull();
  });

  test("a started call is the contract's example", async () => {
    prism.prefer(null);
    expect(await client().calls.start(newCall())).toEqual({
      id: "c123456",
      url: "https://tavus.daily.co/c123456",
      ...persona,
      personaName: "Aria",
    });
  });

  test("the contract's replicas are ready, and its videos have their address", async () => {
    prism.prefer(null);
    const { replicas, videos } = client();
    expect(await replicas.read("r90bbd427f71")).toMatchObject({
      name: "My Replica",
      status: "ready",
    });
    expect((await replicas.list()).items).toMatchObject([{ id: "r90bbd427f71", status: "ready" }]);
    expect(await videos.create(newVideo)).toMatchObject({
      id: "abcd123",
      status: "queued",
      url: "https://tavus.video/abcd123",
    });
  });
});
