CREATE TABLE "video_credits" (
	"video_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"credits" integer NOT NULL,
	"is_revision" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_pieces" (
	"video_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "video_pieces_video_id_name_pk" PRIMARY KEY("video_id","name")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"requested_by" text,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"storyboard" jsonb NOT NULL,
	"renderer" text NOT NULL,
	"state" text NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"work" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_detail" text,
	"expected_seconds" integer NOT NULL,
	"seconds" double precision,
	"credits" integer,
	"media_type" text,
	"width" integer,
	"height" integer,
	"video_file_id" text,
	"poster_file_id" text,
	"bytes" bigint,
	"timeline" jsonb,
	"shown_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "video_credits_project" ON "video_credits" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "video_credits_owner" ON "video_credits" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_number" ON "videos" USING btree ("project_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_open" ON "videos" USING btree ("project_id") WHERE state not in ('done', 'failed', 'cancelled');--> statement-breakpoint
CREATE INDEX "videos_owner" ON "videos" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "videos_requested_by" ON "videos" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "videos_created" ON "videos" USING btree ("created_at","id");