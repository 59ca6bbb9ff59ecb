import { z } from "zod";
import { callLimits } from "#content/consultant.ts";
import { projectInstructions, typeInstructions } from "#content/project-instructions.ts";
import {
  type ConsultantDeps,
  ConsultantUnavailable,
  noteOutage,
  reserveUsage,
  type Spender,
} from "#domain/consultant/index.ts";
import { AppError } from "#errors";
import { secondMs } from "#kit/time.ts";
import { serviceTypes, type ServiceType } from "./configuration/types.ts";
import type { ServiceTemplate } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import type { WriteRequest } from "./ports.ts";
import { suggestProject } from "./suggest/suggest-project.ts";
import type { Proposer, ProposedProject, Suggestion } from "./suggest/suggestion.ts";
import { takeWritten } from "./suggest/take-written.ts";
import { maxSentenceLength } from "./suggest/told.ts";
import { shapeOf } from "./suggest/written-parts.ts";

/** Somebody waits for the page: after that our rules' proposal is shown. */
export const maxPatienceMs = 25 * secondMs;

type Deps = ConsultantDeps & { projects: Pick<ProjectDeps["projects"], "writer"> };
type Input = {
  sentence: string;
  templates: readonly ServiceTemplate[];
  /** Makes it this type instead of the one that the sentence tells. */
  as?: ServiceType | undefined;
};

/**
 * A first version of a project out of one sentence: written by the AI provider where there is one, over what our rules
 * propose; by the rules alone where there is none, where it can't answer in time, or where its limits are reached.
 * @param options `patienceMs` is how long the provider may take
 * @returns a proposal with its reasons and who made it, or the question which type it should be
 */
export async function proposeProject(
  input: Input,
  spender: Spender,
  deps: Deps,
  { patienceMs = maxPatienceMs } = {},
): Promise<{ suggestion: Suggestion; by: Proposer }> {
  const sentence = input.sentence.slice(0, maxSentenceLength);
  const byRules = suggestProject(sentence, input);
  const { writer } = deps.projects;
  if (!writer || sentence.trim() === "") return { suggestion: byRules, by: "rules" };
  const signal = AbortSignal.timeout(patienceMs);
  const write = (about: Pick<WriteRequest, "instructions" | "draft" | "shape">) =>
    ask({ ...about, ...callLimits.project, sentence }, spender, signal, { ...deps, writer });
  let known = byRules;
  try {
    if (known.kind === "ask") {
      const told = readToldType(
        await write({ instructions: typeInstructions, draft: "", shape: ToldType }),
      );
      if (!told) return { suggestion: known, by: "rules" };
      known = suggestProject(sentence, { ...input, as: told });
      if (known.kind === "ask") return { suggestion: known, by: "rules" };
    }
    const written = await write({
      instructions: projectInstructions,
      draft: draftOf(known),
      shape: shapeOf(known.serviceType),
    });
    const taken = takeWritten(known, written);
    return taken
      ? { suggestion: taken, by: "model" }
      : { suggestion: known, by: "rules-unreadable" };
  } catch (error) {
    if (error instanceof AppError && error.code === "ai_limit_reached")
      return { suggestion: known, by: "rules-limit" };
    if (error instanceof ConsultantUnavailable)
      return { suggestion: known, by: "rules-unavailable" };
    throw error;
  }
}

const ToldType = z.strictObject({ type: z.enum([...serviceTypes, "unclear"]) });
function readToldType(written: unknown): ServiceType | null {
  const read = ToldType.safeParse(written);
  return read.success && read.data.type !== "unclear" ? read.data.type : null;
}

const draftOf = ({ serviceType, name, configuration }: ProposedProject): string =>
  JSON.stringify({ type: serviceType, name, ...configuration });

/** A call outside of any transaction, within what may be spent. @throws AppError ai_limit_reached, ConsultantUnavailable */
async function ask(
  request: WriteRequest,
  spender: Spender,
  signal: AbortSignal,
  deps: ConsultantDeps & { writer: NonNullable<ProjectDeps["projects"]["writer"]> },
): Promise<unknown> {
  const reserved = await reserveUsage(spender, atMost(request), deps);
  try {
    const { written, usage } = await deps.writer.write(request, { signal });
    await reserved.settle(usage);
    return written;
  } catch (thrown) {
    const error =
      signal.aborted && !(thrown instanceof ConsultantUnavailable)
        ? new ConsultantUnavailable("timeout", "Request timeout", { cause: thrown })
        : thrown;
    if (error instanceof ConsultantUnavailable) {
      // What timed out or couldn't be read may have been charged for all the same.
      if (error.reason !== "timeout" && error.reason !== "bad_answer")
        await reserved.settle({ inputTokens: 0, outputTokens: 0 });
      await noteOutage(error, deps);
    }
    throw error;
  }
}

/** Rather too much than too little: a token is about four letters. The shape goes along in words, too. */
const atMost = (request: WriteRequest) => {
  const shape = JSON.stringify(z.toJSONSchema(request.shape, { io: "input" })).length;
  const words = request.instructions.length + request.sentence.length + request.draft.length;
  return { inputTokens: Math.ceil((words + 2 * shape) / 3), outputTokens: request.maxTokens };
};
