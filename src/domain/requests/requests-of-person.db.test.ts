import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { someRecord, submission } from "../../../tests/factories/desk.ts";
import { openDesk, type Desk } from "../../../tests/factories/open-desk.ts";
import {
  decideRequest,
  exportRequests,
  forgetRequests,
  listOwnRequests,
  pruneRequestsJob,
  readRequest,
  submitIntake,
} from "./index.ts";

let desk: Desk;
let admin: { userId: string };
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.database.close());
beforeEach(async () => {
  await desk.empty();
  admin = await desk.people.insert({ role: "admin" });
});

describe("whose it is", () => {
  test("what a stranger tells Aria under a person's confirmed address isn't shown to that person", async () => {
    const person = await desk.people.insert({ email: "ada@example.com", emailVerified: true });
    await submitIntake("visitor", submission({ email: "ADA@example.com" }), desk.deps);
    await desk.add({ email: "ada@example.com" });
    expect((await listOwnRequests(person, { after: "" }, desk.deps)).items).toEqual([]);
    expect(await exportRequests(desk.database.db, person.userId)).toEqual([]);
  });

  test("a person sees what is theirs, exports it, and takes it along when they go", async () => {
    const person = await desk.people.insert({ email: "ada@example.com" });
    const mine = await desk.add();
    await desk.database.pool.query("update service_requests set user_id = $1", [person.userId]);
    await desk.add({ email: "other@example.com" });
    expect((await listOwnRequests(person, { after: "" }, desk.deps)).items).toMatchObject([
      { id: mine, status: "pending", isDecided: false, title: "Chatbot" },
    ]);
    const [copy, ...others] = await exportRequests(desk.database.db, person.userId);
    expect(others).toEqual([]);
    expect(copy).toMatchObject({ id: mine, intake: someRecord });
    expect(copy).not.toHaveProperty("requestKey");
    expect(copy).not.toHaveProperty("decidedBy");
    const gone = await forgetRequests(desk.database.db, { userId: person.userId, email: null });
    expect(gone).toEqual([mine]);
    expect(await desk.stored()).toMatchObject([{ email: "other@example.com" }]);
  });

  test("what came out of a conversation that is theirs goes with it, whoever it was said to belong to", async () => {
    const person = await desk.people.insert();
    const requestId = await desk.add({}, { from: ["Hi", "Hello"] });
    const other = await desk.add({}, { from: ["Hi", "Hello"] });
    const { conversation_id: id } = await readRequest(admin, requestId, desk.deps);
    await desk.database.pool.query("update conversations set user_id = $1 where id = $2", [
      person.userId,
      id,
    ]);
    await forgetRequests(desk.database.db, { userId: person.userId, email: null });
    expect((await desk.stored()).map((one) => one.id)).toEqual([other]);
  });

  test("a confirmed address goes from others' requests, too, and what names somebody beside it", async () => {
    const [person, other] = [await desk.people.insert(), await desk.people.insert()];
    await submitIntake(other, submission(), desk.deps);
    const user = { userId: person.userId, email: "Ada@Example.com" };
    expect(await forgetRequests(desk.database.db, user)).toEqual([]);
    const [request] = await desk.stored();
    expect(request).toMatchObject({ email: null, userId: other.userId });
    expect(
      JSON.stringify([request?.clientName, request?.contactPerson, request?.intake]),
    ).not.toMatch(/ada|engines/i);
  });
});

test("requests go two years after they were raised, or decided", async () => {
  const now = new Date("2028-06-01T00:00:00Z");
  const old = await desk.add({}, { at: new Date("2026-05-31T23:00:00Z") });
  const decided = await desk.add({}, { at: new Date("2026-05-01T00:00:00Z") });
  const fresh = await desk.add({}, { at: new Date("2026-06-02T00:00:00Z") });
  const lately = { ...desk.deps, clock: () => new Date("2026-06-03T00:00:00Z") };
  await decideRequest(admin, { requestId: decided, decision: "approved" }, lately);
  await pruneRequestsJob.run(
    {},
    { ...desk.deps, clock: () => now },
    { step: (_name, work) => work() },
  );
  const left = (await desk.stored()).map(({ id }) => id).toSorted();
  expect(left).toEqual([decided, fresh].toSorted());
  expect(left).not.toContain(old);
});
