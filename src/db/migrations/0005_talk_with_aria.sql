CREATE TABLE "ai_messages" (
	"hour" timestamp (3) with time zone NOT NULL,
	"sender" text NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "ai_messages_hour_sender_pk" PRIMARY KEY("hour","sender")
);
--> statement-breakpoint
CREATE TABLE "ai_spending" (
	"day" date NOT NULL,
	"spender" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"tokens" bigint DEFAULT 0 NOT NULL,
	"micro_usd" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_spending_day_spender_pk" PRIMARY KEY("day","spender")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"visitor_key" text NOT NULL,
	"user_id" text,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"handled_by" text,
	"answering_until" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text NOT NULL,
	"position" integer NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"reply_to" text,
	"client_key" text,
	"admin_id" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"offers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"model" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_id" text NOT NULL,
	"admin_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage_words" (
	"collection" text NOT NULL,
	"word" text NOT NULL,
	"path" text NOT NULL,
	"weight" real NOT NULL,
	"is_named" boolean NOT NULL,
	CONSTRAINT "passage_words_collection_word_path_pk" PRIMARY KEY("collection","word","path")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"collection" text NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"part" text,
	"text" text NOT NULL,
	"also" text,
	"hash" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(also, '')), 'A')
          || setweight(to_tsvector('english', coalesce(part, title)), 'A')
          || setweight(to_tsvector('english', case when part is null then '' else title end), 'C')
          || setweight(to_tsvector('english', text), 'D')) STORED NOT NULL,
	"embedding" real[],
	"embedding_model" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passages_collection_path_pk" PRIMARY KEY("collection","path")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"severity" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by" text
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"number" text NOT NULL,
	"enquiry_id" text,
	"user_id" text,
	"name" text,
	"email" text,
	"service_id" text,
	"about" text,
	"wish" text NOT NULL,
	"status" text NOT NULL,
	"summary" text NOT NULL,
	"positions" jsonb NOT NULL,
	"assumptions" jsonb NOT NULL,
	"total_cents" integer,
	"is_demo" boolean NOT NULL,
	"model" text,
	"order_id" text,
	"mails_customer" boolean NOT NULL,
	"writing_until" timestamp with time zone,
	"late_noted_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"conversation_id" text,
	"request_key" text,
	"source" text NOT NULL,
	"user_id" text,
	"client_name" text NOT NULL,
	"contact_person" text NOT NULL,
	"email" text,
	"key_decisions" text NOT NULL,
	"topics_discussed" text NOT NULL,
	"tavus_conversation_id" text,
	"intake" jsonb NOT NULL,
	"is_fallback" boolean NOT NULL,
	"priority" text NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "ai_answer" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "ai_model" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "ai_sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "quote_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_words" ADD CONSTRAINT "passage_words_passage_fk" FOREIGN KEY ("collection","path") REFERENCES "public"."passages"("collection","path") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_spending_day" ON "ai_spending" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_open_visitor" ON "conversations" USING btree ("visitor_key","channel") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "conversations_visitor" ON "conversations" USING btree ("visitor_key","created_at");--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversations_recent" ON "conversations" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_open_recent" ON "conversations" USING btree ("last_message_at","id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "conversations_handled" ON "conversations" USING btree ("handled_by") WHERE handled_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_position" ON "messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_key" ON "messages" USING btree ("conversation_id","client_key");--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "messages_admin" ON "messages" USING btree ("admin_id") WHERE admin_id is not null;--> statement-breakpoint
CREATE INDEX "enquiry_replies_enquiry" ON "enquiry_replies" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "passage_words_passage" ON "passage_words" USING btree ("collection","path");--> statement-breakpoint
CREATE INDEX "passages_words" ON "passages" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_open_key" ON "alerts" USING btree ("key") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "alerts_created" ON "alerts" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_token" ON "quotes" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_number" ON "quotes" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_enquiry" ON "quotes" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "quotes_created" ON "quotes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_email" ON "quotes" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "quotes_status" ON "quotes" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "quotes_order" ON "quotes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "service_requests_status" ON "service_requests" USING btree ((coalesce(decision, case when strpos(key_decisions, 'Follow-up required') > 0 then 'pending' else 'approved' end)),"created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_search" ON "service_requests" USING gin ((lower(client_name || ' ' || contact_person || ' ' || coalesce(email, '') || ' ' || topics_discussed)) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_conversation" ON "service_requests" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_key" ON "service_requests" USING btree ("request_key");--> statement-breakpoint
CREATE INDEX "service_requests_created" ON "service_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_user" ON "service_requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "service_requests_email" ON "service_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiries_status" ON "enquiries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ((lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || coalesce(subject_title, '') || ' ' || message)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_quote" ON "orders" USING btree ("quote_id") WHERE quote_id is not null;