import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { Change, Json } from "#kit/json-changes.ts";
import type { DeploymentView, ServiceType, VersionView } from "./contract.ts";

/** What a search looks into, in small letters. */
const searched = sql`lower(name || ' ' || description)`;
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const projects = pgTable(
  "projects",
  {
    id: text().primaryKey(),
    ownerId: text("owner_id").notNull(),
    name: text().notNull(),
    description: text().notNull(),
    serviceType: text("service_type").$type<ServiceType>().notNull(),
    configuration: jsonb().$type<Json>().notNull(),
    schemaVersion: integer("schema_version").notNull(),
    revision: integer().notNull(),
    templateId: text("template_id"),
    origin: text(),
    state: text().$type<"draft" | "live" | "paused">().notNull().default("draft"),
    publishedRevision: integer("published_revision"),
    address: text(),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    deletedAt: time("deleted_at"),
  },
  (t) => [
    index("projects_owner").on(t.ownerId, t.updatedAt, t.id),
    index("projects_owner_type").on(t.ownerId, t.serviceType, t.updatedAt, t.id),
    index("projects_updated").on(t.updatedAt, t.id),
    index("projects_deleted")
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
    index("projects_search").using("gin", sql`(${searched}) gin_trgm_ops`),
    uniqueIndex("projects_address").on(t.address),
    uniqueIndex("projects_origin").on(t.ownerId, t.origin),
  ],
);
describeColumns(projects, {
  id: ["names the project", "customer"],
  ownerId: ["whose it is", "customer"],
  name: ["as its owner calls it", "customer"],
  description: ["what it is for", "customer"],
  serviceType: ["what is designed", "customer"],
  configuration: ["the draft", "customer"],
  schemaVersion: ["the version of the configuration's schema", "customer"],
  revision: ["counts saves; what a later save is based on", "customer"],
  templateId: ["the template it started from", "customer"],
  origin: ["the quote, order or conversation it started from, so that it starts once", "customer"],
  state: ["whether something of it is live", "customer"],
  publishedRevision: ["the version that runs", "customer"],
  address: ["where what is published is reached; it stays once chosen", "customer"],
  createdAt: ["when it was started", "customer"],
  updatedAt: ["when the draft was last saved", "customer"],
  deletedAt: ["when it was put in the bin", "customer"],
});

export const projectVersions = pgTable(
  "project_versions",
  {
    projectId: text("project_id").notNull(),
    revision: integer().notNull(),
    kind: text().$type<VersionView["kind"]>().notNull(),
    label: text(),
    name: text().notNull(),
    description: text().notNull(),
    configuration: jsonb().$type<Json>().notNull(),
    schemaVersion: integer("schema_version").notNull(),
    changes: jsonb().$type<{ first: Change[]; count: number }>().notNull(),
    savedBy: text("saved_by").notNull(),
    savedAt: time("saved_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.revision] }),
    index("project_versions_saved_by").on(t.savedBy),
    index("project_versions_saved_at").on(t.savedAt),
  ],
);
describeColumns(projectVersions, {
  projectId: ["of which project", "customer"],
  revision: ["which save", "customer"],
  kind: ["what made it", "customer"],
  label: ["its name, if somebody gave one: such versions are kept", "customer"],
  name: ["the project's name then", "customer"],
  description: ["its description then", "customer"],
  configuration: ["the draft then", "customer"],
  schemaVersion: ["the version of its schema", "customer"],
  changes: ["the first changes against the version before, and how many", "customer"],
  savedBy: ["who saved", "customer"],
  savedAt: ["when", "customer"],
});

export const projectMembers = pgTable(
  "project_members",
  {
    projectId: text("project_id").notNull(),
    userId: text("user_id").notNull(),
    role: text().$type<"editor" | "viewer">().notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.userId] }),
    index("project_members_user").on(t.userId),
  ],
);
describeColumns(projectMembers, {
  projectId: ["of which project", "customer"],
  userId: ["who was invited to it", "customer"],
  role: ["what they may do", "customer"],
  createdAt: ["since when", "customer"],
});

export const projectDeployments = pgTable(
  "project_deployments",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    number: integer().notNull(),
    revision: integer().notNull(),
    serviceType: text("service_type").$type<ServiceType>().notNull(),
    name: text().notNull(),
    configuration: jsonb().$type<Json>().notNull(),
    schemaVersion: integer("schema_version").notNull(),
    state: text().$type<DeploymentView["state"]>().notNull(),
    publishedBy: text("published_by").notNull(),
    publishedAt: time("published_at").notNull().defaultNow(),
    changedAt: time("changed_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("project_deployments_number").on(t.projectId, t.number),
    uniqueIndex("project_deployments_running")
      .on(t.projectId)
      .where(sql`state <> 'retired'`),
    index("project_deployments_published_by").on(t.publishedBy),
  ],
);
describeColumns(projectDeployments, {
  id: ["names the deployment", "customer"],
  projectId: ["of which project", "customer"],
  number: ["counts the project's deployments", "customer"],
  revision: ["the version that was frozen", "customer"],
  serviceType: ["what runs", "customer"],
  name: ["the project's name when it was frozen", "customer"],
  configuration: ["what runs, frozen", "customer"],
  schemaVersion: ["the version of its schema", "customer"],
  state: ["live, paused or retired", "customer"],
  publishedBy: ["who published it", "customer"],
  publishedAt: ["when", "customer"],
  changedAt: ["when its state last changed", "customer"],
});

/** Read-only links; the id is the secret of the address. */
export const projectLinks = pgTable(
  "project_links",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    expiresAt: time("expires_at"),
  },
  (t) => [
    index("project_links_project").on(t.projectId, t.createdAt),
    index("project_links_created_by").on(t.createdBy),
  ],
);
describeColumns(projectLinks, {
  id: ["the secret in the link", "customer"],
  projectId: ["what it shows", "customer"],
  createdBy: ["who made it", "customer"],
  createdAt: ["when", "customer"],
  expiresAt: ["when it stops working; null: when it is revoked", "customer"],
});

/** Invitations that wait for their answer; the id is the secret of the mailed link. */
export const projectInvites = pgTable(
  "project_invites",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    email: text().notNull(),
    role: text().$type<"editor" | "viewer">().notNull(),
    invitedBy: text("invited_by").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("project_invites_email").on(t.projectId, t.email),
    index("project_invites_person").on(t.email),
    index("project_invites_invited_by").on(t.invitedBy),
    index("project_invites_expires").on(t.expiresAt),
  ],
);
describeColumns(projectInvites, {
  id: ["the secret in the mailed link", "customer"],
  projectId: ["to which project", "customer"],
  email: ["who is invited, in small letters", "customer"],
  role: ["what they may do", "customer"],
  invitedBy: ["by whom", "customer"],
  createdAt: ["when", "customer"],
  expiresAt: ["until when it can be accepted", "customer"],
});

/** Open workspaces, so that people see who else is there. */
export const projectPresence = pgTable(
  "project_presence",
  {
    projectId: text("project_id").notNull(),
    tabId: text("tab_id").notNull(),
    userId: text("user_id").notNull(),
    seenAt: time("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.tabId] }),
    index("project_presence_seen").on(t.seenAt),
    index("project_presence_user").on(t.userId),
  ],
);
describeColumns(projectPresence, {
  projectId: ["which workspace is open", "operations"],
  tabId: ["in which tab", "operations"],
  userId: ["whose", "operations"],
  seenAt: ["when the tab was last heard of", "operations"],
});
