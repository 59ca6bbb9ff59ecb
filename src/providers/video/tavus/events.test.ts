import { describe, expect, test } from "vitest";
import { readCallEvent } from "./events.ts";

const event = (type: string, properties: object, change: object = {}) => ({
  properties,
  conversation_id: "c1",
  webhook_url: "https://shop.test/webhooks/tavus/secret",
  event_type: type,
  message_type: "system",
  timestamp: "2026-07-11T06:45:47.472000Z",
  ...change,
});
const at = new Date("2026-07-11T06:45:47.472Z");

test("somebody joined", () => {
  expect(readCallEvent(event("system.replica_joined", { replica_id: "r1" }))).toEqual({
    callId: "c1",
    type: "system.replica_joined",
    at,
    kind: "joined",
  });
});

test.each([
  ["max_call_duration reached", "time_over"],
  ["max_call_duration", "time_over"],
  ["participant_left_timeout reached", "left"],
  ["participant_absent_timeout", "nobody_came"],
  ["end_conversation_endpoint_hit", "ended"],
  ["exception_encountered_during_conversation_startup", "failed"],
  ["bot_could_not_join_meeting_it_was_probably_ended", "failed"],
  ["daily_room_has_been_deleted", "failed"],
  ["internal error occurred at step x", "failed"],
  ["something new", "other"],
])("%s is understood, in callbacks and in what is read", (said, reason) => {
  for (const told of [{ shutdown_reason: said }, { reason: said }])
    expect(readCallEvent(event("system.shutdown", told))).toMatchObject({ kind: "ended", reason });
});

test("an end without a reason is an end", () => {
  for (const told of [{}, { shutdown_reason: 3 }, null])
    expect(readCallEvent(event("system.shutdown", {}, { properties: told }))).toMatchObject({
      kind: "ended",
      reason: "other",
    });
});

describe("a transcript", () => {
  const turns = (transcript: unknown) => {
    const read = readCallEvent(event("application.transcription_ready", { transcript }));
    return read?.kind === "transcript" ? read.turns : read?.kind;
  };

  test("says who said what, and when", () => {
    expect(
      turns([
        { role: "system", content: "You are Aria." },
        { role: "assistant", content: "Hi!", timestamp: 1779475657.84, duration: 2.15 },
        { role: "user", content: " Just\r\ntesting. ", timestamp: "2026-05-22T18:48:04Z" },
        { role: "tool", content: "{}" },
      ]),
    ).toEqual([
      { speaker: "system", text: "You are Aria.", at: null },
      { speaker: "ai", text: "Hi!", at: new Date(1779475657840) },
      { speaker: "user", text: "Just\ntesting.", at: new Date("2026-05-22T18:48:04Z") },
      { speaker: "system", text: "{}", at: null },
    ]);
  });

  test("leaves out what nobody said, and what is no turn", () => {
    expect(
      turns([null, 1, "x", {}, { role: "user" }, { role: "user", content: " \u0000" }, []]),
    ).toEqual([]);
  });

  test("has an end, however long it is", () => {
    const all = turns(
      Array.from({ length: 5000 }, () => ({ role: "user", content: "x".repeat(9000) })),
    );
    expect(all).toHaveLength(2000);
    expect((all as { text: string }[])[0]?.text).toHaveLength(4000);
  });

  test("that is none is some event", () => {
    for (const none of [undefined, null, "text", {}]) expect(turns(none)).toBe("other");
  });
});

test("a recording is told by its place", () => {
  const told = { bucket_name: "calls", recording_key: "c1/1.mp4", duration: 61.5 };
  expect(readCallEvent(event("application.recording_ready", told))).toMatchObject({
    kind: "recording",
    place: "calls/c1/1.mp4",
    durationSeconds: 61.5,
  });
});

test("of an unknown event nothing is kept beside its name: it may say how somebody looked", () => {
  const told = { analysis: "The user wears a red hat and looks tired." };
  expect(readCallEvent(event("application.perception_analysis", told))).toEqual({
    callId: "c1",
    type: "application.perception_analysis",
    at,
    kind: "other",
  });
});

test("a time that is none is not told", () => {
  for (const timestamp of ["soon", "", null, undefined])
    expect(readCallEvent(event("x", {}, { timestamp }))?.at).toBeNull();
});

test.each([
  ["no conversation", { conversation_id: undefined }],
  ["an empty one", { conversation_id: "" }],
  ["a number for one", { conversation_id: 7 }],
  ["an endless one", { conversation_id: "c".repeat(101) }],
  ["no type", { event_type: undefined }],
  ["a list for properties", { properties: [] }],
])("with %s it is no event", (_what, change) => {
  expect(readCallEvent(event("system.shutdown", {}, change))).toBeNull();
});
