CREATE TABLE "collection_words" (
	"collection" text NOT NULL,
	"word" text NOT NULL,
	"passages" integer NOT NULL,
	CONSTRAINT "collection_words_collection_word_pk" PRIMARY KEY("collection","word")
);
--> statement-breakpoint
CREATE TABLE "knowledge_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"position" integer NOT NULL,
	"address" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"problem" text,
	"etag" text,
	"hash" text NOT NULL,
	"words" integer NOT NULL,
	"bytes" integer NOT NULL,
	"seen_round" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"input" jsonb NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"note" text,
	"round" integer DEFAULT 1 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"words" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"next_read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "passages_words";--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "passages" drop column "words";--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case language when 'de' then 'german'::regconfig
          when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end,
          case when language is null then coalesce(also, '') else translate(coalesce(also, ''),
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUY') end), 'A')
          || setweight(to_tsvector(case language when 'de' then 'german'::regconfig
          when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end,
          case when language is null then coalesce(part, title) else translate(coalesce(part, title),
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUY') end), 'A')
          || setweight(to_tsvector(case language when 'de' then 'german'::regconfig
          when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end,
          case when language is null then case when part is null then '' else title end else translate(case when part is null then '' else title end,
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUY') end), 'C')
          || setweight(to_tsvector(case language when 'de' then 'german'::regconfig
          when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end,
          case when language is null then text else translate(text,
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUY') end), 'D')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "document_id" text;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_documents" ADD CONSTRAINT "knowledge_documents_source_id_knowledge_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."knowledge_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "knowledge_documents_source" ON "knowledge_documents" USING btree ("source_id","position","id");--> statement-breakpoint
CREATE INDEX "knowledge_sources_collection" ON "knowledge_sources" USING btree ("collection","added_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_sources_owner" ON "knowledge_sources" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "knowledge_sources_next_read" ON "knowledge_sources" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "passage_words_weight" ON "passage_words" USING btree ("collection","word","weight" DESC NULLS LAST,"path");--> statement-breakpoint
CREATE INDEX "passages_source" ON "passages" USING btree ("source_id","path");--> statement-breakpoint
CREATE INDEX "passages_document" ON "passages" USING btree ("document_id");--> statement-breakpoint
INSERT INTO "collection_words" ("collection", "word", "passages")
SELECT "collection", "word", count(*)::int FROM "passage_words" GROUP BY 1, 2
UNION ALL SELECT "collection", '', count(*)::int FROM "passages" GROUP BY 1;
