import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/open.ts";
import { AppError } from "#errors";
import { testDatabase } from "../../../tests/database.ts";
import { addAdmins } from "../../../tests/factories/admins.ts";
import { talkOn } from "../../../tests/factories/talk.ts";
import { beginSpoken, handBack, readTranscript, sayAsPerson, takeOver } from "./index.ts";

let database: Database;
let t: ReturnType<typeof talkOn>;
beforeAll(async () => {
  database = await testDatabase();
  t = talkOn(database);
  await addAdmins(database, "adm_grace");
});
afterAll(() => database.close());
afterEach(() => t.deps.conversations.chats.stop());

test("nobody takes Aria's place inside a video call, in whichever way it is asked for", async () => {
  const admin = { userId: "adm_grace" };
  const one = { visitorKey: "ada", userId: null, now: new Date() };
  const id = (await database.db.transaction((tx) => beginSpoken(tx, one))) ?? "";
  const no = new AppError("call_not_taken_over");
  await expect(takeOver(admin, id, t.deps)).rejects.toThrow(no);
  await expect(handBack(admin, id, t.deps)).rejects.toThrow(no);
  const words = { text: "Here I am.", key: "person-key-1" };
  await expect(sayAsPerson(admin, id, words, t.deps)).rejects.toThrow(no);
  expect(await readTranscript(admin, id, t.deps)).toMatchObject({
    channel: "video",
    handledBy: "aria",
    lines: [],
  });
  await expect(takeOver({ userId: "usr_eve" }, id, t.deps)).rejects.toThrow(
    new AppError("forbidden"),
  );
});
