ALTER TABLE "enquiries" ADD COLUMN "conversation_id" text;--> statement-breakpoint
CREATE INDEX "consultations_status" ON "consultations" USING btree ("status","started_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_conversation" ON "enquiries" USING btree ("conversation_id","created_at") WHERE conversation_id is not null;