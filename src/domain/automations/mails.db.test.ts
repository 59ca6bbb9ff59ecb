import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addConnection, deleteConnection } from "#domain/connections/index.ts";
import { ConnectionFailed } from "#domain/connections/ports.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { type Automations, openAutomations } from "../../../tests/factories/automations.ts";
import { mailText } from "../../../tests/factories/channels.ts";
import { filledForms } from "../../../tests/factories/connections.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { largeMails } from "../../../tests/factories/large-mails.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import {
  listRuns,
  pollTriggerMailbox,
  readChoices,
  retryFailedRuns,
  takeSampleMail,
} from "./index.ts";

let a: Automations;
let mailboxId: string;
beforeAll(async () => {
  a = await openAutomations();
  mailboxId = await connect();
});
afterAll(() => a.close());
beforeEach(() => {
  Object.assign(a.play, { inbox: [], mailboxFails: null });
});

const connect = async () => {
  const input = { name: "Help", ...filledForms("planted")["mailbox"] };
  return (await addConnection(a.ada, { kind: "mailbox", input }, a.deps)).id;
};
const workflows = [
  newStep({
    id: "one",
    type: "set",
    name: "One",
    settings: { fields: [{ id: "1", name: "it", value: "{{trigger.subject}}" }] },
  }),
];
const trigger = (settings = {}) =>
  newTrigger({
    id: "mail",
    type: "mail",
    name: "Mail",
    settings: { connectionId: mailboxId, ...settings },
  });
const publish = (settings = {}) => a.publish({ triggers: [trigger(settings)], workflows });
const poll = (projectId: string) => pollTriggerMailbox({ projectId, triggerId: "mail" }, a.deps);
const started = async (projectId: string) =>
  (
    await a.rows<{ data: { subject: string } }>(
      "select data from automation_runs where project_id = $1 order by data->>'messageId'",
      [projectId],
    )
  ).map(({ data }) => data);
const factsOf = async (projectId: string) =>
  (await readChoices(a.ada, projectId, a.deps)).mails["mail"];

test("each mail that comes after going live starts one run with what it says, however often it is read", async () => {
  a.play.inbox.push(mailText({ id: "0-old@example.com" }));
  const projectId = await publish();
  expect(await poll(projectId)).toBe(0);
  const text =
    "Where is it?\r\n\r\nOn Mon, Nov 23, 2026 at 9:00 AM Shop <s@tea.example> wrote:\r\n> Sent.";
  a.play.inbox.push(mailText({ id: "1@example.com", subject: "Order 7", text }));
  expect(await poll(projectId)).toBe(1);
  // The place was lost before it was noted: the same mail comes again.
  await a.database.pool.query(`update automation_mailboxes set place = '{"lastUid": 1}'`);
  expect(await poll(projectId)).toBe(1);
  await a.work();
  expect(await started(projectId)).toMatchObject([
    {
      from: { name: "Mira", address: "mira@example.com" },
      to: ["help@tea.example"],
      subject: "Order 7",
      text: "Where is it?",
      attachments: [],
      messageId: "1@example.com",
    },
  ]);
  expect(await factsOf(projectId)).toMatchObject({ sample: { subject: "Order 7" }, problem: "" });
});

test("automatic replies, lists, bounces, its own mails and a sender's flood start nothing", async () => {
  const projectId = await publish();
  await poll(projectId);
  const mails: { headers?: string[]; from?: string }[] = [
    { headers: ["Auto-Submitted: auto-replied"] },
    { headers: ["List-Id: <news.example.com>"] },
    { headers: ["Content-Type: multipart/report"] },
    { from: "help@tea.example" },
    { from: "Ariaworks <desk@shop.test>" },
    { from: "no-reply@example.com" },
  ];
  a.play.inbox.push(...mails.map((mail, id) => mailText({ id: `${id}@example.com`, ...mail })));
  a.play.inbox.push("no mail at all");
  await poll(projectId);
  expect(await started(projectId)).toEqual([]);
  a.play.inbox.push(
    ...Array.from({ length: 70 }, (_, id) => mailText({ id: `f${id}@example.com` })),
  );
  for (let looks = 0; looks < 5; looks += 1) await poll(projectId);
  expect(await started(projectId)).toHaveLength(60);
});

test("a large mail starts a run where its text could be read, and else is noted among the runs; those after it are read", async () => {
  const projectId = await publish({ subject: "question" });
  await poll(projectId);
  a.play.inbox.push(
    largeMails.pictureAfterText({ id: "1@x.test", text: "Where is it?" }),
    largeMails.text({ id: "2@x.test", text: "Where is it?" }),
    largeMails.text({ id: "3@x.test", subject: "An offer" }),
    mailText({ id: "4@x.test" }),
  );
  expect(await poll(projectId)).toBe(4);
  // The place was lost before it was noted: the same mails come again.
  await a.database.pool.query(`update automation_mailboxes set place = '{"lastUid": 0}'`);
  await poll(projectId);
  await a.work();
  const { items } = await listRuns(a.ada, { projectId, state: "", after: "" }, a.deps);
  const noted = items.filter(({ state }) => state !== "done");
  expect(items).toHaveLength(3);
  expect(noted).toMatchObject([
    {
      state: "cancelled",
      steps: 0,
      problem: "Not run: this email is larger than 10 MB, and its text couldn’t be read in full.",
    },
  ]);
  const [first, second] = await started(projectId);
  expect(first).toMatchObject({ text: "Where is it?", attachments: ["island.jpg"] });
  expect(second).toMatchObject({ subject: "A question", from: { address: "mira@example.com" } });
  expect(await retryFailedRuns(a.ada, projectId, a.deps)).toBe(0);
});

test("a trigger that asks for a sender's domain and a subject leaves the others out", async () => {
  const projectId = await publish({ from: "Example.com", subject: "order" });
  await poll(projectId);
  const mail = (id: number, from: string, subject: string) =>
    mailText({ id: `${id}@x.test`, from, subject });
  a.play.inbox.push(
    mail(1, "mira@example.com", "My Order 1"),
    mail(2, "mira@shop.example.com", "Order 2"),
    mail(3, "mira@notexample.com", "Order 3"),
    mail(4, "example.com@evil.test", "Order 4"),
    mail(5, "mira@example.com", "Hello"),
  );
  await poll(projectId);
  expect((await started(projectId)).map(({ subject }) => subject)).toEqual([
    "My Order 1",
    "Order 2",
  ]);
});

test("a mailbox that refuses, or was disconnected, is said at its trigger; a paused automation reads nothing", async () => {
  const projectId = await publish();
  a.play.mailboxFails = new ConnectionFailed("key_refused", "");
  await poll(projectId);
  expect((await factsOf(projectId))?.problem).toMatch(/refused/);
  a.play.mailboxFails = null;
  const other = await connect();
  const second = await publish({ connectionId: other });
  await deleteConnection(a.ada, other, a.deps);
  await poll(second);
  expect((await factsOf(second))?.problem).toMatch(/isn’t connected/);
});

test("the latest mail becomes the sample of a draft for its owner, and of nobody else's mailbox", async () => {
  const projectId = await a.draft({ triggers: [trigger()], workflows });
  const take = (who = a.ada, connectionId = mailboxId) =>
    takeSampleMail(who, { projectId, input: { triggerId: "mail", connectionId } }, a.deps);
  expect(await take()).toEqual({ sample: null, problem: "This mailbox has no emails yet." });
  a.play.inbox.push(mailText({ id: "1@x.test" }), mailText({ id: "2@x.test", subject: "Latest" }));
  expect(await take()).toMatchObject({ sample: { subject: "Latest" }, problem: "" });
  expect(await factsOf(projectId)).toMatchObject({ sample: { subject: "Latest" } });
  expect(await started(projectId)).toEqual([]);
  await expect(take(a.eve)).rejects.toMatchObject({ code: "not_found" });
  await expect(take(a.ada, "con_another")).rejects.toMatchObject({ code: "not_found" });
  a.play.mailboxFails = new ConnectionFailed("timeout", "");
  expect((await take()).problem).toMatch(/took too long/);
});

test("a mail is kept as a sample without secrets of its mailbox, of the steps and of connections, also half of one", async () => {
  const typed = "typed-by-hand-4711";
  const headers = [{ id: "1", name: "Authorization", value: `Bearer ${typed}` }];
  const call = newStep({
    id: "call",
    type: "request",
    name: "Call",
    settings: { url: "https://api.example/", headers },
  });
  // Its trigger names no mailbox yet: the one that is looked into isn't part of the automation.
  const projectId = await a.draft({
    triggers: [trigger({ connectionId: "" })],
    workflows: [call],
  });
  const text = `${typed} planted-mailbox-password ${"x".repeat(49_945)} planted-mailbox-password`;
  a.play.inbox.push(mailText({ id: "1@x.test", subject: `Re: ${typed}`, text }));
  const input = { triggerId: "mail", connectionId: mailboxId };
  const { sample } = await takeSampleMail(a.ada, { projectId, input }, a.deps);
  const kept = await a.rows<{ data: unknown }>(
    "select data from automation_samples where project_id = $1",
    [projectId],
  );
  expect(kept).toHaveLength(1);
  const stored = JSON.stringify(kept);
  for (const secret of [typed, "planted-ma"]) expect(stored).not.toContain(secret);
  expect(sample).toEqual(kept[0]?.data);
  expect(sample).toMatchObject({ subject: "Re: •••" });
});

test("a mail service's post starts a live automation, is the sample of a draft, and needs the whole address", async () => {
  const projectId = await publish({ connectionId: "" });
  // The shop has subscribers of its own: from here on nothing is published.
  const app = httpAppOn(a.database, await openShop(a.database), {
    deps: a.deps as unknown as NounDeps,
  });
  const post = async (address: string, body: string, type = "message/rfc822") => {
    const request = { method: "POST", body, headers: { "content-type": type } };
    const client = { incoming: { socket: { remoteAddress: "10.0.0.1" } } };
    const answer = await app.request(new URL(address).pathname, request, client);
    return answer.status === 200
      ? ((await answer.json()) as { received: string }).received
      : answer.status;
  };
  const draft = await a.draft({ triggers: [trigger({ connectionId: "" })], workflows });
  expect(await post((await factsOf(draft))?.address ?? "", mailText({ id: "1@x.test" }))).toBe(
    "kept",
  );
  const address = (await factsOf(projectId))?.address ?? "";
  // Larger than other calls may be, as attachments are.
  const large = mailText({ id: "2@x.test", text: `Hello ${"x".repeat(2_000_000)}` });
  expect(await post(address, large)).toBe("started");
  expect(await post(address, large)).toBe("repeated");
  expect(await post(address, "no mail")).toBe(422);
  expect(await post(`${address.slice(0, -4)}AAAA`, large)).toBe(404);
  expect(await post(address.replace(/[^/]+(?=\/[^/]+$)/, "other"), large)).toBe(404);
  expect(await started(projectId)).toHaveLength(1);
  const file = largeMails.pictureAfterText({ id: "3@x.test" });
  expect(await post(address, file)).toBe("started");
  expect(await post(address, largeMails.text({ id: "4@x.test" }))).toBe("noted");
  const form = JSON.stringify({ raw: file.repeat(2) });
  expect(await post(address, form, "application/json")).toBe(413);
  expect(await post(address, form, "application/json")).toBe(413);
  const { items } = await listRuns(a.ada, { projectId, state: "cancelled", after: "" }, a.deps);
  expect(items.map(({ problem }) => String(problem)).toSorted()).toEqual([
    "Not run: this email is larger than 10 MB, and its text couldn’t be read in full.",
    "Not run: your mail service posted an email larger than 10 MB, and it was refused.",
  ]);
});
