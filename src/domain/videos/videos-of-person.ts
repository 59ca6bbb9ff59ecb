import type { PersonalData } from "#domain/identity/index.ts";
import { discardWork } from "./drop-work.ts";
import {
  deleteVideosOf,
  selectCreditsOfOwner,
  selectVideosOfOwner,
  unsetRequester,
} from "./queries.ts";

/** Videos and their credits go with whose projects they are of. Forgotten before the projects and the files. */
export const videosOfPerson: PersonalData = {
  name: "videos",
  tables: ["videos", "video_pieces", "video_credits"],
  retention: { customer: "erasure" },
  async export(db, { userId }) {
    const rows = await selectVideosOfOwner(db, userId);
    const credits = await selectCreditsOfOwner(db, userId);
    return [
      ...rows.map(
        ({ ownerId: _owner, requestedBy: _by, work: _work, timeline: _times, ...video }) => video,
      ),
      ...credits.map(({ ownerId: _owner, ...entry }) => entry),
    ];
  },
  async forget(tx, { userId }) {
    const rows = await deleteVideosOf(tx, { ownerId: userId });
    for (const video of rows) await discardWork(tx, video);
    await unsetRequester(tx, userId);
    // Receipts count the projects that they are of.
    return { ids: rows.map(({ id }) => id), count: null };
  },
};
