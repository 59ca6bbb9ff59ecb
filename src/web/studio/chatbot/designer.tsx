import { crmOptions, databaseOptions, personalities, channels } from "#content/chatbot-options.ts";
import { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import type { DesignerProps } from "../designer-props.ts";
import { DesignerSplit } from "../fields/designer-split.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import { ProjectPrice } from "../price/project-price.tsx";
import { ChatbotView } from "./chatbot-view.tsx";

const words = (options: readonly { id: string; label: string }[]) =>
  Object.fromEntries(options.map(({ id, label }) => [id, label]));

const labels = {
  "chatbot.personality": words(personalities),
  "chatbot.channels": words(channels),
  "chatbot.integrations.crm": words(crmOptions),
  "chatbot.integrations.database": words(databaseOptions),
  "chatbot.ai.model": { default: "Provider’s default", "gpt-4": "gpt-4", "claude-3": "claude-3" },
};

const tips = [
  "Start with the questions that people ask most. Five good topics beat thirty thin ones.",
  "Name a topic in your customers’ words: “Returns and exchanges”, not “Reverse logistics”.",
  "A low temperature keeps answers close to your texts. Raise it for small talk, not for facts.",
];

/** The chatbot's settings (spec studio.md §2.6) beside a sample of how it sounds. */
export default function ChatbotDesigner({
  configuration,
  change,
  isReadOnly,
  problems,
  selected,
  select,
  projectId,
}: DesignerProps<"chatbot">) {
  const { chatbot } = configuration;
  const form = {
    schema: Chatbot,
    value: chatbot,
    change: (next: Chatbot) => change({ chatbot: next }),
    path: ["chatbot"],
    problems,
    isReadOnly,
    labels,
    select,
  };
  return (
    <DesignerSplit
      title="AI Chatbot Designer"
      selected={selected}
      settings={
        <>
          <section className="designer__part">
            <h3 className="items__title">Basic Settings</h3>
            <SchemaForm {...form} only={["name", "personality", "channels"]} />
          </section>
          <SchemaForm {...form} only={["ai", "integrations"]} />
          <section className="designer__part">
            <h3 className="items__title">Knowledge Base</h3>
            <SchemaForm {...form} only={["knowledgeBase"]} />
          </section>
          <section className="designer__part">
            <h3 className="items__title">Training Tips</h3>
            <ul className="tips">
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </section>
        </>
      }
      view={<ChatbotView chatbot={chatbot} />}
      price={
        <ProjectPrice projectId={projectId} configuration={configuration} isReadOnly={isReadOnly} />
      }
    />
  );
}
