import { and, asc, count, desc, eq, gte, inArray, isNotNull, max, ne, sql } from "drizzle-orm";
import type { Db, DbOrTx } from "#db/open.ts";
import { isId } from "#kit/ids.ts";
import { openStates } from "./states.ts";
import { videoCredits, videoPieces, videos } from "./tables.ts";

export type VideoRow = typeof videos.$inferSelect;
type Change = Partial<typeof videos.$inferInsert>;

/** @returns false where the project has a video that isn't over yet */
export async function insertVideo(
  tx: DbOrTx,
  video: typeof videos.$inferInsert,
): Promise<VideoRow | null> {
  const [row] = await tx.insert(videos).values(video).onConflictDoNothing().returning();
  return row ?? null;
}

export async function selectVideo(db: DbOrTx, id: string): Promise<VideoRow | null> {
  if (!isId(id)) return null;
  const [row] = await db.select().from(videos).where(eq(videos.id, id));
  return row ?? null;
}

/** The video, locked until the transaction ends. */
export async function lockVideo(tx: DbOrTx, id: string): Promise<VideoRow | null> {
  if (!isId(id)) return null;
  const [row] = await tx.select().from(videos).where(eq(videos.id, id)).for("update");
  return row ?? null;
}

export async function selectOpenVideo(db: DbOrTx, projectId: string): Promise<VideoRow | null> {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.projectId, projectId), inArray(videos.state, openStates)));
  return row ?? null;
}

/** A project's videos, newest first. */
export const selectVideosOf = (db: DbOrTx, projectId: string, limit: number): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(eq(videos.projectId, projectId))
    .orderBy(desc(videos.number))
    .limit(limit);

/** How many videos of each project were finished since then. */
export async function countFinishedSince(
  db: DbOrTx,
  projectIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ projectId: videos.projectId, many: count() })
    .from(videos)
    .where(
      and(
        inArray(videos.projectId, [...projectIds]),
        eq(videos.state, "done"),
        gte(videos.finishedAt, since),
      ),
    )
    .groupBy(videos.projectId);
  return new Map(rows.map(({ projectId, many }) => [projectId, many]));
}

/** Older ones are rarely like the draft. */
const maxEarlier = 20;
export type EarlierRow = Awaited<ReturnType<typeof selectEarlierVideos>>[number];

/** What a project's finished videos by one renderer were made from, newest first. */
export const selectEarlierVideos = (
  db: DbOrTx,
  { projectId, renderer }: Pick<VideoRow, "projectId" | "renderer">,
) =>
  db
    .select({ storyboard: videos.storyboard, work: videos.work, videoFileId: videos.videoFileId })
    .from(videos)
    .where(
      and(
        eq(videos.projectId, projectId),
        eq(videos.renderer, renderer),
        eq(videos.state, "done"),
        isNotNull(videos.videoFileId),
      ),
    )
    .orderBy(desc(videos.number))
    .limit(maxEarlier);

/** Which of a project's videos its page shows: the one that was chosen last. */
export async function selectShown(db: DbOrTx, projectId: string): Promise<VideoRow | null> {
  const [row] = await db
    .select()
    .from(videos)
    .where(and(eq(videos.projectId, projectId), eq(videos.state, "done")))
    .orderBy(sql`${videos.shownAt} desc nulls last`, desc(videos.number))
    .limit(1);
  return row ?? null;
}

export async function updateVideo(tx: DbOrTx, id: string, change: Change): Promise<void> {
  await tx.update(videos).set(change).where(eq(videos.id, id));
}

/** Takes a step, unless it was taken before or the video is over. @returns whether it was */
export async function updateStep(
  tx: DbOrTx,
  { id, steps }: Pick<VideoRow, "id" | "steps">,
  change: Change,
): Promise<boolean> {
  const rows = await tx
    .update(videos)
    .set({ ...change, steps: steps + 1 })
    .where(and(eq(videos.id, id), eq(videos.steps, steps), inArray(videos.state, openStates)))
    .returning({ id: videos.id });
  return rows.length > 0;
}

/** Notes that a step has to be tried again. @returns how often that was so */
export async function countFailure(db: DbOrTx, id: string): Promise<number> {
  const [row] = await db
    .update(videos)
    .set({ failures: sql`${videos.failures} + 1` })
    .where(eq(videos.id, id))
    .returning({ failures: videos.failures });
  return row?.failures ?? 0;
}

export async function nextNumber(tx: DbOrTx, projectId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(videos.number) })
    .from(videos)
    .where(eq(videos.projectId, projectId));
  return (row?.last ?? 0) + 1;
}

/** Videos that somebody's plan was asked for since a time; those that came to nothing count, too. */
export async function countVideosSince(db: DbOrTx, ownerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(videos)
    .where(and(eq(videos.ownerId, ownerId), gte(videos.createdAt, since)));
  return row?.count ?? 0;
}

export async function deleteVideoRow(tx: DbOrTx, id: string): Promise<void> {
  await tx.delete(videos).where(eq(videos.id, id));
  await deletePieces(tx, id);
}

/** Keeps a piece as long as its video is being made. */
export async function putPiece(
  db: Db,
  videoId: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [open] = await tx
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.id, videoId), inArray(videos.state, openStates)))
      .for("key share");
    if (!open) return;
    const piece = { videoId, name, bytes: Buffer.from(bytes) };
    await tx
      .insert(videoPieces)
      .values(piece)
      .onConflictDoUpdate({
        target: [videoPieces.videoId, videoPieces.name],
        set: { bytes: piece.bytes },
      });
  });
}

export async function getPiece(
  db: DbOrTx,
  videoId: string,
  name: string,
): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ bytes: videoPieces.bytes })
    .from(videoPieces)
    .where(and(eq(videoPieces.videoId, videoId), eq(videoPieces.name, name)));
  return row?.bytes ?? null;
}

export async function deletePieces(tx: DbOrTx, videoId: string): Promise<void> {
  await tx.delete(videoPieces).where(eq(videoPieces.videoId, videoId));
}

/** How many videos of a project were finished, and their credits; deleted ones count, too. */
export async function selectCredits(
  db: DbOrTx,
  projectId: string,
): Promise<{ done: number; credits: number }> {
  const [row] = await db
    .select({ done: count(), credits: sql<number>`coalesce(sum(${videoCredits.credits}), 0)::int` })
    .from(videoCredits)
    .where(eq(videoCredits.projectId, projectId));
  return row ?? { done: 0, credits: 0 };
}

export async function insertCredits(
  tx: DbOrTx,
  entry: typeof videoCredits.$inferInsert,
): Promise<void> {
  await tx.insert(videoCredits).values(entry).onConflictDoNothing();
}

export const selectVideosOfOwner = (db: DbOrTx, ownerId: string): Promise<VideoRow[]> =>
  db.select().from(videos).where(eq(videos.ownerId, ownerId)).orderBy(asc(videos.createdAt));

export const selectCreditsOfOwner = (db: DbOrTx, ownerId: string) =>
  db
    .select()
    .from(videoCredits)
    .where(eq(videoCredits.ownerId, ownerId))
    .orderBy(asc(videoCredits.createdAt));

/** Deletes what is kept for projects or of an owner. @returns the videos that were */
export async function deleteVideosOf(
  tx: DbOrTx,
  of: { projectId: string } | { ownerId: string },
): Promise<VideoRow[]> {
  const [own, ownCredits] =
    "projectId" in of
      ? [eq(videos.projectId, of.projectId), eq(videoCredits.projectId, of.projectId)]
      : [eq(videos.ownerId, of.ownerId), eq(videoCredits.ownerId, of.ownerId)];
  const rows = await tx.delete(videos).where(own).returning();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(videoPieces).where(inArray(videoPieces.videoId, ids));
  await tx.delete(videoCredits).where(ownCredits);
  return rows;
}

/** What somebody asked for in others' projects stays, without them. */
export async function unsetRequester(tx: DbOrTx, userId: string): Promise<void> {
  await tx
    .update(videos)
    .set({ requestedBy: null })
    .where(and(eq(videos.requestedBy, userId), ne(videos.ownerId, userId)));
}
