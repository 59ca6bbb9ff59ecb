ALTER TABLE "service_scopes" ADD COLUMN "capacities" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "demands" jsonb DEFAULT '[]'::jsonb NOT NULL;