import { useCallback, useEffect, useState } from "react";
import type { BotTestForm, BotTestView } from "#domain/chatbots/contract.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { callBot } from "./call-bot.ts";

export type Tests = {
  /** Null until they were read. */
  all: readonly BotTestView[] | null;
  isRunning: boolean;
  problem: string | null;
  add: (test: BotTestForm) => Promise<boolean>;
  remove: (id: string) => Promise<void>;
  /** Asks the draft all of them. */
  run: () => Promise<void>;
};

/** A bot's test set: questions that its draft is asked again after each change. */
export function useTests(projectId: string, save: () => Promise<boolean>): Tests {
  const [all, setAll] = useState<readonly BotTestView[] | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(refusalWords(error));
      return false;
    }
  }, []);
  const read = useCallback(
    () => attempt(async () => setAll(await callBot<BotTestView[]>(projectId, "tests"))),
    [attempt, projectId],
  );
  useEffect(() => {
    // Told later, when the answer is there.
    // oxlint-disable-next-line react/set-state-in-effect
    void read();
  }, [read]);
  const add = useCallback(
    async (test: BotTestForm) =>
      (await attempt(() => callBot(projectId, "tests", { input: test }))) && read(),
    [attempt, projectId, read],
  );
  return {
    all,
    isRunning,
    problem,
    add,
    remove: async (id) => {
      if (await attempt(() => callBot(projectId, `tests/${id}/delete`, { input: {} })))
        await read();
    },
    run: async () => {
      setRunning(true);
      await attempt(async () => {
        if (!(await save())) throw new TypeError("not saved");
        setAll(await callBot<BotTestView[]>(projectId, "tests/run", { input: {} }));
      });
      setRunning(false);
    },
  };
}
