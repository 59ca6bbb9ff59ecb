CREATE TABLE "automation_rows" (
	"project_id" text NOT NULL,
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	"owner_id" text NOT NULL,
	"value" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "automation_rows_project_id_table_name_key_pk" PRIMARY KEY("project_id","table_name","key")
);
--> statement-breakpoint
CREATE TABLE "automation_run_steps" (
	"run_id" text NOT NULL,
	"key" text NOT NULL,
	"place" integer NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"input" jsonb NOT NULL,
	"output" jsonb,
	"branch" text,
	"problem" text,
	"wake_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "automation_run_steps_run_id_key_pk" PRIMARY KEY("run_id","key")
);
--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"deployment_id" text,
	"draft" jsonb,
	"trigger_id" text NOT NULL,
	"trigger_type" text NOT NULL,
	"request_key" text NOT NULL,
	"data" jsonb,
	"state" text NOT NULL,
	"has_effects" boolean NOT NULL,
	"depth" integer NOT NULL,
	"turn" integer NOT NULL,
	"problem" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "automation_samples" (
	"project_id" text NOT NULL,
	"trigger_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"caught_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "automation_samples_project_id_trigger_id_pk" PRIMARY KEY("project_id","trigger_id")
);
--> statement-breakpoint
CREATE TABLE "automation_triggers" (
	"project_id" text NOT NULL,
	"trigger_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"type" text NOT NULL,
	"source_id" text,
	"cron" text,
	"zone" text,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "automation_triggers_project_id_trigger_id_pk" PRIMARY KEY("project_id","trigger_id")
);
--> statement-breakpoint
ALTER TABLE "automation_run_steps" ADD CONSTRAINT "automation_run_steps_run_id_automation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."automation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_rows_owner" ON "automation_rows" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "automation_runs_request" ON "automation_runs" USING btree ("project_id","request_key");--> statement-breakpoint
CREATE INDEX "automation_runs_project" ON "automation_runs" USING btree ("project_id","started_at","id");--> statement-breakpoint
CREATE INDEX "automation_runs_state" ON "automation_runs" USING btree ("project_id","state","started_at");--> statement-breakpoint
CREATE INDEX "automation_runs_owner" ON "automation_runs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "automation_runs_ended" ON "automation_runs" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "automation_samples_owner" ON "automation_samples" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "automation_samples_caught" ON "automation_samples" USING btree ("caught_at");--> statement-breakpoint
CREATE INDEX "automation_triggers_owner" ON "automation_triggers" USING btree ("owner_id","type");--> statement-breakpoint
CREATE INDEX "automation_triggers_next" ON "automation_triggers" USING btree ("next_at");