import { addLead, answerProgram, findBot } from "#domain/chatbots/index.ts";
import { findDraft } from "#domain/projects/index.ts";
import { generateVideo } from "#domain/videos/index.ts";
import { AppError } from "#errors";
import { StepFailed, type StepPowers } from "#steps/contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { insertSignal, selectSignal } from "./queries-signals.ts";
import { selectStartable } from "./queries-triggers.ts";
import { type RunRow, selectRunByKey } from "./queries.ts";
import { questionKey } from "./question-key.ts";
import { isTooDeep, maxDepth } from "./rules.ts";
import { startRun } from "./start-run.ts";

type StudioPowers = Pick<StepPowers, "startAutomation" | "makeVideo" | "askBot" | "takeLead">;

/** What steps can do with other projects of the automation's owner. */
export function studioPowers(
  { run, key }: { run: RunRow; key: string },
  deps: AutomationDeps,
): StudioPowers {
  const { db } = deps;
  const { ownerId } = run;
  const step = { runId: run.id, key };
  return {
    async askBot(projectId, question) {
      const bot = await findBot(db, projectId).catch(() => null);
      if (bot?.ownerId !== ownerId) throw new StepFailed("The chatbot isn’t live, or isn’t yours.");
      const session = questionKey(step);
      const input = { message: question, user_id: session, context: { session_id: session } };
      const reply = await answerProgram(bot, input, deps, session);
      await insertSignal(db, { ...step, topic: `conversation/${reply.conversation_id}` });
      const { reply: answer, sources, state } = reply;
      return { answer, sources, isAnswered: state === "answered" };
    },

    takeLead: (projectId, contact) =>
      db.transaction(async (tx) => {
        const lead = { projectId, ownerId, key: `${run.id}/${key}`, contact };
        const id = await addLead(tx, lead, deps).catch((error: unknown) => {
          if (error instanceof AppError && error.code === "not_found")
            throw new StepFailed("The chatbot isn’t live, or isn’t yours.");
          throw error;
        });
        await insertSignal(tx, { ...step, topic: `lead/${id}` });
        return id;
      }),

    async startAutomation({ projectId, data, waits }) {
      const depth = run.depth + 1;
      if (isTooDeep(depth))
        throw new StepFailed(
          `Automations may start each other ${maxDepth} times in a row. This looks like a circle.`,
        );
      return db.transaction(async (tx) => {
        const trigger = await selectStartable(tx, { projectId, ownerId });
        if (!trigger)
          throw new StepFailed(
            "The other automation isn’t live, or lacks the trigger “Another automation”.",
          );
        const { deploymentId, triggerId, type } = trigger;
        // A retry by hand is a new turn, and starts it again.
        const requestKey = `step/${run.id}/${key}/${run.turn}`;
        const started = await startRun(
          tx,
          {
            projectId,
            ownerId,
            plan: { deploymentId },
            trigger: { id: triggerId, type },
            data,
            key: requestKey,
            depth,
          },
          deps,
        );
        const id = started ?? (await selectRunByKey(tx, projectId, requestKey))?.id ?? "";
        if (waits) await insertSignal(tx, { ...step, topic: `run/${id}` });
        return id;
      });
    },

    makeVideo: (projectId) =>
      db.transaction(async (tx) => {
        const asked = await selectSignal(tx, step);
        if (asked?.topic) return asked.topic.replace("video/", "");
        const draft = await findDraft(tx, projectId);
        if (draft?.ownerId !== ownerId)
          throw new StepFailed("The video’s project was deleted, or isn’t yours.");
        const id = await generateVideo(
          { userId: ownerId },
          { projectId, input: { revision: draft.revision } },
          // In the same transaction as the note of it, so that it is asked for once.
          { ...deps, db: tx },
        );
        await insertSignal(tx, { ...step, topic: `video/${id}` });
        return id;
      }),
  };
}
