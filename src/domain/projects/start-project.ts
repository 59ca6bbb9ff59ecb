import { findTemplate } from "#content/service-templates.ts";
import type { Tx } from "#db/open.ts";
import { recordAudit } from "#domain/audit/index.ts";
import { type Actor, requirePerson, selectUser } from "#domain/identity/index.ts";
import { checkLimit } from "#domain/usage/index.ts";
import { AppError } from "#errors";
import { newId } from "#kit/ids.ts";
import {
  asJson,
  type Configuration,
  newConfiguration,
  schemaVersions,
} from "./configuration/types.ts";
import { ProjectExport, type ProjectDocument, type ServiceType, StartProject } from "./contract.ts";
import type { ProjectDeps } from "./deps.ts";
import { keepPictures, withoutPictures } from "./pictures.ts";
import { insertVersion } from "./queries-versions.ts";
import { insertProject, selectProjectByOrigin } from "./queries.ts";
import { readConfiguration } from "./read-configuration.ts";

type Deps = Pick<ProjectDeps, "db" | "clock" | "usage">;

/** Spec studio.md §3.1. */
const defaults = {
  name: "AI Service Project",
  description: "Custom AI-powered business solution",
  serviceType: "ai-video-agent",
} as const;

/**
 * Starts a project of the acting person: from a template, or empty with the defaults of spec studio.md §3.1.
 * @returns its id
 * @throws AppError signed_out, plan_limit, not_found where there is no such template
 */
export async function startProject(actor: Actor, input: unknown, deps: Deps): Promise<string> {
  const { name, serviceType, templateId } = StartProject.parse(input);
  const template = findTemplate(templateId);
  if (templateId && !template) throw new AppError("not_found");
  const type = template?.serviceType ?? serviceType ?? defaults.serviceType;
  const document: ProjectDocument = {
    name: name ?? template?.name ?? defaults.name,
    description: template?.description ?? defaults.description,
    configuration: template
      ? readConfiguration(type, template.configuration, template.schemaVersion ?? 1)
      : newConfiguration(type),
  };
  return startWith(actor, { type, document, templateId: template?.id ?? null }, deps);
}

/**
 * Starts a project out of an export.
 * @throws AppError signed_out, plan_limit, newer_version, too_large
 * @throws ZodError where it is no export, or beyond a limit
 */
export async function importProject(actor: Actor, input: unknown, deps: Deps): Promise<string> {
  const { serviceType: type, schemaVersion, ...given } = ProjectExport.parse(input);
  const configuration = withoutPictures(
    readConfiguration(type, given.configuration, schemaVersion),
  );
  const { name, description } = given;
  return startWith(
    actor,
    { type, document: { name, description, configuration }, kind: "import" },
    deps,
  );
}

/**
 * Starts a project with what somebody has seen and agreed to, as from a sentence. With an `origin` (`quote/…`,
 * `order/…`) a person gets one project of it, however often they ask.
 * @returns its id
 * @throws AppError signed_out, plan_limit
 */
export const startWith = (
  actor: Actor,
  start: {
    /** Chosen before, where something was stored for it; none: a new one. */
    id?: string;
    type: ServiceType;
    document: ProjectDocument;
    templateId?: string | null;
    origin?: string | null;
    kind?: "start" | "import";
  },
  deps: Deps,
): Promise<string> =>
  deps.db.transaction(async (tx) => {
    const ownerId = requirePerson(actor);
    const known = start.origin ? await selectProjectByOrigin(tx, ownerId, start.origin) : null;
    return known ?? insertStarted(tx, ownerId, start, deps);
  });

/** Inserts a project with its first version. @returns its id */
export async function insertStarted(
  tx: Tx,
  ownerId: string,
  {
    id = newId("proj"),
    type,
    document,
    templateId = null,
    origin = null,
    kind = "start",
  }: Parameters<typeof startWith>[1],
  deps: Pick<Deps, "clock" | "usage">,
): Promise<string> {
  await checkLimit(tx, { ownerId, what: "projects" }, deps);
  const now = deps.clock();
  const configuration =
    kind === "start"
      ? await inOwnersName(tx, ownerId, document.configuration)
      : document.configuration;
  const stored = {
    name: document.name,
    description: document.description,
    configuration: asJson(configuration),
    schemaVersion: schemaVersions[type],
  };
  const started = await insertProject(tx, {
    ...stored,
    id,
    ownerId,
    serviceType: type,
    revision: 1,
    templateId,
    origin,
    createdAt: now,
    updatedAt: now,
  });
  // Somebody was faster: of one origin there is one project.
  if (!started) return (await selectProjectByOrigin(tx, ownerId, origin ?? "")) ?? id;
  await insertVersion(tx, {
    ...stored,
    projectId: id,
    revision: 1,
    kind,
    changes: { first: [], count: 0 },
    savedBy: ownerId,
    savedAt: now,
  });
  await keepPictures(tx, id, configuration);
  await recordAudit(tx, {
    actor: ownerId,
    action: "project.started",
    subject: `project/${id}`,
    detail: { type },
  });
  return id;
}

/** A new form names its owner's company as who asks, where we know one. */
async function inOwnersName(
  tx: Tx,
  ownerId: string,
  configuration: Configuration,
): Promise<Configuration> {
  if (!("formInterface" in configuration) || configuration.formInterface.publisher)
    return configuration;
  const owner = await selectUser(tx, ownerId);
  const publisher = (owner?.company ?? "").trim().slice(0, 100);
  return { formInterface: { ...configuration.formInterface, publisher } };
}
