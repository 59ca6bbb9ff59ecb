CREATE TABLE "answer_entries" (
	"collection" text NOT NULL,
	"id" text NOT NULL,
	"is_own" boolean NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"content" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answer_entries_collection_id_pk" PRIMARY KEY("collection","id")
);
--> statement-breakpoint
CREATE TABLE "missed_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"key" text NOT NULL,
	"question" text NOT NULL,
	"language" text NOT NULL,
	"certainty" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"conversation_id" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"answer_id" text,
	"decided_at" timestamp (3) with time zone,
	"first_asked_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "answer_entries_changed_by" ON "answer_entries" USING btree ("changed_by") WHERE changed_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "missed_questions_key" ON "missed_questions" USING btree ("collection","key");--> statement-breakpoint
CREATE INDEX "missed_questions_count" ON "missed_questions" USING btree ("collection","state","times","last_asked_at","id");--> statement-breakpoint
CREATE INDEX "missed_questions_last" ON "missed_questions" USING btree ("last_asked_at");--> statement-breakpoint
CREATE INDEX "missed_questions_answer" ON "missed_questions" USING btree ("collection","answer_id") WHERE answer_id is not null;--> statement-breakpoint
CREATE INDEX "missed_questions_conversation" ON "missed_questions" USING btree ("conversation_id") WHERE conversation_id is not null;--> statement-breakpoint
-- Every node builds its answers anew (src/domain/answers/live-answers.ts).
CREATE TRIGGER answer_entries_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON answer_entries
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('answers');
