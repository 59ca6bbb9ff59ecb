import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { riskNotice } from "#content/risk-notice.ts";
import { serviceTemplates } from "#content/service-templates.ts";
import { newStep } from "#domain/projects/configuration/automation.ts";
import { newChatbot } from "#domain/projects/configuration/chatbot.ts";
import {
  type Configuration,
  newConfiguration,
  problemsOf,
  type ServiceType,
} from "#domain/projects/configuration/types.ts";
import { readConfiguration } from "#domain/projects/read-configuration.ts";
import VideoDesigner from "./ai-video-agent/designer.tsx";
import VideoPreview from "./ai-video-agent/preview.tsx";
import AutomationDesigner from "./automation/designer.tsx";
import AutomationPreview from "./automation/preview.tsx";
import { maxOpenSteps } from "./automation/steps-column.tsx";
import ChatbotDesigner from "./chatbot/designer.tsx";
import ChatbotPreview from "./chatbot/preview.tsx";
import type { DesignerProps, PreviewProps } from "./designer-props.ts";
import FormDesigner from "./form-interface/designer.tsx";
import FormPreview from "./form-interface/preview.tsx";
import TradingDesigner from "./trading-tool/designer.tsx";
import TradingPreview from "./trading-tool/preview.tsx";
import WebAppDesigner from "./web-app/designer.tsx";
import WebAppPreview from "./web-app/preview.tsx";

/** A pair of one type, called with a configuration of that type only. */
const pair = <Type extends ServiceType>(
  Designer: ComponentType<DesignerProps<Type>>,
  Preview: ComponentType<PreviewProps<Type>>,
) =>
  [Designer, Preview] as unknown as readonly [
    ComponentType<DesignerProps<ServiceType>>,
    ComponentType<PreviewProps<ServiceType>>,
  ];
const designers = new Map<
  ServiceType,
  readonly [ComponentType<DesignerProps<ServiceType>>, ComponentType<PreviewProps<ServiceType>>]
>([
  ["ai-video-agent", pair<"ai-video-agent">(VideoDesigner, VideoPreview)],
  ["automation", pair<"automation">(AutomationDesigner, AutomationPreview)],
  ["chatbot", pair<"chatbot">(ChatbotDesigner, ChatbotPreview)],
  ["form-interface", pair<"form-interface">(FormDesigner, FormPreview)],
  ["trading-tool", pair<"trading-tool">(TradingDesigner, TradingPreview)],
  ["web-app", pair<"web-app">(WebAppDesigner, WebAppPreview)],
]);

const nothing = () => {};
function draw(
  type: ServiceType,
  configuration: Configuration,
  isReadOnly = false,
  selected: string | null = null,
) {
  const found = designers.get(type);
  if (!found) throw new Error(`no designer of ${type}`);
  const [Designer, Preview] = found;
  return {
    designer: renderToString(
      <Designer
        projectId="prj_1"
        name="A project"
        configuration={configuration}
        change={nothing}
        save={async () => true}
        publish={nothing}
        isReadOnly={isReadOnly}
        problems={problemsOf(configuration)}
        report={() => {}}
        selected={selected}
        select={nothing}
      />,
    ),
    preview: renderToString(<Preview name="A project" configuration={configuration} />),
  };
}

const templates = serviceTemplates.filter(({ serviceType }) => designers.has(serviceType));

test.each(templates.map((template) => [template.id, template] as const))(
  "the template %s opens in its designer and its preview, without inline styles",
  (_id, { serviceType, schemaVersion, configuration }) => {
    const read = readConfiguration(serviceType, configuration, schemaVersion);
    for (const html of Object.values(draw(serviceType, read))) {
      expect(html).not.toMatch(/ style="/);
      expect(html.length).toBeGreaterThan(300);
    }
  },
);

test.each([...designers.keys()])("an empty %s opens, and says what is missing", (type) => {
  const configuration = newConfiguration(type);
  const { designer } = draw(type, configuration);
  for (const { message } of problemsOf(configuration)) expect(designer).toContain(message);
});

test.each([...designers.keys()])("viewers of a %s can change nothing", (type) => {
  const template = templates.find(({ serviceType }) => serviceType === type);
  const stored = template?.configuration ?? newConfiguration(type);
  const read = readConfiguration(type, stored, template?.schemaVersion ?? 1);
  const { designer } = draw(type, read, true);
  const fields = (designer.match(/<(input|select|textarea)\b[^>]*>/g) ?? []).filter(
    (field) => !field.includes('type="hidden"'), // nobody can type into those
  );
  expect(fields.length).toBeGreaterThan(2);
  for (const field of fields) expect(field).toMatch(/ (readOnly|readonly|disabled)=""/);
  expect(designer).not.toMatch(/>Add an? |aria-label="(Remove|Move) /);
});

test.each(Object.keys(newChatbot))(
  "the chatbot's tab that is shown for %s holds its field: who goes into a field stays there",
  (key) => {
    const path = `chatbot.${key}`;
    expect(draw("chatbot", newConfiguration("chatbot"), false, path).designer).toContain(
      `data-path="${path}`,
    );
  },
);

test("markup that somebody typed is shown as text", () => {
  const evil = "<img src=x onerror=alert(1)>";
  const configuration = newConfiguration("chatbot");
  configuration.chatbot.name = evil;
  configuration.chatbot.knowledgeBase = [evil];
  for (const html of Object.values(draw("chatbot", configuration))) {
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img");
  }
});

test("the risk notice and the mark of sample prices are in view of every trading tool", () => {
  for (const html of Object.values(draw("trading-tool", newConfiguration("trading-tool")))) {
    expect(html).toContain(riskNotice);
    expect(html).toContain("Sample prices");
  }
});

test("of a long automation each step is a line, and only the one that was chosen elsewhere has its fields", () => {
  const draws = (count: number, selected: string | null = null) => {
    const configuration = newConfiguration("automation");
    configuration.automation.workflows = Array.from({ length: count }, (_, at) =>
      newStep({
        id: `s${at}`,
        type: "email",
        name: `Step ${at}`,
        settings: { to: `${at}@x.test` },
      }),
    );
    const { designer } = draw("automation", configuration, false, selected);
    const all = (pattern: RegExp) => designer.match(pattern)?.length ?? 0;
    return { fields: all(/name="Subject"/g), lines: all(/class="folded-step"/g) };
  };
  expect(draws(maxOpenSteps)).toEqual({ fields: maxOpenSteps, lines: 0 });
  expect(draws(300)).toEqual({ fields: 0, lines: 300 });
  const path = "automation.workflows.#s200.configuration.settings.subject";
  expect(draws(300, path)).toEqual({ fields: 1, lines: 300 });
});
