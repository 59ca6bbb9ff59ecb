ALTER TABLE "conversations" ADD COLUMN "stopped_reply" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_helpful" boolean;