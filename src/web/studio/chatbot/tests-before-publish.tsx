import type { BotTestView } from "#domain/chatbots/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useTests } from "./use-tests.ts";

const gotWorse = ({ last, before }: BotTestView) =>
  last?.hasPassed === false && before?.hasPassed === true;

/** What the test set says before a bot is published: how its questions went, and a way to ask them again. */
export default function TestsBeforePublish({
  projectId,
  save,
}: {
  projectId: string;
  save: () => Promise<boolean>;
}) {
  const { all, isRunning, problem, run } = useTests(projectId, save);
  if (!all || all.length === 0) return null;
  const asked = all.filter(({ last }) => last !== null);
  const passed = asked.filter(({ last }) => last?.hasPassed).length;
  const worse = all.filter(gotWorse);
  const isGood = asked.length === all.length && passed === all.length;
  return (
    <Notice tone={isGood ? "moss" : "amber"} live title="Test set">
      <p>
        {asked.length === 0
          ? "Its questions haven’t been asked yet."
          : `${passed} of ${all.length} questions passed when they were last asked.`}
      </p>
      {worse.length > 0 ? (
        <>
          <p>These passed before and fail now:</p>
          <ul className="workspace-dialog__list">
            {worse.map(({ id, question }) => (
              <li key={id}>{question}</li>
            ))}
          </ul>
        </>
      ) : null}
      {problem ? <p>{problem}</p> : null}
      <Button variant="quiet" size="small" busy={isRunning} onClick={() => void run()}>
        {isRunning ? "Asking…" : "Ask the draft now"}
      </Button>
    </Notice>
  );
}
