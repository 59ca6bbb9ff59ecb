import { requireAdmin, type AccountDeps, type Actor } from "#domain/accounts/index.ts";
import { listAlerts } from "#domain/operations/index.ts";
import { namesOf } from "./read-person.ts";

/** The page's alerts, and the names of the admins who resolved some. @throws AppError forbidden */
export async function readAlerts(actor: Actor, after: string, deps: AccountDeps) {
  await requireAdmin(deps.db, actor, deps);
  const alerts = await listAlerts(after, deps);
  const people = alerts.resolved.flatMap(({ resolvedBy }) =>
    resolvedBy === null || resolvedBy === "system" || resolvedBy === actor.userId
      ? []
      : [resolvedBy],
  );
  return { ...alerts, names: await namesOf(actor, people, deps) };
}
