import { sql } from "drizzle-orm";
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/**
 * The content of files, in pieces of the same size but for the last. Stored outside the row and uncompressed
 * (`storage external`, set in the migration): most files are compressed already, and parts of a value can be read.
 */
export const filePieces = pgTable(
  "file_pieces",
  {
    fileId: text("file_id").notNull(),
    number: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.number] }),
    index("file_pieces_first")
      .on(t.createdAt, t.fileId)
      .where(sql`number = 0`),
  ],
);
describeColumns(filePieces, {
  fileId: ["of which file", "customer"],
  number: ["its place in the file, from 0 on", "customer"],
  bytes: ["the content", "customer"],
  createdAt: ["when it arrived", "customer"],
});
