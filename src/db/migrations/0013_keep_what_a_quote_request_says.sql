ALTER TABLE "enquiries" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "details" jsonb;