import { z } from "zod";
import { type Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import type { ProjectDocument, VersionView } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { readDocument } from "./document.ts";
import { selectVersion, selectVersions, setVersionLabel } from "./queries-versions.ts";
import { requireLockedProject, requireProject } from "./rights.ts";
import { writeDocument } from "./save-project.ts";

type Deps = Pick<ProjectDeps, "db" | "clock">;
const pageSize = 30;
const Label = z.string().trim().max(100);

/**
 * A project's versions, newest first, 30 at once; `before` is the last revision of the page before, or null.
 * @throws AppError signed_out, not_found
 */
export async function listVersions(
  actor: Actor,
  { projectId, before }: { projectId: string; before: number | null },
  { db }: Pick<Deps, "db">,
): Promise<{ items: VersionView[]; next: number | null }> {
  await requireProject(db, actor, projectId);
  const rows = await selectVersions(db, projectId, before, pageSize);
  const items = rows.slice(0, pageSize).map((row) => ({
    revision: row.revision,
    label: row.label,
    kind: row.kind,
    savedBy: row.savedByName ?? "A former member",
    savedAt: row.savedAt.toISOString(),
    changes: row.changes.first,
    changeCount: row.changes.count,
  }));
  return { items, next: rows.length > pageSize ? (items.at(-1)?.revision ?? null) : null };
}

/** What a version held, in today's schema. @throws AppError signed_out, not_found */
export async function readVersion(
  actor: Actor,
  { projectId, revision }: { projectId: string; revision: number },
  { db }: Pick<Deps, "db">,
): Promise<ProjectDocument> {
  const { project } = await requireProject(db, actor, projectId);
  const version = await selectVersion(db, projectId, revision);
  if (!version) throw new AppError("not_found");
  return readDocument(project.serviceType, version);
}

/** Names a version, so that it is kept; an empty name takes it away. @throws AppError signed_out, not_found, read_only */
export const nameVersion = (
  actor: Actor,
  { projectId, revision, label }: { projectId: string; revision: number; label: string },
  deps: Deps,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await requireLockedProject(tx, actor, projectId, "editor");
    const name = Label.parse(label);
    if (!(await setVersionLabel(tx, projectId, revision, name === "" ? null : name)))
      throw new AppError("not_found");
  });

/**
 * Makes an older version the draft again, as a new version, so that nothing is lost.
 * @returns the new revision
 * @throws AppError signed_out, not_found, read_only
 */
export const restoreVersion = (
  actor: Actor,
  { projectId, revision }: { projectId: string; revision: number },
  deps: Deps,
): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const { project, userId } = await requireLockedProject(tx, actor, projectId, "editor");
    const version = await selectVersion(tx, projectId, revision);
    if (!version) throw new AppError("not_found");
    const document = readDocument(project.serviceType, version);
    const saved = await writeDocument(tx, { project, document, userId, kind: "restore" }, deps);
    return saved.revision;
  });
