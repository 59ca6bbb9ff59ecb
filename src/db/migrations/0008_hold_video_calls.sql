CREATE TABLE "consultation_events" (
	"consultation_id" text NOT NULL,
	"digest" text NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consultation_events_consultation_id_digest_pk" PRIMARY KEY("consultation_id","digest")
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text,
	"visitor_key" text NOT NULL,
	"address_key" text NOT NULL,
	"provider" text NOT NULL,
	"call_id" text,
	"secret_hash" text NOT NULL,
	"status" text NOT NULL,
	"url" text,
	"persona_name" text,
	"replica_id" text,
	"persona_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_by" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"seconds" integer NOT NULL,
	"transcript_at" timestamp (3) with time zone,
	"recording_place" text
);
--> statement-breakpoint
ALTER TABLE "consultation_events" ADD CONSTRAINT "consultation_events_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_open_visitor" ON "consultations" USING btree ("visitor_key") WHERE status in ('starting', 'running');--> statement-breakpoint
CREATE INDEX "consultations_open" ON "consultations" USING btree ("ends_by") WHERE status in ('starting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_secret" ON "consultations" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "consultations_conversation" ON "consultations" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "consultations_started" ON "consultations" USING btree ("started_at","id");