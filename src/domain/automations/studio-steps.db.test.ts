import { afterAll, beforeAll, expect, test } from "vitest";
import { addBotSource } from "#domain/chatbots/index.ts";
import { newStep, newTrigger } from "#domain/projects/configuration/automation.ts";
import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import { publishProject, saveProject, startProject } from "#domain/projects/index.ts";
import { renderVideoJob } from "#domain/videos/index.ts";
import { type Automations, byHand, openAutomations } from "../../../tests/factories/automations.ts";
import { talkOn } from "../../../tests/factories/talk.ts";
import { trainingOn } from "../../../tests/factories/training.ts";
import { finished, playedRenderer } from "../../../tests/factories/videos.ts";

// Steps and triggers that work with the owner's chatbots and videos.
let a: Automations;
let botId: string;
const rendering = playedRenderer();
let chats: { stop: () => Promise<void> };

beforeAll(async () => {
  a = await openAutomations();
  const talk = talkOn(a.database);
  chats = talk.deps.conversations.chats;
  Object.assign(a.deps, {
    ...talk.deps,
    clock: () => talk.time.now,
    usage: a.deps.usage,
    videos: { renderer: rendering.renderer, replicas: null, library: null },
  });
  botId = await publishBot();
});
afterAll(async () => {
  await chats.stop();
  await a.close();
});

/** A live bot of Ada's that knows about a ferry. */
async function publishBot(): Promise<string> {
  const projectId = await startProject(a.ada, { serviceType: "chatbot" }, a.studioDeps);
  const draft = await a.studio.draft(a.ada, projectId);
  const input = { ...draft, configuration: { chatbot: { ...newChatbot, name: "Rosie" } } };
  const { revision } = await saveProject(a.ada, { projectId, input }, a.studioDeps);
  await publishProject(a.ada, { projectId, revision }, a.studioDeps);
  const training = trainingOn(a.database);
  const source = {
    kind: "text",
    title: "Ferry",
    text: "The ferry to the island costs $12 and leaves at nine.",
  };
  const deps = { ...training.deps, ...a.deps, readers: training.deps.readers };
  await addBotSource(a.ada, { projectId, input: source }, deps);
  await training.work();
  return projectId;
}

type Settings = Parameters<typeof newStep>[0]["settings"];
const step = (id: string, type: string, settings: Settings) =>
  newStep({ id, type, name: id, settings: settings ?? {} });

/** A run of one step, started by hand. */
async function runOf(one: ReturnType<typeof step>) {
  const projectId = await a.publish({ triggers: [byHand], workflows: [one] });
  const runId = await a.runByHand(projectId);
  const read = async () => (await a.read(projectId, runId)).stepList[0];
  return { projectId, runId, read, first: await read() };
}
const startsOf = (projectId: string) =>
  a.rows<{ data: object; depth: number }>(
    "select data, depth from automation_runs where project_id = $1 order by depth",
    [projectId],
  );

const asks = (question: string, projectId = botId) =>
  step("ask", "chatbot", { projectId, question });

test("a chatbot is asked once, and its answer decides the way", async () => {
  const known = await runOf(asks("How much is the ferry to the island?"));
  expect(known.first).toMatchObject({
    state: "done",
    branch: "answered",
    output: { sources: [{ title: "Ferry" }] },
  });
  expect(JSON.stringify(known.first?.output)).toContain("$12");
  const unknown = await runOf(asks("Who painted the ceiling of the chapel?"));
  expect(unknown.first).toMatchObject({ state: "done", branch: "unanswered" });
  const asked = await a.rows("select 1 from messages where sender = 'user' and text like 'Who p%'");
  expect(asked).toHaveLength(1);
});

test("a chatbot of somebody else's isn't asked, and gets no lead", async () => {
  const ofEve = await startProject(a.eve, { serviceType: "chatbot" }, a.studioDeps);
  expect((await runOf(asks("Hello?", ofEve))).first).toMatchObject({
    state: "failed",
    problem: "The chatbot isn’t live, or isn’t yours.",
  });
  const lead = step("lead", "lead", { projectId: ofEve, email: "mira@example.com" });
  expect((await runOf(lead)).first).toMatchObject({
    state: "failed",
    problem: "The chatbot isn’t live, or isn’t yours.",
  });
});

test("a lead is added once, and starts what listens to leads one deeper in the chain", async () => {
  const listener = await a.publish({
    triggers: [newTrigger({ id: "lead", type: "lead", name: "Lead" })],
    workflows: [step("one", "set", {})],
  });
  const contact = { projectId: botId, name: "Mira", email: "mira@example.com", said: "A quote" };
  const { first } = await runOf(step("lead", "lead", contact));
  expect(first).toMatchObject({ state: "done", output: { lead: expect.stringMatching(/^lead_/) } });
  await a.tell();
  expect(await startsOf(listener)).toMatchObject([
    { data: { name: "Mira", email: "mira@example.com" }, depth: 1 },
  ]);
});

test.each([
  [{ email: "no address" }, "“no address” is not an email address."],
  [
    { name: "Mira", email: "{{trigger.nothing}}" },
    "The lead has neither an email address nor a phone number.",
  ],
])("a lead %o isn’t taken", async (contact, problem) => {
  const { first } = await runOf(step("lead", "lead", { projectId: botId, ...contact }));
  expect(first).toMatchObject({ state: "failed", problem });
});

test("a video is asked for once, its end goes on with the run and starts what listens to videos", async () => {
  const listener = await a.publish({
    triggers: [newTrigger({ id: "video", type: "video", name: "Video" })],
    workflows: [step("one", "set", {})],
  });
  const videoProject = await startProject(a.ada, { serviceType: "ai-video-agent" }, a.studioDeps);
  const draft = await a.studio.draft(a.ada, videoProject);
  if (!("videoAgent" in draft.configuration)) throw new Error("not a video");
  const videoAgent = { ...draft.configuration.videoAgent, script: "Hello. Welcome!" };
  const input = { ...draft, configuration: { videoAgent } };
  await saveProject(a.ada, { projectId: videoProject, input }, a.studioDeps);
  rendering.play(finished({ seconds: 12 }));
  const { first, read } = await runOf(step("make", "video", { projectId: videoProject }));
  expect(first).toMatchObject({ state: "waiting" });
  const made = await a.rows<{ id: string }>("select id from videos where project_id = $1", [
    videoProject,
  ]);
  expect(made).toHaveLength(1);
  const videoId = made[0]?.id ?? "";
  await renderVideoJob.run({ videoId, from: 0 }, a.deps, { step: (_name, work) => work() });
  await a.tell();
  await a.work();
  const output = { video: videoId, file: expect.stringMatching(/^fil/), seconds: 12 };
  expect(await read()).toMatchObject({ state: "done", output });
  expect(await startsOf(listener)).toMatchObject([{ data: output, depth: 1 }]);
});

test("a question that a bot can't answer starts its listeners with what was asked, and no other bot's", async () => {
  const listen = (projectId: string) =>
    a.publish({
      triggers: [
        newTrigger({ id: "open", type: "unanswered", name: "Open", settings: { projectId } }),
      ],
      workflows: [step("one", "set", {})],
    });
  const [listener, ofAny, ofOther] = [
    await listen(botId),
    await listen(""),
    await listen("proj_x"),
  ];
  await runOf(asks("How much is the ferry to the island?"));
  await runOf(asks("Which colour has the moon of Jupiter?"));
  await a.tell();
  const said = { question: "Which colour has the moon of Jupiter?", via: "web", projectId: botId };
  expect(await startsOf(listener)).toMatchObject([{ data: said, depth: 1 }]);
  expect(await startsOf(ofAny)).toHaveLength(1);
  expect(await startsOf(ofOther)).toEqual([]);
});

test("an automation that asks its bot whatever the bot can't answer comes to an end", async () => {
  const circle = await a.publish({
    triggers: [newTrigger({ id: "open", type: "unanswered", name: "Open" })],
    workflows: [asks("Who painted the ceiling of the chapel again?")],
  });
  await runOf(asks("Who painted the ceiling of the chapel then?"));
  for (let rounds = 0; rounds < 8; rounds += 1) {
    await a.tell();
    await a.work();
  }
  expect((await startsOf(circle)).map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
});
