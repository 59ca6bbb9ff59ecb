import type { DbOrTx } from "#db/open.ts";
import { type Automation, readDeployed } from "#domain/projects/index.ts";
import type { RunRow } from "./queries.ts";

/** What a run goes by: its published version, or the draft that it tests; null where that version is gone. */
export async function planOf(
  { projectId, deploymentId, draft }: Pick<RunRow, "projectId" | "deploymentId" | "draft">,
  { db }: { db: DbOrTx },
): Promise<Automation | null> {
  if (draft || deploymentId === null) return draft;
  const configuration = await readDeployed(db, { projectId, deploymentId });
  return configuration && "automation" in configuration ? configuration.automation : null;
}
