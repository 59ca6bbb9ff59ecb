import { fileTypes } from "#content/file-types.ts";
import type { FileView, UploadView } from "./contract.ts";
import type { FileRow } from "./queries.ts";

export const fileView = (row: FileRow): FileView => ({
  id: row.id,
  name: row.name,
  kind: fileTypes.find(({ contentType }) => contentType === row.contentType)?.kind ?? "archive",
  contentType: row.contentType,
  size: row.size,
  createdAt: row.createdAt.toISOString(),
});

export const uploadView = (row: FileRow): UploadView => ({
  id: row.id,
  state: row.state,
  name: row.name,
  size: row.size,
  offset: row.received,
  expiresAt: row.keepUntil?.toISOString() ?? null,
});
