import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Passages of text that answers may rest on; `site` is our own pages, others will be customers' bots. */
export const passages = pgTable(
  "passages",
  {
    collection: text().notNull(),
    path: text().notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    part: text(),
    text: text().notNull(),
    also: text(),
    hash: text().notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`setweight(to_tsvector('english', coalesce(also, '')), 'A')
          || setweight(to_tsvector('english', coalesce(part, title)), 'A')
          || setweight(to_tsvector('english', case when part is null then '' else title end), 'C')
          || setweight(to_tsvector('english', text), 'D')`,
      ),
    embedding: real().array(),
    embeddingModel: text("embedding_model"),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.collection, t.path] }),
    index("passages_words").using("gin", t.words),
  ],
);
describeColumns(passages, {
  collection: ["whose knowledge it is", "catalogue"],
  path: ["where it stands, with the part's fragment", "catalogue"],
  kind: ["service, help, legal or page", "catalogue"],
  title: ["of its page", "catalogue"],
  part: ["its own heading; null for the page as a whole", "catalogue"],
  text: ["what it says", "catalogue"],
  also: ["other words that people use for it", "catalogue"],
  hash: ["of all that it says: unchanged passages are left alone", "catalogue"],
  words: ["the same, for full-text search", "catalogue"],
  embedding: ["its meaning as a vector, where a model for that is set", "catalogue"],
  embeddingModel: ["which model made the vector", "catalogue"],
  updatedAt: ["when it last changed", "catalogue"],
});

/** Which words passages hold, as Postgres stems them: what a question is looked up in, and what is right spelling. */
export const passageWords = pgTable(
  "passage_words",
  {
    collection: text().notNull(),
    word: text().notNull(),
    path: text().notNull(),
    weight: real().notNull(),
    isNamed: boolean("is_named").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collection, t.word, t.path] }),
    index("passage_words_passage").on(t.collection, t.path),
    foreignKey({
      name: "passage_words_passage_fk",
      columns: [t.collection, t.path],
      foreignColumns: [passages.collection, passages.path],
    }).onDelete("cascade"),
  ],
);
describeColumns(passageWords, {
  collection: ["whose knowledge it is", "catalogue"],
  word: ["a word without its ending", "catalogue"],
  path: ["the passage that holds it", "catalogue"],
  weight: ["how much it counts there", "catalogue"],
  isNamed: ["it stands in the heading or among the other words", "catalogue"],
});
