ALTER TABLE "enquiries" RENAME COLUMN "service_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "enquiries" RENAME COLUMN "service_title" TO "subject_title";--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "due_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "subject_type" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "company" text;--> statement-breakpoint
-- Until now only quotes about services came with a subject.
UPDATE "enquiries" SET "subject_type" = 'service' WHERE "subject_id" IS NOT NULL;
