import { useCallback, useEffect, useState } from "react";
import type { SourceInput, SourceView, TrainingView } from "#domain/knowledge/contract.ts";
import { refusalWords } from "../../kit/api-call.ts";
import { callBot } from "./call-bot.ts";

/** While something is read, how often we look. */
const lookEveryMs = 1500;

export type Training = {
  /** Null until it was read for the first time. */
  view: TrainingView | null;
  /** What went wrong last, for the person. */
  problem: string | null;
  train: () => Promise<void>;
  refresh: () => Promise<void>;
  add: (input: SourceInput) => Promise<void>;
  change: (source: SourceView, input: SourceInput) => Promise<void>;
  switchSource: (source: SourceView, isOn: boolean) => Promise<void>;
  readAgain: (source: SourceView) => Promise<void>;
  remove: (source: SourceView) => Promise<void>;
};

/** How the training of a bot stands, looked at again as long as something is being read. */
export function useTraining(projectId: string, save: () => Promise<boolean>): Training {
  const [view, setView] = useState<TrainingView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const refresh = useCallback(async () => {
    try {
      setView(await callBot<TrainingView>(projectId, "training"));
      setProblem(null);
    } catch (error) {
      setProblem(refusalWords(error));
    }
  }, [projectId]);
  useEffect(() => {
    // Told later, when the answer is there.
    // oxlint-disable-next-line react/set-state-in-effect
    void refresh();
  }, [refresh]);
  const isRunning = view?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void refresh(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isRunning, refresh]);

  /** Does something and shows what came of it; what the server refuses is thrown for the form that asked. */
  const then = async (work: Promise<unknown>) => {
    await work;
    await refresh();
  };
  const at = (source: SourceView) => `sources/${source.id}`;
  /** For buttons without a form: what is refused stands above the list. */
  const told = async (work: Promise<unknown>) => {
    try {
      await then(work);
    } catch (error) {
      setProblem(refusalWords(error));
    }
  };
  return {
    view,
    problem,
    refresh,
    train: async () => {
      // What is typed into Training Data belongs to the draft: it is saved before it is learned.
      if (await save()) await told(callBot(projectId, "train", { input: {} }));
      else setProblem("The project couldn’t be saved, so nothing was trained. Save it first.");
    },
    add: (input) => then(callBot(projectId, "sources", { input })),
    change: (source, input) =>
      then(callBot(projectId, at(source), { method: "PATCH", input: { input } })),
    switchSource: (source, isOn) =>
      told(callBot(projectId, at(source), { method: "PATCH", input: { isOn } })),
    readAgain: (source) => told(callBot(projectId, "train", { input: { sourceId: source.id } })),
    remove: (source) => told(callBot(projectId, at(source), { method: "DELETE" })),
  };
}
