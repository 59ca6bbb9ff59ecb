CREATE TABLE "bot_reads" (
	"conversation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"project_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "bot_reads_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE INDEX "bot_reads_project" ON "bot_reads" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "bot_reads_user" ON "bot_reads" USING btree ("user_id");