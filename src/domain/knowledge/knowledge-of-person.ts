import type { PersonalData } from "#domain/identity/index.ts";
import { deleteCollection, selectCollectionsOf, selectTextsOf } from "./queries-collections.ts";

/** What somebody's bots have learned is theirs: it is handed out with its texts, and goes with them. */
export const knowledgeOfPerson: PersonalData = {
  name: "knowledge",
  tables: [
    "knowledge_sources",
    "knowledge_documents",
    "passages",
    "passage_words",
    "collection_words",
  ],
  retention: { customer: "erasure" },
  export: (db, { userId }) => selectTextsOf(db, userId),
  async forget(tx, { userId }) {
    const gone: string[] = [];
    for (const collection of await selectCollectionsOf(tx, userId))
      gone.push(...(await deleteCollection(tx, collection)));
    // Receipts count the projects that it belonged to.
    return { ids: gone, count: null };
  },
};
