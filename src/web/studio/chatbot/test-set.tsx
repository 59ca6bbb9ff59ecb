import { useState } from "react";
import type { BotTestView } from "#domain/chatbots/contract.ts";
import type { SourceView } from "#domain/knowledge/contract.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Checkbox, Field, Select } from "../../ui/Field.tsx";
import { Close } from "../../ui/icons.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Tests } from "./use-tests.ts";

/** How many passed, and how many did before. */
function summaryOf(all: readonly BotTestView[]): string | null {
  const asked = all.filter(({ last }) => last !== null);
  if (asked.length === 0) return null;
  const passed = asked.filter(({ last }) => last?.hasPassed).length;
  const before = all.filter((one) => one.before !== null);
  const now = `${passed} of ${asked.length} passed`;
  if (before.length === 0) return now;
  return `${now}; ${before.filter((one) => one.before?.hasPassed).length} of ${before.length} last time`;
}

/** The questions that the draft has to answer, so that nobody publishes a bot that got worse. */
export function TestSet({
  tests,
  sources,
  isReadOnly,
}: {
  tests: Tests;
  sources: readonly SourceView[];
  isReadOnly: boolean;
}) {
  const { all, isRunning, problem } = tests;
  const summary = all && summaryOf(all);
  return (
    <div className="test-set">
      {problem ? (
        <Notice tone="brick" live>
          {problem}
        </Notice>
      ) : null}
      {all?.length === 0 ? (
        <p className="field__hint">
          No questions yet. Add those that the bot has to answer, and ask them again after each
          change.
        </p>
      ) : null}
      {all && all.length > 0 ? (
        <>
          <div className="test-set__head">
            <p role="status">{isRunning ? "Asking…" : summary}</p>
            {isReadOnly ? null : (
              <Button
                variant="solid"
                size="small"
                busy={isRunning}
                onClick={() => void tests.run()}
              >
                {isRunning ? "Asking…" : "Ask all"}
              </Button>
            )}
          </div>
          <ul className="test-set__list">
            {all.map((test) => (
              <TestRow
                key={test.id}
                test={test}
                remove={isReadOnly ? null : () => void tests.remove(test.id)}
              />
            ))}
          </ul>
        </>
      ) : null}
      {isReadOnly ? null : <AddTest add={tests.add} sources={sources} />}
    </div>
  );
}

function TestRow({
  test: { question, last, before, isUnanswerable, words },
  remove,
}: {
  test: BotTestView;
  remove: (() => void) | null;
}) {
  const gotWorse = last?.hasPassed === false && before?.hasPassed === true;
  return (
    <li className="test-set__one">
      <div className="test-set__question">
        <p dir="auto">{question}</p>
        <p className="field__hint">
          {isUnanswerable ? "Must say that it doesn’t know." : null}
          {words.length > 0 ? `Must say: ${words.join(", ")}` : null}
        </p>
        {last ? (
          <details className="field__hint">
            <summary>
              {last.hasPassed || last.missing.length === 0
                ? "What it said"
                : `Missing: ${last.missing.join(", ")}`}
            </summary>
            <p dir="auto">{last.text}</p>
          </details>
        ) : null}
      </div>
      {last ? (
        <Badge tone={last.hasPassed ? "moss" : "brick"}>
          {last.hasPassed ? "Passed" : gotWorse ? "Got worse" : "Failed"}
        </Badge>
      ) : (
        <Badge>Not asked</Badge>
      )}
      {remove ? (
        <IconButton label={`Delete “${question}”`} onClick={remove}>
          <Close />
        </IconButton>
      ) : null}
    </li>
  );
}

function AddTest({ add, sources }: { add: Tests["add"]; sources: readonly SourceView[] }) {
  const [question, setQuestion] = useState("");
  const [words, setWords] = useState("");
  const [sourceId, setSourceId] = useState("");
  const [isUnanswerable, setUnanswerable] = useState(false);
  const submit = async () => {
    const isAdded = await add({
      question,
      words: words
        .split(",")
        .map((word) => word.trim())
        .filter((word) => word !== ""),
      sourceId: sourceId || null,
      isUnanswerable,
    });
    if (!isAdded) return;
    setQuestion("");
    setWords("");
  };
  return (
    <details className="test-set__add">
      <summary>Add a question</summary>
      <form
        className="designer"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          label="Question"
          name="question"
          required
          maxLength={500}
          value={question}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
        <Checkbox
          label="It must say that it doesn’t know"
          name="unanswerable"
          checked={isUnanswerable}
          onChange={({ currentTarget }) => setUnanswerable(currentTarget.checked)}
        />
        {isUnanswerable ? null : (
          <>
            <Field
              label="Words in a correct answer"
              name="words"
              optional
              hint="Separated by commas, such as: 5 euros, two days"
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <Select
              label="Source"
              name="source"
              value={sourceId}
              onChange={({ currentTarget }) => setSourceId(currentTarget.value)}
            >
              <option value="">Any</option>
              {sources.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </>
        )}
        <Button type="submit" variant="quiet" size="small">
          Add
        </Button>
      </form>
    </details>
  );
}
