import { sql } from "drizzle-orm";
import {
  countedProjects,
  LiveProjects,
  type ProjectDeps,
  readProject,
} from "#domain/projects/index.ts";
import type { PlanId } from "#domain/usage/index.ts";
import { testDatabase } from "../database.ts";
import { accountsOn } from "./accounts.ts";
import { peopleOn } from "./people.ts";
import { usageOn } from "./usage.ts";

/** A studio on a database of its own: people, and what they design. */
export async function openStudio() {
  const database = await testDatabase();
  const accounts = accountsOn(database).deps;
  let now: Date | null = null;
  const onPlan = (plan: PlanId) => ({
    usage: usageOn(database, { plan, held: countedProjects.held }).usage,
  });
  const deps: ProjectDeps = {
    db: database.db,
    clock: () => now ?? new Date(),
    publicUrl: "https://shop.test",
    brandName: "Ariaworks",
    adminSecondFactor: "optional",
    projects: { live: new LiveProjects(), activity: [], writer: null },
    ...onPlan("professional"),
  };
  return {
    database,
    deps,
    /** The same where everybody has this plan. */
    onPlan: (plan: PlanId): ProjectDeps => ({ ...deps, ...onPlan(plan) }),
    people: peopleOn(database, accounts),
    /** Stops the clock at a time, or lets it go on. */
    setClock: (time: Date | null) => {
      now = time;
    },
    /** What a workspace would send that changes nothing. */
    async draft(actor: { userId: string }, projectId: string) {
      const view = await readProject(actor, projectId, deps);
      const { name, description, configuration, schemaVersion, revision } = view;
      return { name, description, configuration, schemaVersion, baseRevision: revision };
    },
    empty: () =>
      database.db.execute(
        sql`truncate projects, project_versions, project_members, project_deployments, project_links, project_invites, project_presence, mails, audit_entries, events, event_deliveries, users cascade`,
      ),
  };
}
export type Studio = Awaited<ReturnType<typeof openStudio>>;
