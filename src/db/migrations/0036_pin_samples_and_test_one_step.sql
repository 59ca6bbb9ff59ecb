CREATE TABLE "automation_pins" (
	"project_id" text NOT NULL,
	"item_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"data" jsonb,
	"pinned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "automation_pins_project_id_item_id_pk" PRIMARY KEY("project_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "automation_run_steps" ADD COLUMN "usage" jsonb;--> statement-breakpoint
ALTER TABLE "automation_runs" ADD COLUMN "given" jsonb;--> statement-breakpoint
CREATE INDEX "automation_pins_owner" ON "automation_pins" USING btree ("owner_id");