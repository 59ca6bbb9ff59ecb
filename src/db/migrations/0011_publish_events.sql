CREATE TABLE "event_deliveries" (
	"event_id" text NOT NULL,
	"subscriber" text NOT NULL,
	"subject" text NOT NULL,
	"position" bigint NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "event_deliveries_event_id_subscriber_pk" PRIMARY KEY("event_id","subscriber")
);
--> statement-breakpoint
CREATE TABLE "event_subscribers" (
	"type" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "event_subscribers_type_name_pk" PRIMARY KEY("type","name")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_deliveries_waiting" ON "event_deliveries" USING btree ("subscriber","subject","position") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at");