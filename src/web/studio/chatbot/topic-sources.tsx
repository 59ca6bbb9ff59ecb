import { useEffect, useState } from "react";
import type { BotTopicView } from "#domain/chatbots/contract.ts";
import type { SourceView } from "#domain/knowledge/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { callBot } from "./call-bot.ts";

/** Typing comes to rest before it is asked. */
const askAfterMs = 600;
const maxNamed = 3;

/** Which sources teach each topic; of a topic that none speaks of, that, and a way to teach it. */
export function TopicSources({
  projectId,
  topics,
  sources,
  teach,
}: {
  projectId: string;
  topics: readonly string[];
  sources: readonly SourceView[];
  /** Begins a question with its answer about a topic; null for who may not. */
  teach: ((topic: string) => void) | null;
}) {
  const [views, setViews] = useState<readonly BotTopicView[]>([]);
  // Asked again once something else was read, too.
  const state = sources.map(({ id, state: is, words, isOn }) => [id, is, words, isOn]);
  const asked = JSON.stringify({ topics, state });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const input = { topics: (JSON.parse(asked) as { topics: string[] }).topics };
      const { signal } = stop;
      callBot<BotTopicView[]>(projectId, "topics", { input, signal }).then(setViews, () => {});
    }, askAfterMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [projectId, asked]);
  if (topics.length === 0) return null;
  return (
    <div>
      <p className="field__hint" id="topics-taught">
        What your sources say about each topic:
      </p>
      <ul className="topic-sources" aria-labelledby="topics-taught">
        {topics.map((topic) => (
          <li key={topic}>
            <span>{topic}</span>
            <Taught
              topic={topic}
              titles={titlesOf(
                views.find((one) => one.topic === topic),
                sources,
              )}
              teach={teach}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function titlesOf(view: BotTopicView | undefined, sources: readonly SourceView[]) {
  if (!view) return null;
  return view.sourceIds.flatMap((id) => sources.find((one) => one.id === id)?.title ?? []);
}

function Taught({
  topic,
  titles,
  teach,
}: {
  topic: string;
  titles: readonly string[] | null;
  teach: ((topic: string) => void) | null;
}) {
  if (titles === null) return <span className="field__hint">Looking…</span>;
  if (titles.length > 0) {
    const more = titles.length - maxNamed;
    return (
      <span className="field__hint">
        {titles.slice(0, maxNamed).join(", ")}
        {more > 0 ? ` and ${more} more` : ""}
      </span>
    );
  }
  return (
    <span className="topic-sources__none">
      <Badge tone="amber">No matching source</Badge>
      {teach ? (
        <Button variant="plain" size="small" onClick={() => teach(topic)}>
          Add a question<span className="sr-only"> about {topic}</span>
        </Button>
      ) : null}
    </span>
  );
}
