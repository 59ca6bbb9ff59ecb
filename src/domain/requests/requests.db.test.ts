import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { submission } from "../../../tests/factories/desk.ts";
import { openDesk, type Desk } from "../../../tests/factories/open-desk.ts";
import { RequestStatus } from "./contract.ts";
import {
  decideRequest,
  findRequestOf,
  listRequests,
  readRequest,
  readRequestTranscript,
  readVisitSummaries,
  submitIntake,
  undoDecision,
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

const audit = async () =>
  (await desk.database.pool.query("select actor, action, subject from audit_entries order by id"))
    .rows;

describe("submitting a record", () => {
  test("stores it once, however often and however much at once it is sent", async () => {
    await Promise.all([1, 2, 3].map(() => submitIntake("visitor", submission(), desk.deps)));
    await submitIntake("visitor", submission(), desk.deps);
    expect(await desk.stored()).toMatchObject([
      { conversationId: null, clientName: "Engines Ltd" },
    ]);
    await submitIntake("visitor", submission({}, "2026-11-21T10:00:01Z"), desk.deps);
    expect(await desk.stored()).toHaveLength(2);
    const { rows } = await desk.database.pool.query("select count(*)::int as many from mails");
    expect(rows).toEqual([{ many: 2 }]);
  });

  test("takes the fallback record, too, and links what somebody sends who is signed in", async () => {
    const data = {
      phone: "",
      service_type: "residential",
      plan_interest: "Professional",
      address: "",
      installation_preference: "",
      current_provider: "",
      speed_requirements: "",
      special_requirements: "Hello",
      follow_up_needed: true,
      priority: "medium",
    };
    const person = await desk.people.insert();
    await submitIntake(person, { ...submission(), data }, desk.deps);
    expect(await desk.stored()).toMatchObject([{ isFallback: true, userId: person.userId }]);
    const [listed] = (await listRequests(admin, {}, desk.deps)).items;
    expect(listed).toMatchObject({
      status: "pending",
      plan: "Professional",
      has_transcript: false,
    });
  });

  test.each([
    [null, "form"],
    [{}, "data"],
    [{ ...submission(), source: "video" }, "source"],
    [{ ...submission(), timestamp: "yesterday" }, "timestamp"],
    [submission({ priority: "urgent" }), "data"],
    [submission({ budget: "x".repeat(300) }), "data.budget"],
  ])("refuses what is none: %j", async (input, field) => {
    await expect(submitIntake("visitor", input, desk.deps)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { [field]: expect.any(String) as string },
    });
    expect(await desk.stored()).toEqual([]);
  });
});

describe("the list", () => {
  test("filters by what the words say and by what was decided, as the status that it shows", async () => {
    const pending = await desk.add();
    const noted = await desk.add({ follow_up_needed: false });
    const [approved, rejected] = [await desk.add(), await desk.add()];
    await decideRequest(admin, { requestId: approved, decision: "approved" }, desk.deps);
    await decideRequest(admin, { requestId: rejected, decision: "rejected" }, desk.deps);
    const ids = async (status: string) => {
      const { items } = await listRequests(admin, { status }, desk.deps);
      expect(
        items.every((one) => !RequestStatus.safeParse(status).success || one.status === status),
      ).toBe(true);
      return items.map(({ id }) => id).toSorted();
    };
    expect(await ids("pending")).toEqual([pending]);
    expect(await ids("approved")).toEqual([noted, approved].toSorted());
    expect(await ids("rejected")).toEqual([rejected]);
    expect(await ids("")).toHaveLength(4);
    expect(await ids("whatever")).toHaveLength(4);
  });

  test("finds part of a name, an address or a topic, and takes signs as signs", async () => {
    const ids = async (search: string) =>
      (await listRequests(admin, { search }, desk.deps)).items.map(({ id }) => id);
    const bot = await desk.add({ company: "100%_Cotton \\ Sons" });
    const site = await desk.add({
      company: "",
      customer_name: "Grace Hopper",
      project_type: "Website",
    });
    expect(await ids("grace")).toEqual([site]);
    expect(await ids("WEBSITE")).toEqual([site]);
    expect(await ids("100%_c")).toEqual([bot]);
    expect(await ids("\\ sons")).toEqual([bot]);
    expect(await ids("%")).toEqual([bot]);
    expect(await ids("ada@example")).toHaveLength(2);
  });

  test("pages through all of them once, newest first, also where they are of the same moment", async () => {
    const at = new Date("2026-03-01T10:00:00Z");
    for (let index = 0; index < 30; index++)
      await desk.add({}, { at: index < 20 ? at : new Date(at.getTime() + index) });
    const first = await listRequests(admin, {}, desk.deps);
    const second = await listRequests(admin, { after: first.next ?? "" }, desk.deps);
    expect([first.items.length, second.items.length, second.next]).toEqual([25, 5, null]);
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(30);
    expect(all.map((one) => one.created_at)).toEqual(
      all
        .map((one) => one.created_at)
        .toSorted()
        .toReversed(),
    );
  });

  test("visit summaries are those whose transcript is there", async () => {
    await desk.add();
    const [kept, gone] = [
      await desk.add({}, { from: ["Hi", "Hello"] }),
      await desk.add({}, { from: ["Hi", "Hello"] }),
    ];
    const { conversation_id: id } = await readRequest(admin, gone, desk.deps);
    expect(await findRequestOf(admin, id ?? "", desk.deps)).toBe(gone);
    expect(await findRequestOf(admin, "cnv_none", desk.deps)).toBeNull();
    await desk.database.pool.query("delete from conversations where id = $1", [id]);
    const { items } = await readVisitSummaries(admin, {}, desk.deps);
    expect(items).toMatchObject([{ id: kept, has_transcript: true }]);
    expect(await readRequestTranscript(admin, gone, desk.deps)).toBeNull();
    expect(await readRequestTranscript(admin, kept, desk.deps)).toMatchObject([
      { speaker: "Customer", text: "Hi" },
      { speaker: "AI Agent", text: "Hello" },
    ]);
  });
});

describe("deciding", () => {
  test("goes from pending only, is written down, and can be taken back until somebody decides anew", async () => {
    const requestId = await desk.add();
    await decideRequest(admin, { requestId, decision: "approved" }, desk.deps);
    await expect(
      decideRequest(admin, { requestId, decision: "rejected" }, desk.deps),
    ).rejects.toMatchObject({
      code: "already_decided",
    });
    const { decided_at: first } = await readRequest(admin, requestId, desk.deps);
    await undoDecision(admin, { requestId, decidedAt: first ?? "" }, desk.deps);
    expect(await readRequest(admin, requestId, desk.deps)).toMatchObject({
      status: "pending",
      decided_at: null,
    });
    const later = { ...desk.deps, clock: () => new Date(Date.now() + 5000) };
    await decideRequest(admin, { requestId, decision: "rejected" }, later);
    await expect(
      undoDecision(admin, { requestId, decidedAt: first ?? "" }, desk.deps),
    ).rejects.toMatchObject({
      code: "already_decided",
    });
    expect(await readRequest(admin, requestId, desk.deps)).toMatchObject({ status: "rejected" });
    expect((await audit()).slice(1)).toEqual(
      ["request.approved", "request.reopened", "request.rejected"].map((action) => ({
        actor: admin.userId,
        action,
        subject: `request/${requestId}`,
      })),
    );
  });

  test("what needs no follow-up can be neither rejected nor taken back", async () => {
    const requestId = await desk.add({ follow_up_needed: false });
    const no = { code: "already_decided" };
    await expect(
      decideRequest(admin, { requestId, decision: "rejected" }, desk.deps),
    ).rejects.toMatchObject(no);
    await expect(
      undoDecision(admin, { requestId, decidedAt: "" }, desk.deps),
    ).rejects.toMatchObject(no);
  });

  test("of two admins at once, one decides", async () => {
    const requestId = await desk.add();
    const outcomes = await Promise.allSettled(
      (["approved", "rejected", "approved", "rejected"] as const).map((decision) =>
        decideRequest(admin, { requestId, decision }, desk.deps),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

test("nobody but an admin reads or decides anything, also who was one a moment ago", async () => {
  const requestId = await desk.add({}, { from: ["Hi", "Hello"] });
  const client = await desk.people.insert();
  await desk.database.pool.query("update users set role = 'client' where id = $1", [admin.userId]);
  for (const actor of [client, admin, { userId: "usr_gone" }])
    for (const call of [
      () => listRequests(actor, {}, desk.deps),
      () => readVisitSummaries(actor, {}, desk.deps),
      () => readRequest(actor, requestId, desk.deps),
      () => readRequestTranscript(actor, requestId, desk.deps),
      () => decideRequest(actor, { requestId, decision: "approved" }, desk.deps),
      () => undoDecision(actor, { requestId, decidedAt: "" }, desk.deps),
      () => readRequest(actor, "req_missing", desk.deps),
    ])
      await expect(call()).rejects.toMatchObject({ code: "forbidden" });
  expect(await desk.stored()).toMatchObject([{ decision: null }]);
});
