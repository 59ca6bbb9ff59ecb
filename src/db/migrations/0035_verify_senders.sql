CREATE TABLE "channel_addresses" (
	"project_id" text PRIMARY KEY NOT NULL,
	"renewals" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channel_threads" ADD COLUMN "proof" text DEFAULT 'unknown' NOT NULL;