CREATE TABLE "automation_signals" (
	"run_id" text NOT NULL,
	"key" text NOT NULL,
	"topic" text,
	"branch" text,
	"data" jsonb,
	"problem" text,
	"at" timestamp (3) with time zone,
	CONSTRAINT "automation_signals_run_id_key_pk" PRIMARY KEY("run_id","key")
);
--> statement-breakpoint
ALTER TABLE "automation_signals" ADD CONSTRAINT "automation_signals_run_id_automation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."automation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_signals_topic" ON "automation_signals" USING btree ("topic");