import { useState } from "react";
import type { SourceInput, SourceView } from "#domain/knowledge/contract.ts";
import { Chatbot } from "#domain/projects/configuration/chatbot.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ThreadLoading } from "../../ui/Thread.tsx";
import { SchemaForm } from "../fields/schema-form.tsx";
import type { BotPart } from "./bot-part.ts";
import { KnowledgeKept } from "./knowledge-kept.tsx";
import { SourceForm } from "./source-form.tsx";
import { SourceRow } from "./source-row.tsx";
import { SourceText } from "./source-text.tsx";
import { TopicSources } from "./topic-sources.tsx";
import type { Training } from "./use-training.ts";

const tips = [
  "Start with the questions that people ask most. Five good topics beat thirty thin ones.",
  "Name a topic in your customers’ words: “Returns and exchanges”, not “Reverse logistics”.",
  "Where exact wording matters, such as for prices and deadlines, add a question with its answer.",
  "Let it reread your website every week, so that it picks up your changes.",
  "A low temperature keeps answers close to your texts. Raise it for small talk, not for facts.",
];

type Opened =
  | { window: "form"; source: SourceView | null; first: SourceInput | null }
  | { window: "text"; source: SourceView };

/** What the bot knows (spec studio.md §2.6, Knowledge Base): training data, topics, sources, tips. */
export function KnowledgeTab({
  projectId,
  training,
  ...form
}: BotPart & { projectId: string; training: Training }) {
  const [opened, open] = useState<Opened | null>(null);
  const { view, problem } = training;
  const { isReadOnly } = form;
  return (
    <>
      <section className="designer__part">
        <h3 className="items__title">Knowledge Base</h3>
        <SchemaForm {...form} schema={Chatbot} only={["trainingData", "knowledgeBase"]} />
        {view ? (
          <TopicSources
            projectId={projectId}
            topics={form.value.knowledgeBase}
            sources={view.sources}
            teach={
              isReadOnly
                ? null
                : (topic) =>
                    open({
                      window: "form",
                      source: null,
                      first: { kind: "question", asks: [topic], answer: "", link: "" },
                    })
            }
          />
        ) : null}
      </section>
      <section className="designer__part" aria-labelledby="sources-title">
        <h3 className="items__title" id="sources-title">
          Sources
        </h3>
        {view ? <KnowledgeKept {...view} /> : null}
        {problem ? (
          <Notice tone="brick" live>
            <p>{problem}</p>
            <Button variant="quiet" size="small" onClick={() => void training.refresh()}>
              Refresh
            </Button>
          </Notice>
        ) : null}
        {view === null && problem === null ? <ThreadLoading label="Loading the sources" /> : null}
        {view?.sources.length === 0 ? (
          <p className="field__hint">
            Nothing to answer from yet. Add your website, a file or a question, or fill in Training
            Data, then train the bot.
          </p>
        ) : null}
        {view && view.sources.length > 0 ? (
          <ul className="sources">
            {view.sources.map((source) => (
              <SourceRow
                key={source.id}
                source={source}
                isReadOnly={isReadOnly}
                look={() => open({ window: "text", source })}
                edit={() => open({ window: "form", source, first: null })}
                readAgain={(one) => void training.readAgain(one)}
                remove={(one) => void training.remove(one)}
                switchSource={(one, isOn) => void training.switchSource(one, isOn)}
              />
            ))}
          </ul>
        ) : null}
        {isReadOnly || view === null ? null : (
          <Button
            variant="quiet"
            size="small"
            className="sources__add"
            onClick={() => open({ window: "form", source: null, first: null })}
          >
            Add a source
          </Button>
        )}
      </section>
      <section className="designer__part">
        <h3 className="items__title">Training Tips</h3>
        <ul className="tips">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
      {opened?.window === "form" ? (
        <SourceForm
          projectId={projectId}
          source={opened.source}
          first={opened.first}
          upload={view?.upload ?? null}
          send={(input) =>
            opened.source ? training.change(opened.source, input) : training.add(input)
          }
          close={() => open(null)}
        />
      ) : null}
      {opened?.window === "text" ? (
        <SourceText projectId={projectId} source={opened.source} close={() => open(null)} />
      ) : null}
    </>
  );
}
