import { afterAll, beforeAll, expect, test } from "vitest";
import { openByLink, openFile, storeMade } from "#domain/files/index.ts";
import { newStep } from "#domain/projects/configuration/automation.ts";
import { deleteProject, purgeProject } from "#domain/projects/index.ts";
import { dayMs } from "#kit/time.ts";
import { type Automations, byHand, openAutomations } from "../../../tests/factories/automations.ts";
import { chunksOf } from "../../../tests/factories/files.ts";
import { nameWith } from "./file-powers.ts";
import { readRun } from "./index.ts";
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
    made: step?.output as { file: string; name: string; link: string },
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

test("its link works for minutes, for anyone who has it, and not longer; a changed one never", async () => {
  const { made } = await make("HTML", "<script>alert(1)</script>");
  const [, fileId = "", token = ""] = /\/files\/([^/]+)\/([^/]+)$/.exec(made.link) ?? [];
  const nobody = null as never;
  const file = await openByLink(nobody, { fileId, token }, a.deps);
  // Browsers save it, and show nothing of it in place.
  expect(file).toMatchObject({ name: "Report.html", isInline: false });
  const before = a.time.now;
  a.time.now = new Date(before.getTime() + dayMs);
  await expect(openByLink(nobody, { fileId, token }, a.deps)).rejects.toMatchObject({
    code: "link_invalid",
  });
  a.time.now = before;
  const wrong = { fileId, token: `${token.slice(0, -2)}zz` };
  await expect(openByLink(nobody, wrong, a.deps)).rejects.toMatchObject({ code: "not_found" });
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
