CREATE TABLE "usage_entries" (
	"owner_id" text NOT NULL,
	"what" text NOT NULL,
	"key" text NOT NULL,
	"month" date NOT NULL,
	"amount" bigint NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "usage_entries_owner_id_what_key_pk" PRIMARY KEY("owner_id","what","key")
);
--> statement-breakpoint
CREATE TABLE "usage_months" (
	"owner_id" text NOT NULL,
	"month" date NOT NULL,
	"what" text NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_months_owner_id_month_what_pk" PRIMARY KEY("owner_id","month","what")
);
--> statement-breakpoint
CREATE INDEX "usage_entries_created" ON "usage_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "usage_months_month" ON "usage_months" USING btree ("month");