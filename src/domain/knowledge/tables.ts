import { type SQL, sql } from "drizzle-orm";
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { Language } from "#domain/answers/index.ts";
import type { SourceInput, SourceProblem, SourceState, SourceView } from "./contract.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What was entered; Training Data comes with its text from the draft. */
export type StoredInput = SourceInput | { kind: "training-data"; text: string };

/** What a bot learns from. Its owner's plan counts the bytes of its documents. */
export const knowledgeSources = pgTable(
  "knowledge_sources",
  {
    id: text().primaryKey(),
    collection: text().notNull(),
    ownerId: text("owner_id").notNull(),
    kind: text().$type<SourceView["kind"]>().notNull(),
    title: text().notNull(),
    input: jsonb().$type<StoredInput>().notNull(),
    state: text().$type<SourceState>().notNull(),
    problem: text().$type<SourceProblem>(),
    note: text(),
    round: integer().notNull().default(1),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    words: integer().notNull().default(0),
    bytes: integer().notNull().default(0),
    documents: integer().notNull().default(0),
    isOn: boolean("is_on").notNull().default(true),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
    nextReadAt: timestamp("next_read_at", { withTimezone: true }),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (t) => [
    index("knowledge_sources_collection").on(t.collection, t.addedAt, t.id),
    index("knowledge_sources_owner").on(t.ownerId),
    index("knowledge_sources_next_read").on(t.nextReadAt),
  ],
);
describeColumns(knowledgeSources, {
  id: ["names the source", "customer"],
  collection: ["whose knowledge it is: one bot's", "customer"],
  ownerId: ["whose plan it counts in", "customer"],
  kind: ["text, question, file, page, site or training data", "customer"],
  title: ["what it is called", "customer"],
  input: ["what was entered: a text, an address, a file", "customer"],
  state: ["whether it waits, is read, is ready or failed", "customer"],
  problem: ["why it couldn't be read", "customer"],
  note: ["the same in words, with what could be read", "customer"],
  round: ["counts its readings: work of an earlier one stops", "customer"],
  done: ["how much of it is read", "customer"],
  total: ["how much there is to read", "customer"],
  words: ["words that were read", "customer"],
  bytes: ["size of what was read, for the plan", "customer"],
  documents: ["texts that were read", "customer"],
  isOn: ["answers may rest on it", "customer"],
  addedAt: ["when it was added", "customer"],
  readAt: ["when it was last read", "customer"],
  nextReadAt: ["when it is read again by itself", "customer"],
  deletedAt: ["it was deleted, and what it held is being removed", "customer"],
});

/** A text as it was read: of a file, or of each page of a site. */
export const knowledgeDocuments = pgTable(
  "knowledge_documents",
  {
    id: text().primaryKey(),
    sourceId: text("source_id")
      .notNull()
      .references(() => knowledgeSources.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    address: text(),
    title: text().notNull(),
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    problem: text().$type<SourceProblem>(),
    etag: text(),
    hash: text().notNull(),
    words: integer().notNull(),
    bytes: integer().notNull(),
    seenRound: integer("seen_round").notNull(),
    readAt: timestamp("read_at", { withTimezone: true }).notNull(),
  },
  (t) => [index("knowledge_documents_source").on(t.sourceId, t.position, t.id)],
);
describeColumns(knowledgeDocuments, {
  id: ["names the document", "customer"],
  sourceId: ["what it was read from", "customer"],
  position: ["its place among the texts of its source", "customer"],
  address: ["of its page", "customer"],
  title: ["what it calls itself", "customer"],
  text: ["what it says, with its headings", "customer"],
  language: ["which of ours it is in, as its words say", "customer"],
  problem: ["why it, or the rest of it, couldn't be read", "customer"],
  etag: ["from its server, to ask whether it has changed; of a file its SHA-256", "customer"],
  hash: ["of what it says: unchanged documents are left alone", "customer"],
  words: ["how many words it has", "customer"],
  bytes: ["how long it is, for the plan", "customer"],
  seenRound: ["the last reading that found it", "customer"],
  readAt: ["when it was last read", "customer"],
});

/**
 * A text as people ask for what it says: without accents (“reservacion” finds “reservación”), addresses and names of
 * files as their words (“handbook/leave.md”), and units apart from their numbers (“5TB”). Our own pages have no
 * language, and are left as they are.
 */
const plain = (value: string) =>
  `case when language is null then ${value} else regexp_replace(regexp_replace(translate(${value},
            'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ<>/_@=', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUY      '),
            '([[:alpha:]])[.:]+(?=[[:alpha:]])', '\\1 ', 'g'),
            '([0-9])([kmgt]i?b|ms|sec|min|hrs?|[kcm]?m|k?g|m?l|[smhd])\\M', '\\1 \\2', 'gi') end`;
/** A text's words without their endings, by its own language. */
const stems = (value: string) => `to_tsvector(case language when 'de' then 'german'::regconfig
          when 'es' then 'spanish'::regconfig when 'fr' then 'french'::regconfig else 'english'::regconfig end,
          ${plain(value)})`;

/** Passages of text that answers may rest on; `site` is our own pages, `bot/…` what a bot has learned. */
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
    /** Null for our own pages. */
    sourceId: text("source_id"),
    documentId: text("document_id"),
    language: text().$type<Language>(),
    isOn: boolean("is_on").notNull().default(true),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL =>
        sql.raw(`setweight(${stems("coalesce(also, '')")}, (case when language is null or kind = 'question' then 'A' else 'C' end)::"char")
          || setweight(${stems("regexp_replace(coalesce(part, title), '^.* › ', '')")}, 'A')
          || setweight(${stems("case when part is null then '' else title || ' ' || coalesce(substring(part from '^(.*) › '), '') end")}, 'C')
          || setweight(${stems("text")}, 'D')`),
      ),
    embedding: real().array(),
    embeddingModel: text("embedding_model"),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.collection, t.path] }),
    index("passages_source").on(t.sourceId, t.path),
    index("passages_document").on(t.documentId),
  ],
);
describeColumns(passages, {
  collection: ["whose knowledge it is", "customer"],
  path: ["where it stands, with the part's fragment", "customer"],
  kind: ["service, help, legal or page; of a bot, the kind of its source", "customer"],
  title: ["of its page", "customer"],
  part: ["its own heading, after those above it; null for the page as a whole", "customer"],
  text: ["what it says", "customer"],
  also: ["other words that people use for it", "customer"],
  hash: ["of all that it says: unchanged passages are left alone", "customer"],
  words: ["the same, without the words' endings", "customer"],
  sourceId: ["what it was learned from; null for our own pages", "customer"],
  documentId: ["which text of the source it stands in", "customer"],
  language: ["of its text; null for our own pages", "customer"],
  isOn: ["its source is on", "customer"],
  embedding: ["its meaning as a vector, where a model for that is set", "customer"],
  embeddingModel: ["which model made the vector", "customer"],
  updatedAt: ["when it last changed", "customer"],
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
    // The passages in which a common word counts most are found without looking at all of them.
    index("passage_words_weight").on(t.collection, t.word, t.weight.desc(), t.path),
    foreignKey({
      name: "passage_words_passage_fk",
      columns: [t.collection, t.path],
      foreignColumns: [passages.collection, passages.path],
    }).onDelete("cascade"),
  ],
);
describeColumns(passageWords, {
  collection: ["whose knowledge it is", "customer"],
  word: ["a word without its ending", "customer"],
  path: ["the passage that holds it", "customer"],
  weight: ["how much it counts there", "customer"],
  isNamed: ["it stands in the heading or among the other words", "customer"],
});

/** How many passages of a collection hold each word; the empty word counts them all. */
export const collectionWords = pgTable(
  "collection_words",
  {
    collection: text().notNull(),
    word: text().notNull(),
    passages: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.collection, t.word] })],
);
describeColumns(collectionWords, {
  collection: ["whose knowledge it is", "customer"],
  word: ["a word without its ending", "customer"],
  passages: ["how many passages hold it", "customer"],
});
