import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { DbOrTx } from "#db/open.ts";
import type { VideoRow } from "./queries.ts";
import { videos } from "./tables.ts";

/** All videos for the back office, newest first, after `after`. */
export const selectAllVideos = (
  db: DbOrTx,
  { before, limit }: { before: { at: Date; id: string } | null; limit: number },
): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(
      before
        ? lt(
            sql`(${videos.createdAt}, ${videos.id})`,
            sql`(${before.at.toISOString()}::timestamptz, ${before.id})`,
          )
        : undefined,
    )
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(limit);

/** How quickly videos were made since then: those of up to so many seconds, how many of them in time, and the median of work for a second of video. */
export async function selectSpeed(
  db: DbOrTx,
  {
    since,
    upToSeconds,
    withinSeconds,
  }: Record<"upToSeconds" | "withinSeconds", number> & {
    since: Date;
  },
): Promise<{ short: number; inTime: number; perSecond: number | null }> {
  const took = sql`extract(epoch from ${videos.finishedAt} - ${videos.createdAt})`;
  const isShort = sql`${videos.seconds} <= ${upToSeconds}`;
  const [row] = await db
    .select({
      short: sql<number>`count(*) filter (where ${isShort})`.mapWith(Number),
      inTime:
        sql<number>`count(*) filter (where ${isShort} and ${took} <= ${withinSeconds})`.mapWith(
          Number,
        ),
      perSecond: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${took} / ${videos.seconds})`,
    })
    .from(videos)
    .where(and(eq(videos.state, "done"), gte(videos.createdAt, since), sql`${videos.seconds} > 0`));
  const { short = 0, inTime = 0, perSecond = null } = row ?? {};
  return { short, inTime, perSecond };
}
