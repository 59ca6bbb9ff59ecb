import { z } from "zod";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { serviceOf } from "./configuration/project-wish.ts";
import { newConfiguration } from "./configuration/types.ts";
import type { ProjectRole } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { requireProject } from "./rights.ts";

/** What a workspace asks a price for: its project, and the configuration in words (configuration/project-wish.ts). */
const ProjectWish = z.object({ projectId: z.string().max(64), wish: z.string().trim().max(5000) });

/**
 * The wish of a project as its workspace tells it, and the service that builds such projects.
 * @throws AppError invalid_input, signed_out, not_found, read_only where the acting person may not do what `needed` stands for
 */
export async function readWish(
  actor: Actor,
  input: unknown,
  needed: ProjectRole,
  { db }: Pick<ProjectDeps, "db">,
): Promise<{ projectId: string; wish: string; serviceId: string }> {
  const read = ProjectWish.safeParse(input);
  if (!read.success) throw new AppError("invalid_input", { cause: read.error });
  const { projectId, wish } = read.data;
  const { project } = await requireProject(db, actor, projectId, needed);
  return { projectId, wish, serviceId: serviceOf(newConfiguration(project.serviceType)) };
}
