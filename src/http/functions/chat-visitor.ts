import type { Context } from "hono";
import { keepOwnVisitor, ownVisitorKey, type Visitor } from "#domain/conversations/index.ts";
import { AppError } from "#errors";
import type { HttpEnv } from "../env.ts";
import type { WebDeps } from "../web-deps.ts";

type Deps = Pick<WebDeps, "db" | "digest" | "publicUrl">;

async function whoAsks(context: Context<HttpEnv>) {
  const visit = context.get("visit");
  return { cookie: visit.cookie, userId: (await visit.actor())?.userId ?? null };
}

/** Who asks, by their cookie; null where they never said anything, or what was said is an account's that isn't theirs. */
export async function findVisitor(context: Context<HttpEnv>, deps: Deps): Promise<Visitor | null> {
  const who = await whoAsks(context);
  const key = await ownVisitorKey(who, deps);
  return key === null ? null : { key, address: addressOf(context, deps), userId: who.userId };
}

/** The same. @throws AppError not_found where there is nobody */
export async function visitorOf(context: Context<HttpEnv>, deps: Deps): Promise<Visitor> {
  const visitor = await findVisitor(context, deps);
  if (!visitor) throw new AppError("not_found");
  return visitor;
}

/** Who says something: the visitor, or a new one with the cookie that makes them one. */
export async function newVisitor(
  context: Context<HttpEnv>,
  deps: Deps,
): Promise<{ visitor: Visitor; setCookie: string; isNew: boolean }> {
  const who = await whoAsks(context);
  const { key, ...kept } = await keepOwnVisitor(who, deps);
  return { visitor: { key, address: addressOf(context, deps), userId: who.userId }, ...kept };
}

const addressOf = (context: Context<HttpEnv>, { digest }: Deps) =>
  digest("address", context.get("clientAddress"));
