ALTER TABLE "form_answers" DROP CONSTRAINT "form_answers_project_id_projects_id_fk";--> statement-breakpoint
DELETE FROM "files" WHERE "subject_kind" = 'form-answer' AND NOT EXISTS (SELECT 1 FROM "form_answers" WHERE "form_answers"."id" = "files"."subject_id");
