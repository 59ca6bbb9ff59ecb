import { afterAll, beforeAll, expect, test } from "vitest";
import { files } from "#content/promises.ts";
import { makeDownloadLink, openFile, storeMade } from "#domain/files/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { newStep } from "#domain/projects/configuration/automation.ts";
import { deleteProject, purgeProject, restoreProject } from "#domain/projects/index.ts";
import { dayMs } from "#kit/time.ts";
import { type Automations, byHand, openAutomations } from "../../../tests/factories/automations.ts";
import { chunksOf } from "../../../tests/factories/files.ts";
import { httpAppOn } from "../../../tests/factories/http-app.ts";
import { openShop } from "../../../tests/factories/shop.ts";
import { nameWith } from "./file-powers.ts";
import { openMadeFile, readRun } from "./index.ts";
import { runAutomation } from "./run-automation.ts";

let a: Automations;
beforeAll(async () => {
  a = await openAutomations();
});
afterAll(() => a.close());

type Settings = NonNullable<Parameters<typeof newStep>[0]["settings"]>;

async function run(settings: Settings, data: object = {}) {
  const workflows = [newStep({ id: "one", type: "file", name: "One", settings })];
  const projectId = await a.publish({ triggers: [byHand], workflows });
  const runId = await a.runByHand(projectId, data);
  const [step] = (await a.read(projectId, runId)).stepList;
  return {
    projectId,
    runId,
    step,
    made: step?.output as { file: string; name: string; link: string; linkUntil: string },
  };
}
async function textOf(fileId: string): Promise<string> {
  const file = await openFile(fileId, a.deps);
  const parts: Uint8Array[] = [];
  for await (const part of file.read({ start: 0, end: file.size })) parts.push(part);
  return Buffer.concat(parts).toString();
}
const make = (type: string, content: string, data: object = {}, name = "Report") =>
  run({ action: "make", type, name, content }, data);

test("text, CSV, JSON and HTML files hold what the expression gave", async () => {
  const rows = { rows: [{ name: "Mira", "sum, $": 3 }, { name: "=cmd()|'/c'!A1" }] };
  const made = async (...given: Parameters<typeof make>) =>
    textOf((await make(...given)).made.file);
  expect(await made("text", "Hello {{trigger.name}}", { name: "Mira" })).toBe("Hello Mira");
  expect(await made("CSV", "{{trigger.rows}}", rows)).toBe(
    `"name","sum, $"\r\n"Mira","3"\r\n"'=cmd()|'/c'!A1",""\r\n`,
  );
  expect(JSON.parse(await made("JSON", "{{trigger}}", rows))).toEqual(rows);
  expect(await made("HTML", "<p>{{trigger.name}}</p>", { name: "Mira" })).toBe("<p>Mira</p>");
});

const partsOf = (link: string) => {
  const [, fileId = "", token = ""] = /\/files\/made\/([^/]+)\/([^/]+)$/.exec(link) ?? [];
  return { fileId, token };
};
const notFound = { code: "not_found" };

test("its link works for as many days as we say, for anyone who has it, and not longer", async () => {
  const { made } = await make("HTML", "<script>alert(1)</script>");
  const before = a.time.now;
  const last = new Date(before.getTime() + files.madeLinkDays * dayMs);
  expect(made.linkUntil).toBe(last.toISOString());
  for (const now of [before, last]) {
    a.time.now = now;
    // Browsers save it, and show nothing of it in place.
    expect(await openMadeFile(partsOf(made.link), a.deps)).toMatchObject({
      name: "Report.html",
      isInline: false,
    });
  }
  a.time.now = new Date(last.getTime() + 1000);
  await expect(openMadeFile(partsOf(made.link), a.deps)).rejects.toMatchObject({
    code: "link_invalid",
  });
  a.time.now = before;
});

test("a link that was changed, made for another file, project or time, or by another page opens nothing", async () => {
  const [{ made, projectId }, other] = [await make("text", "One"), await make("text", "Two")];
  const { fileId, token } = partsOf(made.link);
  const [expires = "", , signature = ""] = token.split(".");
  const later = (Number.parseInt(expires, 36) + 3600).toString(36);
  const short = makeDownloadLink(fileId, { scope: projectId }, a.deps).split("/").at(-1) ?? "";
  const wrong = [
    { fileId, token: `${token.slice(0, -2)}zz` },
    { fileId, token: [later, projectId, signature].join(".") },
    { fileId, token: [expires, other.projectId, signature].join(".") },
    { fileId: other.made.file, token },
    { fileId, token: short },
    { fileId, token: "" },
  ];
  for (const link of wrong)
    await expect(openMadeFile(link, a.deps)).rejects.toMatchObject(notFound);
});

test("links stop while the automation is in the bin, and for good once it is deleted", async () => {
  const { made, projectId } = await make("text", "Mine");
  const open = () => openMadeFile(partsOf(made.link), a.deps);
  await deleteProject(a.ada, projectId, a.studioDeps);
  await expect(open()).rejects.toMatchObject(notFound);
  await restoreProject(a.ada, projectId, a.studioDeps);
  expect(await open()).toMatchObject({ name: "Report.txt" });
  await deleteProject(a.ada, projectId, a.studioDeps);
  await purgeProject(a.ada, projectId, a.studioDeps);
  await expect(open()).rejects.toMatchObject(notFound);
});

test("more than 1 MB is refused in a plain sentence, and nothing of it is kept", async () => {
  const part = "{{trigger.text}}".repeat(11);
  const { step, projectId } = await make("text", part, { text: "x".repeat(99_000) });
  expect(step).toMatchObject({
    state: "failed",
    problem: "The file would be larger than 1 MB, the most that can be made.",
  });
  expect(await a.rows("select 1 from files where subject_id = $1", [projectId])).toEqual([]);
  const fits = await make("text", part, { text: "x".repeat(95_000) });
  expect(fits.step).toMatchObject({ state: "done", output: { size: 11 * 95_000 } });
});

test("of an automation's files the latest are kept, as many as we say: the oldest goes, and its link with it", async () => {
  const { projectId, made } = await make("text", "First");
  const again = async () => {
    const [step] = (await a.read(projectId, await a.runByHand(projectId))).stepList;
    return step?.output as { link: string };
  };
  // As if it had made so many since then.
  const { database } = a;
  await database.pool.query(
    `insert into files select (json_populate_record(f, json_build_object(
       'id', left(f.id, 20) || lpad(n::text, 10, '0'), 'created_at', f.created_at + n * interval '1 ms'
     ))).* from files f, generate_series(1, $2::int) n where f.id = $1`,
    [made.file, files.maxMade - 1],
  );
  expect(await openMadeFile(partsOf(made.link), a.deps)).toMatchObject({ name: "Report.txt" });
  const before = a.time.now;
  a.time.now = new Date(before.getTime() + dayMs);
  const latest = await again();
  const kept = await a.rows<{ id: string }>("select id from files where subject_id = $1", [
    projectId,
  ]);
  expect(kept).toHaveLength(files.maxMade);
  expect(kept.map(({ id }) => id)).not.toContain(made.file);
  await expect(openMadeFile(partsOf(made.link), a.deps)).rejects.toMatchObject(notFound);
  expect(await openMadeFile(partsOf(latest.link), a.deps)).toMatchObject({ name: "Report.txt" });
  a.time.now = before;
});

test("a step that is done again after a crash gives the same file", async () => {
  const { runId, projectId, made } = await make("text", "Once");
  // As if the process had ended before the step was noted.
  await a.database.pool.query("delete from automation_run_steps where run_id = $1", [runId]);
  await a.database.pool.query(
    "update automation_runs set state = 'queued', ended_at = null where id = $1",
    [runId],
  );
  const [row] = await a.rows<{ turn: number }>("select turn from automation_runs where id = $1", [
    runId,
  ]);
  await runAutomation({ runId, turn: row?.turn ?? 0 }, a.deps);
  const [step] = (await readRun(a.ada, { projectId, runId }, a.deps)).stepList;
  expect((step?.output as { file: string } | undefined)?.file).toBe(made.file);
  expect(await a.rows("select 1 from files where subject_id = $1", [projectId])).toHaveLength(1);
});

test("files go with the automation that made them", async () => {
  const { projectId, made } = await make("text", "Gone");
  await deleteProject(a.ada, projectId, a.studioDeps);
  await purgeProject(a.ada, projectId, a.studioDeps);
  await a.tell();
  await expect(openFile(made.file, a.deps)).rejects.toMatchObject({ code: "not_found" });
});

test("a text that came with a form's answer is read; other files, other people's and large ones aren't", async () => {
  const store = async (
    name: string,
    text: string,
    change: { kind?: string; ownerId?: string } = {},
  ) => {
    const { kind = "form-answer", ownerId = a.ada.userId } = change;
    const own = {
      subject: { kind, id: "fan_1" },
      ownerId,
      name,
      bytes: chunksOf(Buffer.from(text)),
    };
    return (await storeMade(own, a.deps)).id;
  };
  const read = async (id: string) =>
    (await run({ action: "read", file: "{{trigger.file}}" }, { file: [{ id }] })).step;
  expect(await read(await store("notes.txt", "Grüße"))).toMatchObject({
    state: "done",
    output: { name: "notes.txt", text: "Grüße" },
  });
  const isNot = { state: "failed", problem: "This file was deleted, or isn’t yours." };
  expect(await read(await store("a.txt", "x", { ownerId: a.eve.userId }))).toMatchObject(isNot);
  expect(await read(await store("a.txt", "x", { kind: "bot-source" }))).toMatchObject(isNot);
  expect(await read(`fil_${"0".repeat(26)}`)).toMatchObject(isNot);
  expect(await read("no file")).toMatchObject({ problem: "There is no file here to read." });
  expect(await read(await store("a.txt", "x".repeat(201 * 1024)))).toMatchObject({
    problem: expect.stringContaining("larger than 200 KB"),
  });
});

test.each([
  ["CSV", "{{trigger.list}}", { list: [1, 2] }, /CSV needs text, or a list/],
  ["text", "{{trigger.nothing}}", {}, /would be empty/],
] as const)("%s of %s is refused in words", async (type, content, data, words) => {
  const { step, projectId } = await make(type, content, data);
  expect(step).toMatchObject({ state: "failed", problem: expect.stringMatching(words) as string });
  expect(await a.rows("select 1 from files where subject_id = $1", [projectId])).toEqual([]);
});

test.each([
  ["../../etc/passwd", "txt", "passwd.txt"],
  ["C:\\temp\\report.CSV", "csv", "report.csv"],
  ["Order 7.csv", "csv", "Order 7.csv"],
  ["a\u202egpj.exe", "html", "agpj.exe.html"],
  ["CON", "txt", "file-CON.txt"],
  ["<b>\r\nx: y", "json", "-b- x- y.json"],
  ["...", "txt", "txt"],
  [".txt", "txt", "file.txt"],
])("the name %s can't harm", (name, type, safe) => {
  expect(nameWith(name, type)).toBe(safe);
});

test("whoever gets the link by mail saves the file, and search engines never list it", async () => {
  const file = newStep({
    id: "one",
    type: "file",
    name: "One",
    settings: { action: "make", type: "CSV", name: "Orders", content: "{{trigger.rows}}" },
    nextSteps: ["mail"],
  });
  const mail = newStep({
    id: "mail",
    type: "email",
    name: "Mail",
    settings: { to: "mira@example.com", subject: "Orders", text: "Here: {{one.link}}" },
  });
  const projectId = await a.publish({ triggers: [byHand], workflows: [file, mail] });
  await a.runByHand(projectId, { rows: [{ id: 7 }] });
  const [sent] = await a.rows<{ text: string }>("select text from mails where subject = 'Orders'");
  const link = /https?:\S+/.exec(sent?.text ?? "")?.[0] ?? "";
  // The shop has subscribers of its own: from here on nothing is published.
  const app = httpAppOn(a.database, await openShop(a.database), {
    deps: a.deps as unknown as NounDeps,
  });
  const client = { incoming: { socket: { remoteAddress: "10.0.0.1" } } };
  const get = (address: string) => app.request(new URL(address).pathname, {}, client);
  const answer = await get(link);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('"id"\r\n"7"\r\n');
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="Orders.csv"/);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect((await get(`${link.slice(0, -3)}AAA`)).status).toBe(404);
});
