CREATE TABLE "booking_closures" (
	"what" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"request_key" text,
	"address_key" text NOT NULL,
	"user_id" text,
	"name" text,
	"email" text,
	"wish" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"seat" integer NOT NULL,
	"status" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"call_link" text,
	"cancelled_by" text,
	"cancel_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_seat" ON "bookings" USING btree ("starts_at","seat") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_token" ON "bookings" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_request" ON "bookings" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status","starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_starts" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree (lower("email"),"starts_at");--> statement-breakpoint
CREATE INDEX "bookings_address" ON "bookings" USING btree ("address_key","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");