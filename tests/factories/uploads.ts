import type { Database } from "#db/open.ts";
import {
  appendToUpload,
  beginUpload,
  createUploadTicket,
  openFile,
  type FileDeps,
  type UploadTicketOptions,
} from "#domain/files/index.ts";
import type { Actor } from "#domain/identity/index.ts";
import { chunksOf, filesOn, joined } from "./files.ts";

export const [ada, bob] = [{ userId: "usr_ada" }, { userId: "usr_bob" }] as const;

/** Uploads on a test's database, at a time that a test sets; by Ada to a project of hers unless it says otherwise. */
export function uploadsOn(database: Pick<Database, "db" | "pool">) {
  const time = { now: new Date() };
  const deps: FileDeps = filesOn(database, { clock: () => time.now });
  const ticketFor = (change: Partial<UploadTicketOptions> = {}) =>
    createUploadTicket(
      {
        subject: { kind: "project", id: "prj_1" },
        ownerId: ada.userId,
        personId: ada.userId,
        kinds: ["image", "document"],
        maxFiles: 3,
        isWaiting: false,
        ...change,
      },
      deps,
    );
  return {
    deps,
    time,
    ticketFor,
    begin: (change: { name?: string; size?: number; ticket?: string } = {}, actor: Actor = ada) =>
      beginUpload(actor, { ticket: ticketFor(), name: "photo.png", size: 4000, ...change }, deps),
    append: (
      upload: { id: string; ticket: string; offset: number },
      bytes: AsyncIterable<Uint8Array> | Uint8Array,
      actor: Actor = ada,
    ) =>
      appendToUpload(
        actor,
        { ...upload, bytes: bytes instanceof Uint8Array ? chunksOf(bytes) : bytes },
        deps,
      ),
    /** All that is in a finished file. */
    async contentOf(id: string) {
      const file = await openFile(id, deps);
      return joined(file.read({ start: 0, end: file.size }));
    },
    async clear() {
      time.now = new Date();
      await database.pool.query(
        "truncate files, file_pieces, audit_entries, dbos.workflow_status cascade",
      );
    },
  };
}
