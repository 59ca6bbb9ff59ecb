import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { announcedEndpoints, apiBasePath, apiLimits, apiStatuses } from "./api-reference.ts";
import { automationPlatforms, automationTemplates } from "./automation-templates.ts";
import * as chatbot from "./chatbot-options.ts";
import { chatbotSetupSteps } from "./chatbot-setup.ts";
import * as video from "./video-options.ts";
import { videoTutorials } from "./video-tutorials.ts";

const page = (name: string) => readFileSync(new URL(`pages/${name}.mdx`, import.meta.url), "utf8");
/** The pieces of code on a page, by the titles of their frames. */
const codeOf = (name: string) =>
  new Map(
    [...page(name).matchAll(/^```\w+ title="([^"]+)"\n(.*?)^```$/gms)].map(
      ([, title = "", code = ""]) => [title, code] as const,
    ),
  );
const wordsOf = (text = "") => text.trim().split(/\s+/).length;

/** Every path of a value's fields, as the reference writes them: `a.b`, `list[].c`. */
function fieldsOf(value: unknown, at = ""): string[] {
  const isListOfThings = Array.isArray(value) && typeof value[0] === "object";
  if (isListOfThings) return [...new Set(value.flatMap((one) => fieldsOf(one, `${at}[]`)))];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [at];
  return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, at ? `${at}.${key}` : key));
}

test("there are six video tutorials with the specified minutes, at three levels", () => {
  expect(videoTutorials.map((one) => one.durationMinutes)).toEqual([15, 25, 30, 45, 35, 40]);
  expect([...new Set(videoTutorials.map((one) => one.level))]).toEqual([
    "Beginner",
    "Intermediate",
    "Advanced",
  ]);
});

test("each tutorial stands on its page under its title, in the order of the list", () => {
  const text = page("tutorials/video-agents");
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(headings).toEqual(videoTutorials.map(({ title }) => title));
  const heads = [...text.matchAll(/<LessonHead id="([^"]+)"/g)].map(([, id]) => id);
  expect(heads).toEqual(videoTutorials.map(({ id }) => id));
});

test("the example scripts keep to the lengths that the lesson teaches", () => {
  const code = codeOf("tutorials/video-agents");
  const seconds = video.videoDurationSeconds.default;
  expect(wordsOf(code.get("The core"))).toBe(video.guideWords(seconds));
  const spoken = wordsOf(code.get("The same as a one-minute script"));
  expect(spoken).toBeGreaterThanOrEqual(video.spokenWordsPerMinute.least);
  expect(spoken).toBeLessThanOrEqual(video.spokenWordsPerMinute.most);
});

test("video options are the specified ones", () => {
  expect(video.videoDurationSeconds).toEqual({ min: 30, max: 300, default: 60 });
  expect(video.guideWords(60)).toBe(30);
  expect(video.avatarStyles).toEqual(["professional", "casual", "custom"]);
  expect(video.voices).toEqual(["female", "male", "neutral"]);
  expect(video.videoLanguages).toEqual(["english", "spanish", "french", "german"]);
  expect(video.backgrounds).toEqual(["office", "studio", "custom"]);
});

test("chatbot options are the specified ones", () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  expect(ids(chatbot.personalities)).toEqual(["professional", "friendly", "technical", "sales"]);
  expect(chatbot.personalities[3].label).toBe("Sales-focused");
  expect(ids(chatbot.channels)).toEqual(["web", "sms", "email"]);
  expect(chatbot.models.slice(1)).toEqual(["gpt-4", "claude-3"]);
  expect(ids(chatbot.crmOptions)).toEqual(["none", "hubspot", "salesforce", "pipedrive"]);
  expect(ids(chatbot.databaseOptions)).toEqual(["none", "supabase", "firebase", "mongodb"]);
  expect(chatbot.temperature).toEqual({ min: 0, max: 1, step: 0.1, default: 0.7 });
  expect(chatbot.maxTokens).toEqual({ min: 100, max: 2000, default: 500 });
  expect(chatbotSetupSteps).toHaveLength(4);
});

test("there are four automation templates with the specified minutes, and three platforms", () => {
  expect(automationTemplates.map((one) => one.timeMinutes)).toEqual([15, 30, 45, 25]);
  expect(new Set(automationTemplates.map(({ id }) => id)).size).toBe(4);
  for (const { steps } of automationTemplates) {
    expect(steps[0]?.kind).toBe("trigger");
    expect(steps.filter(({ kind }) => kind === "trigger")).toHaveLength(1);
    for (const step of steps) expect(Boolean(step.otherwise)).toBe(step.kind === "decision");
  }
  expect(automationPlatforms.map(({ id }) => id)).toEqual(["zapier", "make", "hubspot"]);
});

test("the API reference has the five endpoints, codes and limits of the specification", () => {
  expect(apiBasePath).toBe("/v1");
  expect(Object.values(announcedEndpoints).map((one) => `${one.method} ${one.path}`)).toEqual([
    "POST /video-agents",
    "POST /video-agents/{id}/generate",
    "POST /chatbots",
    "POST /chatbots/{id}/messages",
    "POST /workflows",
  ]);
  expect(apiStatuses.map(({ status }) => status)).toEqual([200, 401, 429]);
  expect(apiLimits.map(({ perHour }) => perHour)).toEqual([10, 1000, 500]);
});

test.each([
  ["video-agent.json", "createVideoAgent"],
  ["video.json", "generateVideo"],
  ["chatbot.json", "createChatbot"],
  ["message.json", "sendMessage"],
  ["workflow.json", "createWorkflow"],
] as const)("the example %s has exactly the fields of its table", (title, endpoint) => {
  const example: unknown = JSON.parse(codeOf("api-docs").get(title) ?? "");
  const documented = announcedEndpoints[endpoint].fields.map(({ name }) => name);
  expect(fieldsOf(example).toSorted()).toEqual([...documented].toSorted());
});
