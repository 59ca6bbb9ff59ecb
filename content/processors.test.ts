import { expect, test } from "vitest";
import { callSettings } from "./consultations.ts";
import { processorsOf, type Connected } from "./processors.ts";

const alone: Connected = {
  payments: "test-till",
  mail: "outbox",
  copiesForms: false,
  aiHost: null,
  video: "built-in",
  files: "postgres-pieces",
};
const aria = (connected: Connected) =>
  processorsOf(connected).find(({ task }) => task === "Aria's answers");

test("whoever answers in Aria's name is told by the host that it runs at", () => {
  const found = aria({ ...alone, aiHost: "api.venice.ai" });
  expect(found?.who).toBe("the operator of api.venice.ai, an AI service");
  expect(found?.sees).toContain("what you write to Aria");
  expect(found?.isSubprocessor).toBe(true);
});

test("while Aria is built in, nobody sees what is asked of her", () => {
  expect(aria(alone)).toMatchObject({ who: "nobody: she is built in" });
  expect(aria(alone)?.sees).toMatch(/^nothing;/);
});

test("a storage service is told of where files are kept there, and only there", () => {
  const about = (files: Connected["files"]) =>
    processorsOf({ ...alone, files }).find(({ task }) => task === "File storage");
  expect(about("s3")?.isSubprocessor).toBe(true);
  expect(about("postgres-pieces")).toBeUndefined();
});

const calls = (connected: Connected) =>
  processorsOf(connected).find(({ task }) => task === "Video consultations");

test("where Tavus holds the calls it is named, with all that goes there", () => {
  const found = calls({ ...alone, video: "tavus" });
  expect(found?.who).toContain("Tavus");
  for (const part of ["your voice", "your picture", "what you and Aria say"])
    expect(found?.sees).toContain(part);
  expect(found?.sees).toContain("calls aren’t recorded");
  expect(callSettings.isRecorded).toBe(false);
});

test("while calls are built in, Tavus is named nowhere", () => {
  expect(calls(alone)?.who).toMatch(/^nobody:/);
  expect(JSON.stringify(processorsOf(alone))).not.toContain("Tavus");
});

test("services that customers connect themselves are named, and are no subprocessors of ours", () => {
  const chosen = processorsOf(alone).filter(({ task }) => task.startsWith("Customers’"));
  expect(chosen.map(({ who }) => who).join()).toMatch(/IMAP and SMTP.*Twilio/);
  expect(chosen.every(({ isSubprocessor }) => !isSubprocessor)).toBe(true);
});
