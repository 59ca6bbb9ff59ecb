import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createOutside } from "#outside/fetch-outside.ts";
import { tavusAt } from "../../../../tests/factories/video-provider.ts";
import {
  startTavusVideos,
  type TavusVideosStandIn,
} from "../../../../tests/stand-ins/tavus-videos.ts";
import { createReplicaDesk } from "./replica-desk.ts";

let tavus: TavusVideosStandIn;
let time = 0;
beforeAll(async () => {
  tavus = await startTavusVideos();
});
afterAll(() => tavus.stop());
beforeEach(() => {
  tavus.asked.length = 0;
  time += 3_600_000;
});

const openDesk = (loopbackPorts = [tavus.port]) =>
  createReplicaDesk(tavusAt(tavus.baseUrl), {
    defaultReplicaId: "r90bbd427f71",
    fetchOutside: createOutside({ mayReach: { loopbackPorts }, userAgent: "Test/1.0" }),
    clock: () => new Date(time),
  });

test("what can speak is what is ready in the account, asked once a minute", async () => {
  const desk = openDesk();
  const choices = await desk.choices();
  expect(choices).toEqual({
    replicas: [{ id: "r90bbd427f71", name: "Aria", hasPicture: true, isDefault: true }],
    personas: [{ id: "coach", name: "Coach", replicaId: "r-coach" }],
  });
  await Promise.all([desk.choices(), desk.choices()]);
  expect(tavus.asked.toSorted()).toEqual(["GET /personas", "GET /replicas"]);
  time += 61_000;
  await desk.choices();
  expect(tavus.asked).toHaveLength(4);
});

test.each([
  ["a film", Buffer.from("\0\0\0\x18ftypmp42", "latin1"), "video/mp4"],
  ["a still", Buffer.from("\xff\xd8\xff\xe0", "latin1"), "image/jpeg"],
  ["a page", Buffer.from("<script>alert(1)</script>"), null],
])("a replica's picture that is %s is told by its bytes", async (_what, bytes, mediaType) => {
  Object.assign(tavus.file, { bytes, type: "image/png" });
  const picture = await openDesk().picture("r90bbd427f71");
  expect(picture?.mediaType ?? null).toBe(mediaType);
});

test("a picture in the own network is not fetched", async () => {
  expect(await openDesk([]).picture("r90bbd427f71")).toBeNull();
});
