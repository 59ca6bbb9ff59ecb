import { callLimits } from "#content/consultant.ts";
import {
  actNow,
  ConnectionFailed,
  type Mask,
  sendNow,
  signRequest,
} from "#domain/connections/index.ts";
import { ConsultantUnavailable, reserveUsage } from "#domain/consultant/index.ts";
import { findAddressOf } from "#domain/identity/index.ts";
import { queueMail } from "#domain/mail/index.ts";
import { AppError } from "#errors";
import { dayMs } from "#kit/time.ts";
import { StepFailed, type StepPowers } from "#steps/contract.ts";
import { approvalAddress } from "./approval-address.ts";
import { approvalMail } from "./approval-mail.ts";
import type { StepUsage } from "./contract.ts";
import type { AutomationDeps } from "./deps.ts";
import { filePowers } from "./file-powers.ts";
import { countStepsSince, type RunRow } from "./queries.ts";
import { rowPowers } from "./row-powers.ts";
import { mailsPerDay } from "./rules.ts";
import { studioPowers } from "./studio-powers.ts";

/** Tells a called address how deep in a chain of automations the call comes from; our webhooks look at it. */
export const depthHeader = "x-automation-depth";

type Doing = {
  run: RunRow;
  key: string;
  connectionId: string;
  /** Of its connections' secrets, and of those that the step sends along. */
  mask: Mask;
  /** Notes what a model used for the step. */
  spent: (usage: StepUsage) => void;
};

/** What a step of a run can do, in the name of the automation's owner. */
export function powersOf(
  { run, key, connectionId, mask, spent }: Doing,
  deps: AutomationDeps,
): StepPowers {
  const { db, clock } = deps;
  const { projectId, ownerId } = run;
  return {
    async request({ headers, ...call }) {
      const at = { connectionId, url: call.url };
      const signed =
        connectionId === ""
          ? null
          : await signRequest(ownerId, at, deps).catch((error: unknown) => {
              throw connectionProblem(error);
            });
      const answer = await deps.automations.call({
        ...call,
        headers: { ...headers, ...signed?.headers, [depthHeader]: String(run.depth + 1) },
      });
      await signed?.answered(answer.status);
      // Before anything is quoted: half of a secret isn't recognised.
      const named = Object.entries(answer.headers).map(([name, value]) => [name, mask.text(value)]);
      return { ...answer, text: mask.text(answer.text), headers: Object.fromEntries(named) };
    },

    async mail({ key: mailKey, to, subject, text }) {
      const since = new Date(clock().getTime() - dayMs);
      if ((await countStepsSince(db, { ownerId, type: "email", since })) >= mailsPerDay)
        throw new StepFailed(`Automations send ${mailsPerDay} emails a day; today’s are sent.`);
      const replyTo = (await findAddressOf(db, ownerId))?.email;
      await queueMail(db, { key: `automation/${mailKey}`, to, subject, text, replyTo });
    },

    ask: (request) => askModel(request, { projectId, spent }, deps),

    async contact({ note, ...contact }) {
      const now = clock().toISOString();
      try {
        const { status, text, kind } = await sendNow(
          ownerId,
          {
            connectionId,
            message: {
              id: `${run.id}/${key}`,
              event: "automation.contact",
              subject: `project/${projectId}`,
              at: now,
              data: {
                ...contact,
                id: `${run.id}/${key}`,
                botName: "Automation",
                page: null,
                said: note,
                takenAt: now,
              },
            },
          },
          deps,
        );
        return { status, text, kind };
      } catch (error) {
        throw connectionProblem(error);
      }
    },

    async act(name, input) {
      try {
        const action = { name, input, key: `${run.id}/${key}` };
        return await actNow(ownerId, { connectionId, action }, deps);
      } catch (error) {
        throw connectionProblem(error);
      }
    },
    async handOver(event, data) {
      try {
        const id = `${run.id}/${key}`;
        const at = clock().toISOString();
        const message = { id, event, subject: `project/${projectId}`, at, data: { data } };
        const { status, text, kind } = await sendNow(ownerId, { connectionId, message }, deps);
        return { status, text, kind };
      } catch (error) {
        throw connectionProblem(error);
      }
    },

    ...rowPowers({ projectId, ownerId }, deps),
    ...studioPowers({ run, key }, deps),
    ...filePowers({ run, key }, deps),

    async askApproval({ to, question, days }) {
      const address = to === "" ? (await findAddressOf(db, ownerId))?.email : to;
      if (!address) throw new StepFailed("There is no one to ask: enter an address.");
      const until = new Date(clock().getTime() + days * dayMs);
      const link = approvalAddress({ runId: run.id, key }, deps);
      await queueMail(
        db,
        approvalMail({ key: `${run.id}/${key}`, to: address, question, link, until }, deps),
      );
      return until;
    },
  };
}

function connectionProblem(error: unknown): Error {
  if (error instanceof ConnectionFailed) {
    const mayRetry = ["rate_limited", "server", "unreachable", "timeout"].includes(error.reason);
    return new StepFailed(error.message, { mayRetry, retryAfterMs: error.retryAfterMs });
  }
  if (error instanceof AppError && error.code === "not_found")
    return new StepFailed("The connection of this step was deleted.");
  return error instanceof AppError ? new StepFailed(error.message) : (error as Error);
}

async function askModel(
  { instructions, text, shape, signal }: Parameters<StepPowers["ask"]>[0],
  { projectId, spent }: { projectId: string; spent: Doing["spent"] },
  deps: AutomationDeps,
): Promise<unknown> {
  const { writer } = deps.projects;
  if (!writer) throw new StepFailed("No AI provider is set up, so this step can’t be done.");
  const request = { ...callLimits.project, instructions, sentence: text, draft: "", shape };
  const inputTokens = Math.ceil((instructions.length + text.length) / 2) + 500;
  const spender = { visitor: null, address: null, desk: projectId };
  try {
    const reserved = await reserveUsage(
      spender,
      { inputTokens, outputTokens: request.maxTokens },
      deps,
    );
    const { written, usage } = await writer.write(request, { signal });
    await reserved.settle(usage);
    const microUsd = Math.ceil(deps.consultant.ai.priceOf(usage));
    spent({ inputTokens: usage.inputTokens, outputTokens: usage.outputTokens, microUsd });
    return written;
  } catch (error) {
    if (error instanceof AppError) throw new StepFailed(error.message);
    if (error instanceof ConsultantUnavailable)
      throw new StepFailed(error.message, { mayRetry: true });
    throw error;
  }
}
