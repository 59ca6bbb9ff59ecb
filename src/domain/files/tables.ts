import { bigint, boolean, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { FileState } from "./contract.ts";
import type { FileStore } from "./ports.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Every uploaded file; what is in it lies in its store. */
export const files = pgTable(
  "files",
  {
    id: text().primaryKey(),
    ownerId: text("owner_id").notNull(),
    uploadedBy: text("uploaded_by"),
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id").notNull(),
    ticketId: text("ticket_id").notNull(),
    name: text().notNull(),
    contentType: text("content_type").notNull(),
    size: bigint({ mode: "number" }).notNull(),
    received: bigint({ mode: "number" }).notNull(),
    sha256: text(),
    store: text().$type<FileStore["name"]>().notNull(),
    state: text().$type<FileState>().notNull(),
    isWaiting: boolean("is_waiting").notNull(),
    keepUntil: time("keep_until"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    index("files_subject").on(t.subjectKind, t.subjectId, t.createdAt, t.id),
    index("files_owner").on(t.ownerId, t.createdAt, t.id),
    index("files_uploader").on(t.uploadedBy),
    index("files_ticket").on(t.ticketId),
    index("files_keep_until").on(t.keepUntil),
    index("files_store").on(t.store, t.state, t.id),
  ],
);
describeColumns(files, {
  id: ["names the file, also in its store; not to be guessed", "customer"],
  ownerId: ["whose plan it counts in, and with whom it goes", "customer"],
  uploadedBy: ["which person uploaded it; empty for visitors", "customer"],
  subjectKind: ["what kind of thing it belongs to, e.g. project", "customer"],
  subjectId: ["which of them; the file is deleted with it", "customer"],
  ticketId: ["the permission by which it was uploaded; counts its files", "customer"],
  name: ["as it was given, without what could harm", "customer"],
  contentType: ["what it is; checked by its content once it is ready", "customer"],
  size: ["bytes in all", "customer"],
  received: ["bytes that have arrived", "customer"],
  sha256: ["of its content, once it is ready", "customer"],
  store: ["where its bytes are", "customer"],
  state: ["uploading, ready, or failed: its content was refused", "customer"],
  isWaiting: ["its form wasn't sent yet", "customer"],
  keepUntil: ["when it is deleted if nothing more happens to it", "customer"],
  createdAt: ["when its upload began", "customer"],
});
