import type { Context } from "hono";
import type { Person } from "#domain/identity/contract.ts";
import { AppError, refuseInvalid } from "#errors";
import type { HttpEnv } from "../env.ts";
import { readJson } from "../read-json.ts";

// Endpoints below a project: what a workspace and its designers ask for. Each use case asks the database for the person's
// rights; a project that isn't theirs is not found.

export const noStore = { "cache-control": "no-store" };

/** `part`: a further part of the address, by its name in the route; empty where the route has none. */
export type ProjectCall = {
  actor: Person;
  projectId: string;
  part: (name: string) => string;
  context: Context<HttpEnv>;
};

/** Who asks, and for which project (`:projectId`). @throws AppError signed_out */
export async function projectCallOf(context: Context<HttpEnv>): Promise<ProjectCall> {
  const actor = await context.get("visit").actor();
  if (!actor) throw new AppError("signed_out");
  const part = (name: string) => context.req.param(name) ?? "";
  return { actor, projectId: part("projectId"), part, context };
}

/** Answers with what `work` gives, as JSON; `{}` where it gives nothing. */
export const reads =
  (work: (call: ProjectCall) => Promise<unknown>) => async (context: Context<HttpEnv>) =>
    context.json(
      (await refuseInvalid(() => projectCallOf(context).then(work))) ?? {},
      200,
      noStore,
    );

/** The same, for what sends JSON along. */
export const does = (work: (call: ProjectCall & { input: unknown }) => Promise<unknown>) =>
  reads(async (call) => work({ ...call, input: await readJson(call.context) }));
