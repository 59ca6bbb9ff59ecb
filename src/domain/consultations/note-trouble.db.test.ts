import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/database.ts";
import { openAlerts } from "../../../tests/factories/admins.ts";
import { videoOn } from "../../../tests/factories/video-calls.ts";
import { noteTrouble } from "./note-trouble.ts";
import { VideoUnavailable, type VideoTrouble } from "./ports.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const troubles: Record<VideoTrouble, { says: RegExp; severity?: "critical" }> = {
  key_refused: { says: /TAVUS_API_KEY/, severity: "critical" },
  out_of_credits: { says: /Add credits/, severity: "critical" },
  persona_unavailable: { says: /TAVUS_REPLICA_ID/ },
  too_many_calls: { says: /End calls that hang/ },
  network: { says: /TAVUS_BASE_URL/ },
  not_found: { says: /TAVUS_REPLICA_ID/ },
  bad_request: { says: /TAVUS_REPLICA_ID/ },
  bad_answer: { says: /TAVUS_BASE_URL/ },
  timeout: { says: /status page/ },
  server: { says: /status page/ },
  rate_limited: { says: /resolves on its own/ },
};

test("every trouble with video calls is one alert, which says what was seen and what to do", async () => {
  const video = await videoOn(database);
  for (const reason of Object.keys(troubles) as VideoTrouble[])
    await noteTrouble(new VideoUnavailable(reason, `HTTP 500: ${reason}`), video.deps);
  const open = await openAlerts(database);
  expect(open).toHaveLength(Object.keys(troubles).length);
  for (const [reason, { says, severity = "warning" }] of Object.entries(troubles)) {
    const alert = open.find(({ detail }) => detail.startsWith(`HTTP 500: ${reason}. `));
    expect(alert).toMatchObject({ title: "Video consultations can’t start", severity });
    expect(alert?.detail).toMatch(says);
    expect(alert?.detail).toMatch(/\.$/);
  }
});
