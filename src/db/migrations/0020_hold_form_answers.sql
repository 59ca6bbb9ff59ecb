CREATE TABLE "form_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"deployment_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"request_key" text NOT NULL,
	"answers" jsonb NOT NULL,
	"language" text NOT NULL,
	"ending_title" text NOT NULL,
	"consent_text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_answers" ADD CONSTRAINT "form_answers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_answers_request" ON "form_answers" USING btree ("project_id","request_key");--> statement-breakpoint
CREATE INDEX "form_answers_project" ON "form_answers" USING btree ("project_id","created_at","id");--> statement-breakpoint
CREATE INDEX "form_answers_owner" ON "form_answers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "form_answers_expires" ON "form_answers" USING btree ("expires_at");