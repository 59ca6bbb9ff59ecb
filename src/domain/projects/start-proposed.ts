import { z } from "zod";
import type { Actor } from "#domain/identity/index.ts";
import { type ProjectDocument, ProjectExport } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { readConfiguration } from "./read-configuration.ts";
import { startWith } from "./start-project.ts";

const StartProposed = z.object({
  /** The proposal as it was shown, in the form of an export. */
  proposal: ProjectExport,
  templateId: z.string().max(100).nullable(),
});

/**
 * Starts a project with the proposal that the acting person has seen. What the browser sends back is checked like any
 * other draft; whoever could change it may write the same in the designer.
 * @param origin `quote/…` or `order/…`, found out by the server; of each a person gets one project
 * @returns its id
 * @throws AppError signed_out, plan_limit, newer_version, too_large; ZodError beyond a limit
 */
export async function startProposed(
  actor: Actor,
  input: unknown,
  origin: string | null,
  deps: Pick<ProjectDeps, "db" | "clock" | "usage">,
): Promise<string> {
  const { proposal, templateId } = StartProposed.parse(input);
  const { serviceType: type, schemaVersion, name, description } = proposal;
  const document: ProjectDocument = {
    name,
    description,
    configuration: readConfiguration(type, proposal.configuration, schemaVersion),
  };
  return startWith(actor, { type, document, templateId, origin }, deps);
}
