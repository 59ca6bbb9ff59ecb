import { afterAll, beforeAll, expect, test } from "vitest";
import { minuteMs } from "#kit/time.ts";
import { testDatabase } from "../../../tests/database.ts";
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { readVideoState } from "./read-video-state.ts";
import { startConsultation } from "./start-consultation.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test("the panel's state is the provider's: available, busy, offline; asked once in half a minute", async () => {
  const video = await videoOn(database);
  const later = async () => {
    video.time.now = new Date(video.time.now.getTime() + minuteMs);
    return readVideoState(video.deps);
  };
  expect(await readVideoState(video.deps)).toBe("available");
  for (const name of ["ada", "bob", "eve"])
    await startConsultation(video.visitor(name), video.deps);
  const asked = video.tavus.requests.length;
  expect(await readVideoState(video.deps)).toBe("available");
  expect(video.tavus.requests).toHaveLength(asked);
  expect(await later()).toBe("busy");
  await video.tavus.stop();
  expect(await later()).toBe("offline");
});
