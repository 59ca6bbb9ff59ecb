import type { DbOrTx } from "#db/open.ts";
import { forgotten, type PersonalData } from "#domain/identity/index.ts";
import { askForRemoval, removeBytes } from "./delete-files.ts";
import type { FileDeps } from "./deps.ts";
import { deleteRowsOfPerson, selectFilesOfOwner } from "./queries.ts";

/** What is stored about a person's files, for their own copy of their data. */
export async function exportFiles(db: DbOrTx, userId: string) {
  const rows = await selectFilesOfOwner(db, userId);
  return rows.map(({ ownerId: _owner, ticketId: _ticket, ...file }) => file);
}

/** Files go with the person whose plan they count in; what somebody uploaded for others stays, without their name. */
export const filesOfPerson: PersonalData<Pick<FileDeps, "db" | "files">> = {
  name: "files",
  tables: ["files", "file_pieces"],
  retention: { customer: "erasure" },
  export: (db, { userId }) => exportFiles(db, userId),
  forgetOutside: async ({ userId }, deps) => {
    for (const row of await selectFilesOfOwner(deps.db, userId)) await removeBytes(row, deps);
  },
  forget: async (tx, { userId }) => {
    const gone = await deleteRowsOfPerson(tx, userId);
    await askForRemoval(tx, gone);
    return forgotten(gone.map(({ id }) => id));
  },
};
