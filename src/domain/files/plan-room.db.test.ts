import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plans } from "#content/promises.ts";
import { readUsage } from "#domain/usage/index.ts";
import { testDatabase } from "../../../tests/database.ts";
import { filesOn } from "../../../tests/factories/files.ts";
import { ada, uploadsOn } from "../../../tests/factories/uploads.ts";
import { refusalOf, takenOf, usageOn } from "../../../tests/factories/usage.ts";
import { beginUpload, countedFiles, totalBytesOf, type FileDeps } from "./index.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let rig: ReturnType<typeof uploadsOn>;
let deps: FileDeps;
beforeAll(async () => {
  database = await testDatabase();
  rig = uploadsOn(database);
  const { usage } = usageOn(database, { plan: "free", held: countedFiles.held ?? {} });
  deps = filesOn(database, { usage });
});
afterAll(() => database.close());
beforeEach(() => rig.clear());

const size = 5e6;
const room = Math.floor(plans.free.limits.fileBytes / size);
const announce = (
  personId: string | null = ada.userId,
  actor: Parameters<typeof beginUpload>[0] = ada,
) => {
  const ticket = rig.ticketFor({ maxFiles: 50, personId });
  return beginUpload(actor, { ticket, name: "photo.png", size }, deps);
};

describe("a plan's file storage", () => {
  test("is never passed by uploads that begin at once, and the owner is told what to do", async () => {
    expect(await takenOf(Array.from({ length: room + 5 }, () => announce()))).toBe(room);
    expect(await totalBytesOf(database.db, ada.userId)).toBe(room * size);
    const { message } = await refusalOf(announce());
    expect(message).toBe(
      "You’ve reached your Free plan’s limit of 100 MB of file storage. Delete files that you no longer need, or ask us for a larger plan.",
    );
    const { lines } = await readUsage(ada, deps);
    expect(lines.find(({ what }) => what === "fileBytes")).toMatchObject({
      used: room * size,
      level: "reached",
    });
  });

  test("isn't told to a visitor who uploads for a form of the owner's", async () => {
    await Promise.all(Array.from({ length: room }, () => announce()));
    const { message, facts } = await refusalOf(announce(null, "visitor"));
    expect(message).toBe(
      "No more files can be uploaded here. Please tell the person who sent you this page.",
    );
    expect(facts).toBeUndefined();
  });
});
