import type { DbOrTx } from "#db/open.ts";
import { readDeployed } from "#domain/projects/index.ts";
import type { Json } from "#kit/json-changes.ts";
import { selectAnswer } from "./queries.ts";

/**
 * What somebody answered, by the questions as they were asked, for automations that follow it; null where the answer was
 * deleted. Two questions of the same words are told apart by their ids.
 */
export async function findAnswer(
  db: DbOrTx,
  { projectId, answerId }: { projectId: string; answerId: string },
): Promise<Json | null> {
  const row = await selectAnswer(db, projectId, answerId);
  if (!row) return null;
  const configuration = await readDeployed(db, { projectId, deploymentId: row.deploymentId });
  const fields =
    configuration && "formInterface" in configuration ? configuration.formInterface.fields : [];
  const answers: Record<string, Json> = {};
  for (const [id, answer] of Object.entries(row.answers)) {
    const label = fields.find((field) => field.id === id)?.name.trim() || id;
    answers[Object.hasOwn(answers, label) ? id : label] = structuredClone(answer) as Json;
  }
  return { id: row.id, answers, language: row.language, at: row.createdAt.toISOString() };
}
