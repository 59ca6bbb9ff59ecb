import { z } from "zod";
import { defineEvent } from "#domain/events/contract.ts";
import type { Change, Conflict } from "#kit/json-changes.ts";
import { type Configuration, serviceTypes, type ServiceType } from "./configuration/types.ts";

export type { Automation } from "./configuration/automation.ts";
export type { Chatbot } from "./configuration/chatbot.ts";
export type { FieldProblem } from "./configuration/form-checks.ts";
export type { Answer } from "./configuration/form-flow.ts";
export type { FormEnding, FormField, FormInterface } from "./configuration/form-interface.ts";
export { ServiceTemplate, type TemplateOf } from "./configuration/service-template.ts";
export { type Configuration, serviceTypes, type ServiceType };

/** Who may do what: viewers look, editors change, the owner also publishes, shares and deletes. */
export const ProjectRole = z.enum(["owner", "editor", "viewer"]);
export type ProjectRole = z.infer<typeof ProjectRole>;

/** What people see of publishing: `changed` is live, and edited since. */
export type ProjectState = "draft" | "live" | "changed" | "paused";

export const projectName = z.string().trim().min(1, "Give the project a name.").max(100);
const Description = z.string().trim().max(500);

/** A project on the list. */
export type ProjectCard = {
  id: string;
  name: string;
  description: string;
  serviceType: ServiceType;
  state: ProjectState;
  /** What is live or paused: 4 is v4. */
  liveNumber: number | null;
  role: ProjectRole;
  /** Whose it is, where it isn't the reader's own. */
  ownerName: string | null;
  /** What its picture is drawn from. */
  configuration: Configuration;
  /** What it did in the last seven days, e.g. 12 answers, and how many of them wait for a person; null where nothing of it runs. */
  week: { count: number; noun: string; waiting: number } | null;
  updatedAt: string;
  /** Only in the bin: when it is deleted for good. */
  deletedForGoodAt: string | null;
};

/** A project by its name, for menus. */
export type NamedProject = Pick<ProjectCard, "id" | "name" | "serviceType">;

export const ProjectListQuery = z.object({
  search: z.string().trim().max(100).default(""),
  type: z.enum(["", ...serviceTypes]).catch(""),
  state: z.enum(["", "draft", "live", "paused", "bin"]).catch(""),
  after: z.string().max(100).default(""),
});
export type ProjectListQuery = z.infer<typeof ProjectListQuery>;

/** The part of a project that is edited, merged and kept in versions. */
export type ProjectDocument = { name: string; description: string; configuration: Configuration };

/** A project as its workspace opens it. */
export type ProjectView = ProjectDocument & {
  id: string;
  serviceType: ServiceType;
  /** `configuration` is in this version. */
  schemaVersion: number;
  /** Counts up with each save; what a save is based on. */
  revision: number;
  role: ProjectRole;
  ownerName: string;
  isPublic: boolean;
  templateId: string | null;
  createdAt: string;
  updatedAt: string;
  deployment: DeploymentView | null;
};

/** What is published, or was. One deployment of a project at most is live or paused. */
export type DeploymentView = {
  id: string;
  /** v1, v2, …: counts a project's deployments. */
  number: number;
  /** The revision that was frozen. */
  revision: number;
  state: "live" | "paused" | "retired";
  /** Where it is reached, e.g. `dental-intake-7k2m`. */
  address: string;
  publishedAt: string;
  publishedBy: string;
  /** The draft has been saved since with something different. */
  isChangedSince: boolean;
};

/** What runs of a deployment, for the noun that runs it: configuration as it was frozen, read in today's schema. */
export type RunningDeployment = {
  id: string;
  projectId: string;
  ownerId: string;
  name: string;
  serviceType: ServiceType;
  configuration: Configuration;
  state: "live" | "paused";
  address: string;
};

export { publishableTypes } from "./configuration/service-types.ts";

/** Starts a project: empty, from a template, or from an export. */
export const StartProject = z.object({
  name: projectName.optional(),
  serviceType: z.enum(serviceTypes).optional(),
  templateId: z.string().max(100).optional(),
});
export type StartProject = z.infer<typeof StartProject>;

/** What a workspace sends: the whole document, and the revision that it began from. */
export const SaveProject = z.object({
  baseRevision: z.int().min(0),
  schemaVersion: z.int().min(1),
  name: z.string().trim().max(100),
  description: Description,
  configuration: z.unknown(),
  /** Named versions are kept for good. */
  label: z.string().trim().min(1).max(100).optional(),
});
export type SaveProject = z.input<typeof SaveProject>;

/** The document after a save, with what others changed; conflicts hold what of mine isn't in it. */
export type SavedProject = {
  revision: number;
  updatedAt: string;
  document: ProjectDocument;
  conflicts: Conflict[];
  /** Names of those whose changes came in. */
  mergedFrom: string[];
};

/** One version in the history. */
export type VersionView = {
  revision: number;
  label: string | null;
  kind: "start" | "save" | "restore" | "publish" | "import";
  savedBy: string;
  savedAt: string;
  /** The first changes against the version before; `describeChanges` says them in words. */
  changes: Change[];
  changeCount: number;
};

export const RenameProject = z.object({ name: projectName });

/** An export, which imports again here or elsewhere. */
export const ProjectExport = z.object({
  format: z.literal("ariaworks-project"),
  formatVersion: z.literal(1),
  serviceType: z.enum(serviceTypes),
  schemaVersion: z.int().min(1),
  name: z.string().trim().min(1).max(100),
  description: z.string().max(500).default(""),
  configuration: z.unknown(),
});
export type ProjectExport = z.infer<typeof ProjectExport>;

/** What a workspace hears while it is open. */
export type ProjectEvent =
  | { type: "saved"; revision: number; by: string; tabId: string | null }
  | { type: "present"; people: { tabId: string; name: string; isMe: boolean }[] }
  | { type: "published" }
  /** Something may have been missed, or rights have changed: read the project again. */
  | { type: "resync" }
  | { type: "gone" };

/** A frozen version went live, was paused, or ended. */
export const projectPublished = defineEvent(
  "project.published",
  z.object({ projectId: z.string(), deploymentId: z.string(), serviceType: z.enum(serviceTypes) }),
);
export const projectStopped = defineEvent(
  "project.stopped",
  z.object({ projectId: z.string(), deploymentId: z.string(), isPaused: z.boolean() }),
);
/** A project was deleted for good; what other nouns keep for it goes, too. */
export const projectDeleted = defineEvent("project.deleted", z.object({ projectId: z.string() }));

/** How pictures of a project are uploaded; `accept` as file inputs take it. */
export type PictureUpload = { ticket: string; accept: string };
/** Short-lived addresses of a project's pictures, by the id that its configuration names. */
export type PictureLinks = Readonly<Record<string, string>>;

/** A read-only link (`/shared/{token}`). */
export type LinkView = { token: string; createdAt: string; expiresAt: string | null };
/** Somebody who works on a project, or is asked to. */
export type MemberView = {
  /** A person's id, or an invitation's. */
  id: string;
  name: string;
  email: string;
  role: ProjectRole;
  /** Waits for an answer. */
  isInvited: boolean;
};
export const CreateLink = z.object({
  /** Days until it stops working; none: until it is revoked. */
  days: z.enum(["", "1", "7", "30"]).default(""),
});
export const InviteMember = z.object({
  email: z.email("Enter an email address.").max(254),
  role: z.enum(["editor", "viewer"]),
});
/** How long an invitation can be accepted. */
export const inviteDays = 14;
/** How long a deleted project can be restored. */
export const binDays = 30;
/** Where an invitation is accepted; whoever has its token got it by mail. */
export const invitePath = (token: string): string => `/ai-service-design/invitations/${token}`;
/** The read-only page of a shared project. */
export const sharedPath = (token: string): string => `/shared/${token}`;
