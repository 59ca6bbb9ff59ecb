import type { Tx } from "#db/open.ts";
import type { Actor } from "#domain/identity/index.ts";
import { type Conflict, diffJson, isSameJson, type Json, mergeJson } from "#kit/json-changes.ts";
import { configurationSchemas, schemaVersions } from "./configuration/types.ts";
import {
  type ProjectDocument,
  SaveProject,
  type SavedProject,
  type ServiceType,
  type VersionView,
} from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { documentJson, readDocument } from "./document.ts";
import { announceProject } from "./live-projects.ts";
import { keepPictures } from "./pictures.ts";
import {
  insertVersion,
  selectSaversSince,
  selectVersion,
  setVersionLabel,
} from "./queries-versions.ts";
import { type ProjectRow, selectNames, updateProject } from "./queries.ts";
import { readConfiguration } from "./read-configuration.ts";
import { requireLockedProject } from "./rights.ts";

type Deps = Pick<ProjectDeps, "db" | "clock">;

/** So many changes of a save are kept for the list of versions, each clipped. */
const [keptChanges, keptLength] = [5, 200];

/**
 * Saves a workspace's document. What others have saved since `baseRevision` is merged field by field; where both
 * changed one place, theirs stays and the conflict is answered, so that nothing is overwritten silently. The same save
 * sent twice changes nothing.
 * @param tabId names the tab that saves, so that it doesn't hear of its own save
 * @throws AppError signed_out, not_found, read_only, newer_version, too_large
 * @throws ZodError where the configuration is beyond a limit (spec studio.md §5, §9)
 */
export const saveProject = (
  actor: Actor,
  { projectId, tabId = null, input }: { projectId: string; tabId?: string | null; input: unknown },
  deps: Deps,
): Promise<SavedProject> =>
  deps.db.transaction(async (tx) => {
    const { project, userId } = await requireLockedProject(tx, actor, projectId, "editor");
    const sent = SaveProject.parse(input);
    const type = project.serviceType;
    const theirs = readDocument(type, project);
    const mine: ProjectDocument = {
      name: sent.name === "" ? theirs.name : sent.name,
      description: sent.description,
      configuration: readConfiguration(type, sent.configuration, sent.schemaVersion),
    };
    const base = await readBase(tx, project, sent.baseRevision, theirs);
    const { document, conflicts } = mergeDocuments(type, base, mine, theirs);
    const savers = await selectSaversSince(tx, projectId, sent.baseRevision);
    const saved = await writeDocument(
      tx,
      { project, document, userId, kind: "save", label: sent.label ?? null, tabId },
      deps,
    );
    const names = await selectNames(tx, savers);
    const mergedFrom = savers
      .filter((id) => id !== userId)
      .flatMap((id) => names.get(id) ?? "A former member");
    return { ...saved, document, conflicts, mergedFrom };
  });

/** What the sender began with; null where that version is no longer kept. */
async function readBase(
  tx: Tx,
  project: ProjectRow,
  baseRevision: number,
  theirs: ProjectDocument,
): Promise<ProjectDocument | null> {
  if (baseRevision === project.revision) return theirs;
  const version = await selectVersion(tx, project.id, baseRevision);
  return version && readDocument(project.serviceType, version);
}

/** Without a base, everything in which both differ is a conflict. */
function mergeDocuments(
  type: ServiceType,
  base: ProjectDocument | null,
  mine: ProjectDocument,
  theirs: ProjectDocument,
): { document: ProjectDocument; conflicts: Conflict[] } {
  const [before, ours, stored] = [
    base && documentJson(base),
    documentJson(mine),
    documentJson(theirs),
  ];
  const { merged, conflicts } = mergeJson(before ?? {}, ours, stored);
  const document = asDocument(type, merged);
  if (document) return { document, conflicts };
  // Two valid documents can add up to one beyond a limit: then theirs stays, and all of mine is told.
  const all = diffJson(stored, ours).map(({ path, from, to }) => ({
    path,
    mine: to,
    theirs: from,
  }));
  return { document: theirs, conflicts: all };
}

function asDocument(type: ServiceType, merged: Json): ProjectDocument | null {
  if (merged === null || typeof merged !== "object" || Array.isArray(merged)) return null;
  const { name, description, configuration } = merged;
  const read = configurationSchemas[type].safeParse(configuration);
  if (!read.success || typeof name !== "string" || typeof description !== "string") return null;
  return { name, description, configuration: read.data };
}

/**
 * Stores a document as the project's next revision, with its version; one that is the same stores nothing, but takes
 * the label.
 */
export async function writeDocument(
  tx: Tx,
  {
    project,
    document,
    userId,
    kind,
    label = null,
    tabId = null,
  }: {
    project: ProjectRow;
    document: ProjectDocument;
    userId: string;
    kind: VersionView["kind"];
    label?: string | null;
    tabId?: string | null;
  },
  { clock }: Pick<Deps, "clock">,
): Promise<{ revision: number; updatedAt: string }> {
  const type = project.serviceType;
  const before = documentJson(readDocument(type, project));
  const after = documentJson(document);
  if (isSameJson(before, after)) {
    if (label !== null) await setVersionLabel(tx, project.id, project.revision, label);
    return { revision: project.revision, updatedAt: project.updatedAt.toISOString() };
  }
  const revision = project.revision + 1;
  const now = clock();
  const changes = diffJson(before, after);
  const stored = {
    ...document,
    configuration: (after as { configuration: Json }).configuration,
    schemaVersion: schemaVersions[type],
  };
  await updateProject(tx, project.id, { ...stored, revision, updatedAt: now });
  await insertVersion(tx, {
    ...stored,
    projectId: project.id,
    revision,
    kind,
    label,
    changes: {
      first: changes.slice(0, keptChanges).map(({ path, from, to }) => ({
        path,
        from: clipped(from),
        to: clipped(to),
      })),
      count: changes.length,
    },
    savedBy: userId,
    savedAt: now,
  });
  await keepPictures(tx, project.id, document.configuration);
  await announceProject(tx, project.id, { type: "saved", revision, byId: userId, tabId });
  return { revision, updatedAt: now.toISOString() };
}

/** Short enough for a list. */
function clipped(value: Json | undefined): Json {
  if (typeof value === "string") return value.slice(0, keptLength);
  if (value === undefined) return null;
  const length = JSON.stringify(value).length;
  return length > keptLength ? (Array.isArray(value) ? [] : {}) : value;
}
