import type { AccountDeps } from "#domain/accounts/index.ts";
import type { Person } from "#domain/identity/contract.ts";
import { listAlerts } from "#domain/operations/index.ts";
import { namesOf } from "../users/read-person.ts";

/** The page's alerts, and the names of the admins who resolved some. @throws AppError forbidden */
export async function readAlerts(actor: Person, after: string, deps: AccountDeps) {
  const alerts = await listAlerts(actor, after, deps);
  const people = alerts.resolved.flatMap(({ resolvedBy }) =>
    resolvedBy === null || resolvedBy === "system" || resolvedBy === actor.userId
      ? []
      : [resolvedBy],
  );
  return { ...alerts, names: await namesOf(actor, people, deps) };
}
