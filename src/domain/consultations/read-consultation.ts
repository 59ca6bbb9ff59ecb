import { AppError } from "#errors";
import type { ConsultationSession } from "./contract.ts";
import type { ConsultationDeps } from "./deps.ts";
import { type ConsultationRow, selectOpenCall } from "./queries.ts";

/** The visitor's running call, for a page that was loaded anew; null where none runs. */
export async function readConsultation(
  visitorKey: string,
  { db, clock }: Pick<ConsultationDeps, "db" | "clock">,
): Promise<ConsultationSession | null> {
  const row = await selectOpenCall(db, visitorKey);
  return row?.status === "running" && row.endsBy > clock() ? sessionOf(row) : null;
}

/** What the visitor's page needs. @throws AppError consultation_over where it was ended meanwhile */
export function sessionOf(row: ConsultationRow): ConsultationSession {
  if (row.status !== "running") throw new AppError("consultation_over");
  return {
    id: row.id,
    url: row.url,
    personaName: row.personaName ?? "",
    isDemo: row.provider === "built-in",
    startedAt: row.startedAt.toISOString(),
    endsBy: row.endsBy.toISOString(),
  };
}
