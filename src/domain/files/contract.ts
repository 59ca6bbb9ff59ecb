import { z } from "zod";
import { fileKinds, type FileKind } from "#content/file-types.ts";
import { files } from "#content/promises.ts";

export const maxPartBytes = files.maxPartMegabytes * 1024 * 1024;

/** What a file belongs to, e.g. `project` and `prj_…`. */
export const FileSubject = z.object({
  kind: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  id: z.string().regex(/^[\w-]{1,64}$/),
});
export type FileSubject = z.infer<typeof FileSubject>;

/** What an upload ticket allows; signed by us (ticket.ts). */
export const TicketClaims = z.object({
  /** Names the ticket: files that were uploaded with it count together. */
  id: z.string().regex(/^[\w-]{1,64}$/),
  subject: FileSubject,
  /** Whose plan the files count in. */
  ownerId: z.string(),
  /** Who may use it; null: anyone who has it, such as the visitor of a published form. */
  personId: z.string().nullable(),
  kinds: z.array(z.enum(fileKinds)).min(1),
  /** Only types that browsers show in place. */
  isShown: z.boolean().default(false),
  /** Bytes of one file, beside the limit of its kind. */
  maxBytes: z.int().positive(),
  maxFiles: z.int().positive(),
  /** Files wait until `attachFiles` says whose they are; those that wait too long are deleted. */
  isWaiting: z.boolean(),
  /** Milliseconds since 1970. */
  expiresAt: z.int().positive(),
});
export type TicketClaims = z.infer<typeof TicketClaims>;

export type FileState = "uploading" | "ready" | "failed";

/** A file as others may know it. */
export type FileView = {
  id: string;
  name: string;
  kind: FileKind;
  contentType: string;
  /** Bytes. */
  size: number;
  /** ISO time. */
  createdAt: string;
};

/** How far an upload has come. */
export type UploadView = {
  id: string;
  state: FileState;
  /** The name as it is stored. */
  name: string;
  /** Bytes in all, and bytes that have arrived. */
  size: number;
  offset: number;
  /** ISO time from which it is deleted if it isn't finished. */
  expiresAt: string | null;
};
