import { z } from "zod";
import type { Actor } from "#domain/identity/index.ts";
import { AppError } from "#errors";
import { projectWish, serviceOf } from "./configuration/project-wish.ts";
import { newConfiguration } from "./configuration/types.ts";
import type { ProjectDeps } from "./deps.ts";
import { readDocument } from "./document.ts";
import { requireProject } from "./rights.ts";

/** What a workspace asks a price for: its project, and the configuration in words (configuration/project-wish.ts). */
const ProjectWish = z.object({ projectId: z.string().max(64), wish: z.string().trim().max(5000) });
type ReadWish = { projectId: string; wish: string; serviceId: string };
type Deps = Pick<ProjectDeps, "db">;

function parse(input: unknown) {
  const read = ProjectWish.safeParse(input);
  if (!read.success) throw new AppError("invalid_input", { cause: read.error });
  return read.data;
}

/**
 * The wish of a project as its workspace tells it while it is edited, and the service that builds such projects.
 * @throws AppError invalid_input, signed_out, not_found
 */
export async function readWish(actor: Actor, input: unknown, { db }: Deps): Promise<ReadWish> {
  const { projectId, wish } = parse(input);
  const { project } = await requireProject(db, actor, projectId);
  return { projectId, wish, serviceId: serviceOf(newConfiguration(project.serviceType)) };
}

/**
 * The wish of what is stored, for an order. What the workspace showed must be the same.
 * @throws AppError invalid_input, signed_out, not_found, read_only for viewers, not_saved where it isn't the same
 */
export async function readOrderedWish(
  actor: Actor,
  input: unknown,
  { db }: Deps,
): Promise<ReadWish> {
  const { projectId, wish: shown } = parse(input);
  const { project } = await requireProject(db, actor, projectId, "editor");
  const { configuration } = readDocument(project.serviceType, project);
  const wish = projectWish(configuration).trim();
  if (wish !== shown) throw new AppError("not_saved");
  return { projectId, wish, serviceId: serviceOf(configuration) };
}
