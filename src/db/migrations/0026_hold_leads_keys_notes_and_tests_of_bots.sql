CREATE TABLE "bot_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"digest" text NOT NULL,
	"ending" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bot_leads" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"conversation_id" text,
	"visitor_key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"page" text,
	"said" text NOT NULL,
	"consent_text" text,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bot_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"question" text NOT NULL,
	"words" jsonb NOT NULL,
	"source_id" text,
	"is_unanswerable" boolean NOT NULL,
	"last" jsonb,
	"before" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bot_keys_digest" ON "bot_keys" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "bot_keys_project" ON "bot_keys" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bot_leads_visitor" ON "bot_leads" USING btree ("project_id","visitor_key");--> statement-breakpoint
CREATE INDEX "bot_leads_project" ON "bot_leads" USING btree ("project_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "bot_leads_conversation" ON "bot_leads" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "bot_leads_owner" ON "bot_leads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "bot_notes_conversation" ON "bot_notes" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "bot_notes_project" ON "bot_notes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "bot_notes_author" ON "bot_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "bot_tests_project" ON "bot_tests" USING btree ("project_id","created_at","id");