import { memo, useCallback, useDeferredValue, useState } from "react";
import { channels, crmOptions, databaseOptions, personalities } from "#content/chatbot-options.ts";
import type { BotDeskView } from "#domain/chatbots/contract.ts";
import { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { Button } from "../../ui/Button.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import type { DesignerProps } from "../designer-props.ts";
import { SchemaForm } from "../fields/schema-form.tsx";
import { ProjectPrice } from "../price/project-price.tsx";
import { AiSettings } from "./ai-settings.tsx";
import { AssistantBanner } from "./assistant-banner.tsx";
import { BotKeys } from "./bot-keys.tsx";
import type { BotPart } from "./bot-part.ts";
import { ChannelsTab } from "./channels-tab.tsx";
import { ChatbotView } from "./chatbot-view.tsx";
import { ConductTab } from "./conduct-tab.tsx";
import { ConnectionFields } from "./connection-fields.tsx";
import { KnowledgeTab } from "./knowledge-tab.tsx";
import { LookTab } from "./look-tab.tsx";
import { TestSet } from "./test-set.tsx";
import { ToneSample } from "./tone-sample.tsx";
import { TrialChat } from "./trial-chat.tsx";
import { useDesk } from "./use-desk.ts";
import { useTests } from "./use-tests.ts";
import { useTraining } from "./use-training.ts";

const words = (options: readonly { id: string; label: string }[]) =>
  Object.fromEntries(options.map(({ id, label }) => [id, label]));

const labels = {
  "chatbot.personality": words(personalities),
  "chatbot.channels": words(channels),
  "chatbot.integrations.crm": words(crmOptions),
  "chatbot.integrations.database": words(databaseOptions),
  "chatbot.languages": { en: "English", de: "German", es: "Spanish", fr: "French" },
  "chatbot.conduct.lead.when": {
    never: "Never",
    before: "Before the chat",
    unanswered: "When it can’t answer",
    asked: "When asked for a person",
  },
  "chatbot.conduct.hours.outside": { answer: "Keep answering", lead: "Take contact details" },
};

const Trial = memo(TrialChat);

/** Where a path of the outline leads: the tab that holds it. */
const tabOf = (selected: string | null): string | null => {
  const key = selected?.split(".")[1];
  if (key === "trainingData" || key === "knowledgeBase") return "knowledge";
  if (key === "greeting" || key === "suggestions" || key === "languages" || key === "conduct")
    return "conduct";
  if (key === "channels") return "channels";
  if (key === "look" || key === "allowedSites") return "look";
  return key ? "setup" : null;
};

/** The chatbot designer (spec studio.md §2.6): settings and knowledge beside a chat with the draft. */
export default function ChatbotDesigner(props: DesignerProps<"chatbot">) {
  const { projectId, configuration, change, save, isReadOnly, problems, selected, select } = props;
  const { chatbot } = configuration;
  const training = useTraining(projectId, save);
  const { desk } = useDesk(projectId, save, chatbot.ai);
  const tests = useTests(projectId, save);
  const { add } = tests;
  const keepAsTest = useCallback(
    (question: string) => void add({ question, words: [], sourceId: null, isUnanswerable: false }),
    [add],
  );
  const [tab, setTab] = useState("setup");
  const [followed, follow] = useState<string | null>(null);
  if (selected !== followed) {
    follow(selected);
    setTab(tabOf(selected) ?? tab);
  }
  // What it makes and costs follows when typing leaves time for it.
  const shown = useDeferredValue(configuration);
  const form: BotPart = {
    value: chatbot,
    change: (next) => change({ chatbot: next }),
    path: ["chatbot"],
    problems,
    isReadOnly,
    labels,
    select,
  };
  const isTraining = training.view?.isRunning ?? false;

  return (
    <div className="bot-designer designer-room">
      <div className="bot-designer__head">
        <h2 className="designer__title">AI Chatbot Designer</h2>
        {training.view?.trainedAt && !isTraining ? (
          <p className="field__hint">
            Trained <Moment at={training.view.trainedAt} />
          </p>
        ) : null}
        {isReadOnly ? null : (
          <Button
            variant="solid"
            size="small"
            busy={isTraining}
            onClick={() => void training.train()}
          >
            {isTraining ? "Training..." : "Train Bot"}
          </Button>
        )}
      </div>
      <AssistantBanner projectId={projectId} desk={desk} />
      <div className="designer-split">
        <Tabs
          label="Parts of the chatbot"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: "setup",
              label: "Settings",
              shows: <SetupTab {...form} desk={desk} projectId={projectId} save={save} />,
            },
            {
              value: "knowledge",
              label: "Knowledge",
              shows: (
                <div className="designer">
                  <KnowledgeTab {...form} projectId={projectId} training={training} />
                </div>
              ),
            },
            {
              value: "conduct",
              label: "Conduct",
              shows: (
                <div className="designer">
                  <ConductTab {...form} />
                </div>
              ),
            },
            {
              value: "look",
              label: "Look",
              shows: <LookTab {...form} projectId={projectId} />,
            },
            {
              value: "channels",
              label: "Channels",
              shows: <ChannelsTab {...form} desk={desk} projectId={projectId} save={save} />,
            },
            {
              value: "api",
              label: "API",
              shows: (
                <div className="designer">
                  <BotKeys projectId={projectId} isReadOnly={isReadOnly} />
                </div>
              ),
            },
          ]}
        />
        <div className="designer-split__view">
          {desk ? (
            <Tabs
              label="Ways to try the bot"
              tabs={[
                {
                  value: "chat",
                  label: "Try it",
                  shows: (
                    <Trial
                      projectId={projectId}
                      chatbot={shown.chatbot}
                      save={save}
                      assistant={desk.assistant}
                      isReadOnly={isReadOnly}
                      keepAsTest={keepAsTest}
                    />
                  ),
                },
                {
                  value: "tests",
                  label: "Test set",
                  shows: (
                    <TestSet
                      tests={tests}
                      sources={training.view?.sources ?? []}
                      isReadOnly={isReadOnly}
                    />
                  ),
                },
              ]}
              keepsHidden
            />
          ) : (
            <ChatbotView chatbot={shown.chatbot} />
          )}
          <ProjectPrice projectId={projectId} configuration={shown} isReadOnly={isReadOnly} />
        </div>
      </div>
    </div>
  );
}

/** Basic Settings, AI Settings and Integrations, in the specification's order. */
function SetupTab({
  desk,
  projectId,
  save,
  ...form
}: BotPart & { desk: BotDeskView | null; projectId: string; save: () => Promise<boolean> }) {
  return (
    <div className="designer">
      <section className="designer__part">
        <h3 className="items__title">Basic Settings</h3>
        <SchemaForm {...form} schema={Chatbot} only={["name", "personality"]} />
        <ToneSample
          projectId={projectId}
          chatbot={form.value}
          assistant={desk?.assistant ?? null}
          save={save}
          isReadOnly={form.isReadOnly}
        />
      </section>
      <AiSettings form={form} assistant={desk?.assistant ?? null} />
      <SchemaForm {...form} schema={Chatbot} only={["integrations"]} />
      {desk ? <ConnectionFields form={form} desk={desk} /> : null}
    </div>
  );
}
