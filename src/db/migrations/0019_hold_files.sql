CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"uploaded_by" text,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint NOT NULL,
	"sha256" text,
	"store" text NOT NULL,
	"state" text NOT NULL,
	"is_waiting" boolean NOT NULL,
	"keep_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_pieces" (
	"file_id" text NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_pieces_file_id_number_pk" PRIMARY KEY("file_id","number")
);
--> statement-breakpoint
CREATE INDEX "files_subject" ON "files" USING btree ("subject_kind","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "files_uploader" ON "files" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "files_ticket" ON "files" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "files_keep_until" ON "files" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "files_store" ON "files" USING btree ("store","state","id");--> statement-breakpoint
CREATE INDEX "file_pieces_first" ON "file_pieces" USING btree ("created_at","file_id") WHERE number = 0;--> statement-breakpoint
ALTER TABLE "file_pieces" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
