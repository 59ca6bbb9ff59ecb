import type { Context } from "hono";
import { findOwnVisitor, keepOwnVisitor, type Visitor } from "#domain/conversations/index.ts";
import type { NounDeps } from "#domain/nouns.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";

type Deps = Pick<NounDeps, "db" | "digest" | "publicUrl">;

async function whoAsks(context: Context<HttpEnv>, { digest }: Deps) {
  const visit = context.get("visit");
  const address = digest("address", context.get("clientAddress"));
  return [(await visit.actor()) ?? "visitor", { cookie: visit.cookie, address }] as const;
}

/** Who asks, by their cookie; null where they never said anything, or what was said is an account's that isn't theirs. */
export const findVisitor = async (context: Context<HttpEnv>, deps: Deps): Promise<Visitor | null> =>
  findOwnVisitor(...(await whoAsks(context, deps)), deps);

/** The same. @throws AppError not_found where there is nobody */
export async function visitorOf(context: Context<HttpEnv>, deps: Deps): Promise<Visitor> {
  const visitor = await findVisitor(context, deps);
  if (!visitor) throw new AppError("not_found");
  return visitor;
}

/** Who says something: the visitor, or a new one with the cookie that makes them one. */
export const newVisitor = async (context: Context<HttpEnv>, deps: Deps) =>
  keepOwnVisitor(...(await whoAsks(context, deps)), deps);
