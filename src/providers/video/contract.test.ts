import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { VideoCalls } from "#domain/consultations/ports.ts";
import { newCall, tavusAt } from "../../../tests/factories/video-provider.ts";
import { startTavus, type TavusStandIn } from "../../../tests/stand-ins/tavus.ts";
import { createBuiltInCalls } from "./built-in.ts";

let tavus: TavusStandIn;
beforeAll(async () => {
  tavus = await startTavus();
});
afterAll(() => tavus.stop());

const implementations: [name: VideoCalls["name"], create: () => VideoCalls][] = [
  ["built-in", () => createBuiltInCalls({ consultant: "Aria" })],
  ["tavus", () => tavusAt(tavus.baseUrl).calls],
];

const farewell = { durationSeconds: 12, feedback: "Video consultation completed" };

/** What whoever holds video calls keeps to (domain/consultations/ports.ts). */
describe.each(implementations)("%s", (name, create) => {
  test("says which one it is, and that it can be called", async () => {
    const calls = create();
    expect(calls.name).toBe(name);
    expect(await calls.readState()).toMatchObject({ isReady: true });
  });

  test("a started call has a name, somebody to talk to, and a room or none", async () => {
    const calls = create();
    const started = await calls.start(newCall({ name: "Consultation one" }));
    expect(started.id).toMatch(/^[\w-]+$/);
    expect(started.personaName).toContain("Aria");
    expect(started.url === null).toBe(name === "built-in");
    expect(started.url ?? "http:").toMatch(/^https?:/);
    await calls.end(started.id, farewell);
  });

  test("each call is another one", async () => {
    const calls = create();
    const [one, two] = [
      await calls.start(newCall({ name: "Consultation two" })),
      await calls.start(newCall({ name: "Consultation three" })),
    ];
    expect(one.id).not.toBe(two.id);
    for (const { id } of [one, two]) await calls.end(id, farewell);
  });

  test("an ended call can be ended again, and so can one that nobody knows", async () => {
    const calls = create();
    const { id } = await calls.start(newCall({ name: "Consultation four" }));
    await calls.end(id, farewell);
    await calls.end(id, farewell);
    await calls.end("nobody", farewell);
    expect((await calls.read(id))?.isRunning ?? false).toBe(false);
  });

  test("what is forgotten is gone, and can be forgotten again", async () => {
    const calls = create();
    const { id } = await calls.start(newCall({ name: "Consultation five" }));
    await calls.end(id, farewell);
    await calls.forget(id);
    await calls.forget(id);
    expect(await calls.read(id)).toBeNull();
  });

  test("ids from outside lead nowhere", async () => {
    const calls = create();
    for (const id of ["", "../replicas", "a/b", "c1?verbose=true", "c\u0000", "x".repeat(101)]) {
      expect(await calls.read(id)).toBeNull();
      await calls.end(id, farewell);
      await calls.forget(id);
    }
  });

  test("what is no event is none", () => {
    const calls = create();
    for (const body of [null, "", 1, [], {}, { event_type: "system.shutdown" }])
      expect(calls.readEvent(body)).toBeNull();
  });
});
