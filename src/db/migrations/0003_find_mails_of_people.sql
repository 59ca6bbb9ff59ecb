-- One second factor a person: of several the confirmed one stays, or else the one written last. Rows carry
-- no time and ids are random, so that the age of the transaction which wrote a row tells.
DELETE FROM "two_factors" WHERE "id" NOT IN (
  SELECT DISTINCT ON ("user_id") "id" FROM "two_factors" ORDER BY "user_id", "verified" DESC, age(xmin)
);--> statement-breakpoint
DROP INDEX "two_factors_user";--> statement-breakpoint
CREATE INDEX "mails_reply_to" ON "mails" USING btree (lower("reply_to"));--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree (split_part("key", '/', 2));--> statement-breakpoint
CREATE UNIQUE INDEX "two_factors_user" ON "two_factors" USING btree ("user_id");