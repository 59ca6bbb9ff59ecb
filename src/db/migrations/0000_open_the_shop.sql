CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_scopes" (
	"id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"credits" integer NOT NULL,
	"delivery_days" integer NOT NULL,
	"delivery_text" text,
	"includes" jsonb NOT NULL,
	"is_starting" boolean NOT NULL,
	"stripe_price_id" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price_min_cents" integer NOT NULL,
	"price_max_cents" integer NOT NULL,
	"credits" integer NOT NULL,
	"features" jsonb NOT NULL,
	"benefits" jsonb NOT NULL,
	"delivery_time" text NOT NULL,
	"category" text NOT NULL,
	"stripe_product_id" text NOT NULL,
	"popular" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"payment_models" jsonb NOT NULL,
	"technical_specs" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" text PRIMARY KEY NOT NULL,
	"request_key" text,
	"kind" text NOT NULL,
	"service_id" text,
	"service_title" text,
	"name" text,
	"email" text,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"to" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_key" text NOT NULL,
	"service_id" text NOT NULL,
	"scope_id" text NOT NULL,
	"title" text NOT NULL,
	"scope_name" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"credits" integer NOT NULL,
	"delivery_days" integer NOT NULL,
	"delivery_text" text NOT NULL,
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"status" text NOT NULL,
	"session_id" text,
	"session_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"customer_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"mode" text NOT NULL,
	"session_id" text,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "till_events" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "till_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"service_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"pending" text,
	"failure" text,
	"customer_email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "service_scopes" ADD CONSTRAINT "service_scopes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_events" ADD CONSTRAINT "till_events_session_id_till_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."till_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "service_scopes_service" ON "service_scopes" USING btree ("service_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "service_scopes_one_start" ON "service_scopes" USING btree ("service_id") WHERE is_starting and active;--> statement-breakpoint
CREATE UNIQUE INDEX "service_scopes_stripe_price" ON "service_scopes" USING btree ("stripe_price_id");--> statement-breakpoint
CREATE INDEX "services_category" ON "services" USING btree ("category","position");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_request" ON "enquiries" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "enquiries_created" ON "enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "enquiries_due" ON "enquiries" USING btree ("status","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_key" ON "mails" USING btree ("key");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_session" ON "orders" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open_attempt" ON "orders" USING btree ("attempt_key","scope_id","amount_cents","provider","mode") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "orders_unsettled" ON "orders" USING btree ("expires_at") WHERE status in ('open', 'processing');--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "till_events_once" ON "till_events" USING btree ("session_id","type");--> statement-breakpoint
CREATE INDEX "till_events_undelivered" ON "till_events" USING btree ("created_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "till_sessions_idempotency_key" ON "till_sessions" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "till_sessions_created" ON "till_sessions" USING btree ("created_at");