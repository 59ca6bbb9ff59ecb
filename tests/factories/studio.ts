import { sql } from "drizzle-orm";
import { countedFiles, storeFile } from "#domain/files/index.ts";
import {
  allowPictures,
  countedProjects,
  LiveProjects,
  type ProjectDeps,
  readProject,
  saveProject,
  startProject,
} from "#domain/projects/index.ts";
import type { PlanId } from "#domain/usage/index.ts";
import { testDatabase } from "../database.ts";
import { accountsOn } from "./accounts.ts";
import { chunksOf, filesOn, pngOf } from "./files.ts";
import { peopleOn } from "./people.ts";
import { usageOn } from "./usage.ts";

/** A studio on a database of its own: people, and what they design. */
export async function openStudio() {
  const database = await testDatabase();
  const accounts = accountsOn(database).deps;
  const files = filesOn(database);
  let now: Date | null = null;
  const onPlan = (plan: PlanId) => ({
    usage: usageOn(database, { plan, held: { ...countedProjects.held, ...countedFiles.held } })
      .usage,
  });
  const deps: ProjectDeps = {
    db: database.db,
    clock: () => now ?? new Date(),
    publicUrl: "https://shop.test",
    brandName: "Ariaworks",
    adminSecondFactor: "optional",
    digest: files.digest,
    files: files.files,
    projects: { live: new LiveProjects(), activity: [], writer: null },
    ...onPlan("professional"),
  };
  /** What a workspace would send that changes nothing. */
  const draft = async (actor: { userId: string }, projectId: string) => {
    const view = await readProject(actor, projectId, deps);
    const { name, description, configuration, schemaVersion, revision } = view;
    return { name, description, configuration, schemaVersion, baseRevision: revision };
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
    draft,
    /** The same of a bot, to be changed. */
    async botDraft(actor: { userId: string }, projectId: string) {
      const sent = await draft(actor, projectId);
      if (!("chatbot" in sent.configuration)) throw new Error("It is no bot");
      return structuredClone({ ...sent, configuration: sent.configuration });
    },
    rows: async (query: string) => (await database.pool.query(query)).rows,
    /** Saves what a workspace sends. */
    save: (actor: { userId: string }, projectId: string, input: unknown) =>
      saveProject(actor, { projectId, input }, deps),
    /** A bot that begins as the template for after hours. */
    newBot: (actor: { userId: string }) =>
      startProject(actor, { templateId: "after-hours-support" }, deps),
    /** A picture that a member uploads for a project. */
    async uploadPicture(actor: { userId: string }, projectId: string, name = "logo.png") {
      const { ticket } = await allowPictures(actor, projectId, deps);
      const bytes = chunksOf(pngOf(5000));
      return storeFile(actor, { ticket, name, size: 5000, bytes }, deps);
    },
    empty: () =>
      database.db.execute(
        sql`truncate projects, project_versions, project_members, project_deployments, project_links, project_invites, project_presence, files, file_pieces, mails, audit_entries, events, event_deliveries, users cascade`,
      ),
  };
}
export type Studio = Awaited<ReturnType<typeof openStudio>>;
