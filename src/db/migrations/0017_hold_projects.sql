CREATE TABLE "project_deployments" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"service_type" text NOT NULL,
	"name" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"state" text NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_invites" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_links" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "project_presence" (
	"project_id" text NOT NULL,
	"tab_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_presence_project_id_tab_id_pk" PRIMARY KEY("project_id","tab_id")
);
--> statement-breakpoint
CREATE TABLE "project_versions" (
	"project_id" text NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_versions_project_id_revision_pk" PRIMARY KEY("project_id","revision")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"service_type" text NOT NULL,
	"configuration" jsonb NOT NULL,
	"schema_version" integer NOT NULL,
	"revision" integer NOT NULL,
	"template_id" text,
	"origin" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"published_revision" integer,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "project_deployments_number" ON "project_deployments" USING btree ("project_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "project_deployments_running" ON "project_deployments" USING btree ("project_id") WHERE state <> 'retired';--> statement-breakpoint
CREATE INDEX "project_deployments_published_by" ON "project_deployments" USING btree ("published_by");--> statement-breakpoint
CREATE UNIQUE INDEX "project_invites_email" ON "project_invites" USING btree ("project_id","email");--> statement-breakpoint
CREATE INDEX "project_invites_person" ON "project_invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "project_invites_invited_by" ON "project_invites" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "project_invites_expires" ON "project_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "project_links_project" ON "project_links" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_links_created_by" ON "project_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "project_members_user" ON "project_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_presence_seen" ON "project_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "project_presence_user" ON "project_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_versions_saved_by" ON "project_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "project_versions_saved_at" ON "project_versions" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "projects_owner" ON "projects" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "projects_owner_type" ON "projects" USING btree ("owner_id","service_type","updated_at","id");--> statement-breakpoint
CREATE INDEX "projects_updated" ON "projects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "projects_deleted" ON "projects" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "projects_search" ON "projects" USING gin ((lower(name || ' ' || description)) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "projects_address" ON "projects" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_origin" ON "projects" USING btree ("owner_id","origin");