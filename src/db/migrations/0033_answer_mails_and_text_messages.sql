CREATE TABLE "channel_mailboxes" (
	"project_id" text PRIMARY KEY NOT NULL,
	"connection_id" text NOT NULL,
	"place" jsonb,
	"checked_at" timestamp (3) with time zone,
	"problem" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"channel" text NOT NULL,
	"direction" text NOT NULL,
	"external_id" text NOT NULL,
	"thread_id" text,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "channel_threads" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"channel" text NOT NULL,
	"sender" text NOT NULL,
	"receiver" text NOT NULL,
	"subject" text NOT NULL,
	"mail_ids" jsonb NOT NULL,
	"conversation_id" text,
	"sent_position" integer NOT NULL,
	"is_introduced" boolean NOT NULL,
	"is_stopped" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "via" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread" jsonb;--> statement-breakpoint
ALTER TABLE "channel_messages" ADD CONSTRAINT "channel_messages_thread_id_channel_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."channel_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "channel_messages_external" ON "channel_messages" USING btree ("project_id","channel","direction","external_id");--> statement-breakpoint
CREATE INDEX "channel_messages_recent" ON "channel_messages" USING btree ("project_id","channel","created_at");--> statement-breakpoint
CREATE INDEX "channel_messages_thread" ON "channel_messages" USING btree ("thread_id");--> statement-breakpoint
CREATE INDEX "channel_messages_created" ON "channel_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "channel_threads_sender" ON "channel_threads" USING btree ("project_id","channel","sender");--> statement-breakpoint
CREATE INDEX "channel_threads_conversation" ON "channel_threads" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "channel_threads_mail_ids" ON "channel_threads" USING gin ("mail_ids");