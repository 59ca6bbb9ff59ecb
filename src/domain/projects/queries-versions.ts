import { and, desc, eq, getTableColumns, isNull, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import { users } from "#domain/identity/index.ts";
import { projectDeployments, projectVersions } from "./tables.ts";

export type VersionRow = typeof projectVersions.$inferSelect;

export async function insertVersion(
  tx: DbOrTx,
  version: typeof projectVersions.$inferInsert,
): Promise<void> {
  await tx.insert(projectVersions).values(version);
}

export async function selectVersion(
  db: DbOrTx,
  projectId: string,
  revision: number,
): Promise<VersionRow | null> {
  const [row] = await db.select().from(projectVersions).where(isVersion(projectId, revision));
  return row ?? null;
}
const isVersion = (projectId: string, revision: number) =>
  and(eq(projectVersions.projectId, projectId), eq(projectVersions.revision, revision));

const { configuration: _configuration, ...listed } = getTableColumns(projectVersions);
export type ListedVersion = Omit<VersionRow, "configuration"> & { savedByName: string | null };

/** Versions before a revision, newest first, without what they hold; one more than `limit` tells that there are more. */
export const selectVersions = (
  db: DbOrTx,
  projectId: string,
  before: number | null,
  limit: number,
): Promise<ListedVersion[]> =>
  db
    .select({ ...listed, savedByName: users.name })
    .from(projectVersions)
    .leftJoin(users, eq(users.id, projectVersions.savedBy))
    .where(
      and(
        eq(projectVersions.projectId, projectId),
        before === null ? undefined : lt(projectVersions.revision, before),
      ),
    )
    .orderBy(desc(projectVersions.revision))
    .limit(limit + 1);

/** Who saved after a revision, by id. */
export async function selectSaversSince(
  db: DbOrTx,
  projectId: string,
  revision: number,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ savedBy: projectVersions.savedBy })
    .from(projectVersions)
    .where(
      and(eq(projectVersions.projectId, projectId), sql`${projectVersions.revision} > ${revision}`),
    );
  return rows.map(({ savedBy }) => savedBy);
}

/** Names a version, or takes its name away. @returns whether there is such a version */
export async function setVersionLabel(
  tx: DbOrTx,
  projectId: string,
  revision: number,
  label: string | null,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(projectVersions)
    .set({ label })
    .where(isVersion(projectId, revision));
  return (rowCount ?? 0) > 0;
}

/**
 * Deletes saves before `time` that nobody named and nothing rests on, where the same person saved again within ten
 * minutes: of a burst of saves the last one stays.
 * @returns how many
 */
export async function deleteBurstsBefore(db: DbOrTx, time: Date): Promise<number> {
  const { rowCount } = await db.delete(projectVersions).where(
    and(
      lt(projectVersions.savedAt, time),
      eq(projectVersions.kind, "save"),
      isNull(projectVersions.label),
      sql`exists (select 1 from ${projectVersions} later
        where later.project_id = ${projectVersions.projectId} and later.revision > ${projectVersions.revision}
          and later.saved_by = ${projectVersions.savedBy}
          and later.saved_at < ${projectVersions.savedAt} + interval '10 minutes')`,
      sql`not exists (select 1 from ${projectDeployments} frozen
        where frozen.project_id = ${projectVersions.projectId} and frozen.revision = ${projectVersions.revision})`,
    ),
  );
  return rowCount ?? 0;
}
