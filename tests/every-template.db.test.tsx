import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findTemplate, serviceTemplates } from "#content/service-templates.ts";
import { pageAutomations } from "#content/service-templates/page-automations.ts";
import { findBot } from "#domain/chatbots/index.ts";
import { readPublicForm } from "#domain/forms/index.ts";
import { publishProblemsOf } from "#domain/projects/configuration/publish-problems.ts";
import type { Configuration, ServiceType } from "#domain/projects/contract.ts";
import { publishableTypes } from "#domain/projects/contract.ts";
import {
  createLink,
  findDeployment,
  publishProject,
  readProject,
  readShared,
  startProject,
} from "#domain/projects/index.ts";
import { readPublicVideo } from "#domain/videos/index.ts";
import VideoPreview from "../src/web/studio/ai-video-agent/preview.tsx";
import AutomationPreview from "../src/web/studio/automation/preview.tsx";
import ChatbotPreview from "../src/web/studio/chatbot/preview.tsx";
import type { PreviewProps } from "../src/web/studio/designer-props.ts";
import FormPreview from "../src/web/studio/form-interface/preview.tsx";
import TradingPreview from "../src/web/studio/trading-tool/preview.tsx";
import WebAppPreview from "../src/web/studio/web-app/preview.tsx";
import { openStudio, type Studio } from "./factories/studio.ts";

// Every template of the catalogue, from the click on it to what strangers see of it.

let studio: Studio;
let ada: { userId: string };
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.database.close());
beforeEach(async () => {
  await studio.empty();
  ada = await studio.people.insert({ name: "Ada", emailVerified: true });
});

const previews = {
  "ai-video-agent": VideoPreview,
  chatbot: ChatbotPreview,
  automation: AutomationPreview,
  "web-app": WebAppPreview,
  "trading-tool": TradingPreview,
  "form-interface": FormPreview,
} as unknown as Record<ServiceType, React.ComponentType<PreviewProps<ServiceType>>>;

/** What only an owner knows, by what the studio says of it; anything else a template brings itself. */
const ownersAnswers: Readonly<Record<string, string>> = {
  "Choose a connection.": "con_of_ada",
  "Enter the address to call.": "https://example.com/hook",
  "Enter who gets it.": "ada@example.com",
};

/** Writes a value to where a problem was found. */
function answer(configuration: Configuration, path: readonly string[], value: string): void {
  let at: unknown = configuration;
  for (const key of path.slice(0, -1))
    at = Array.isArray(at)
      ? at.find((item: { id: string }) => `#${item.id}` === key)
      : (at as Record<string, unknown>)[key];
  (at as Record<string, unknown>)[path.at(-1) ?? ""] = value;
}

/** Whether strangers get at its address what went live. */
const visit: Partial<Record<ServiceType, (address: string) => Promise<boolean>>> = {
  "form-interface": async (address) => {
    const { state, form } = await readPublicForm(address, studio.deps);
    return state === "open" && form.fields.length > 0;
  },
  chatbot: async (address) => {
    const { state, config } = await findBot(studio.deps.db, address);
    return state === "live" && config.name !== "";
  },
  "ai-video-agent": async (address) => {
    const { title } = await readPublicVideo(address, studio.deps);
    return title !== "";
  },
  automation: async (address) => {
    const live = await findDeployment(studio.deps.db, address);
    return live?.state === "live" && "automation" in live.configuration;
  },
};

/** Starts a project from a template, checks that it is the template's, and previews it by link. */
async function openAndPreview(templateId: string, type: ServiceType): Promise<string> {
  const { deps } = studio;
  const projectId = await startProject(ada, { templateId }, deps);
  const project = await readProject(ada, projectId, deps);
  expect(project).toMatchObject({ name: findTemplate(templateId)?.name, serviceType: type });

  const { token } = await createLink(ada, { projectId, input: { days: "1" } }, deps);
  const { name, configuration } = await readShared(token, deps);
  expect(configuration).toEqual(project.configuration);
  const Preview = previews[type];
  expect(renderToString(<Preview name={name} configuration={configuration} />)).toMatch(
    /<(form|figure|svg|ol|dl)\b/,
  );
  return projectId;
}

const templates = [...serviceTemplates, ...pageAutomations].map(
  ({ id, serviceType }) => [id, serviceType] as const,
);
const runsHere = ([, type]: (typeof templates)[number]) => publishableTypes.includes(type);

test.each(templates.filter(runsHere))(
  "%s (%s) opens as its template, is previewed by link, and goes live",
  async (templateId, type) => {
    const { deps } = studio;
    const projectId = await openAndPreview(templateId, type);
    const draft = structuredClone(await studio.draft(ada, projectId));
    for (const { path, message } of publishProblemsOf(draft.configuration)) {
      expect(Object.keys(ownersAnswers)).toContain(message);
      answer(draft.configuration, path, ownersAnswers[message] ?? "");
    }
    const { revision } = await studio.save(ada, projectId, draft);
    const { address, state } = await publishProject(ada, { projectId, revision }, deps);
    expect(state).toBe("live");
    expect(await visit[type]?.(address)).toBe(true);
  },
);

test.each(templates.filter((template) => !runsHere(template)))(
  "%s (%s) opens as its template and is previewed by link; it is ordered instead of published",
  async (templateId, type) => {
    const projectId = await openAndPreview(templateId, type);
    const publishing = publishProject(ada, { projectId, revision: 1 }, studio.deps);
    await expect(publishing).rejects.toMatchObject({ code: "not_publishable" });
  },
);
