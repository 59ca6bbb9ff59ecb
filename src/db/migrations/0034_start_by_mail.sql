CREATE TABLE "automation_mailboxes" (
	"project_id" text NOT NULL,
	"trigger_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"connection_id" text NOT NULL,
	"place" jsonb,
	"checked_at" timestamp (3) with time zone,
	"problem" text NOT NULL,
	CONSTRAINT "automation_mailboxes_project_id_trigger_id_pk" PRIMARY KEY("project_id","trigger_id")
);
--> statement-breakpoint
CREATE INDEX "automation_mailboxes_owner" ON "automation_mailboxes" USING btree ("owner_id");