import { riskNotice } from "#content/risk-notice.ts";
import type { Actor } from "#domain/identity/index.ts";
import { writeBriefPdf } from "#kit/pdf/write-brief-pdf.ts";
import { briefOf } from "./configuration/brief-of.ts";
import type { ProjectDeps } from "./deps.ts";
import { readProject } from "./read-project.ts";

/**
 * A project's brief as a PDF, as it was last saved.
 * @throws AppError signed_out, not_found
 */
export async function writeBrief(
  actor: Actor,
  id: string,
  deps: Pick<ProjectDeps, "db" | "clock" | "brandName">,
): Promise<Uint8Array> {
  const { serviceType, updatedAt, ...document } = await readProject(actor, id, deps);
  const note = serviceType === "trading-tool" ? riskNotice : undefined;
  const brief = { ...briefOf(serviceType, document), date: updatedAt, ...(note && { note }) };
  return writeBriefPdf(brief, { brandName: deps.brandName });
}
