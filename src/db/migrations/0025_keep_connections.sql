CREATE TABLE "connections" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"masks" jsonb NOT NULL,
	"sealed" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"outcome" text DEFAULT 'untested' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"connection_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"key" text NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"status" integer,
	"answer" text DEFAULT '' NOT NULL,
	"next_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connections_owner" ON "connections" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_key" ON "deliveries" USING btree ("connection_id","key");--> statement-breakpoint
CREATE INDEX "deliveries_connection" ON "deliveries" USING btree ("connection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deliveries_owner" ON "deliveries" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "deliveries_subject" ON "deliveries" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "deliveries_failed" ON "deliveries" USING btree ("connection_id") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING btree ("created_at");