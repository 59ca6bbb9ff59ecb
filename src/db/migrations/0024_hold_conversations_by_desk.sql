DROP INDEX "conversations_recent";--> statement-breakpoint
DROP INDEX "conversations_open_recent";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "desk" text DEFAULT 'provider' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "person_wanted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "has_lead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_unanswered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("desk","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_open_recent" ON "conversations" USING btree ("desk","last_message_at","id") WHERE status = 'open';