import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { RenderingFailure, VideoRenderer } from "./ports.ts";
import type { VideoState } from "./states.ts";
import type { Storyboard } from "./storyboard.ts";
import type { Timeline } from "./timeline.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const videos = pgTable(
  "videos",
  {
    id: text().primaryKey(),
    projectId: text("project_id").notNull(),
    ownerId: text("owner_id").notNull(),
    requestedBy: text("requested_by"),
    number: integer().notNull(),
    revision: integer().notNull(),
    storyboard: jsonb().$type<Storyboard>().notNull(),
    renderer: text().$type<VideoRenderer["kind"]>().notNull(),
    state: text().$type<VideoState>().notNull(),
    progress: doublePrecision().notNull().default(0),
    steps: integer().notNull().default(0),
    work: jsonb(),
    failures: integer().notNull().default(0),
    failure: text().$type<RenderingFailure>(),
    failureDetail: text("failure_detail"),
    expectedSeconds: integer("expected_seconds").notNull(),
    seconds: doublePrecision(),
    credits: integer(),
    mediaType: text("media_type"),
    width: integer(),
    height: integer(),
    videoFileId: text("video_file_id"),
    posterFileId: text("poster_file_id"),
    bytes: bigint({ mode: "number" }),
    timeline: jsonb().$type<Timeline>(),
    shownAt: time("shown_at"),
    createdAt: time("created_at").notNull(),
    finishedAt: time("finished_at"),
  },
  (t) => [
    uniqueIndex("videos_number").on(t.projectId, t.number),
    uniqueIndex("videos_open")
      .on(t.projectId)
      .where(sql`state not in ('done', 'failed', 'cancelled')`),
    index("videos_owner").on(t.ownerId, t.createdAt),
    index("videos_requested_by").on(t.requestedBy),
    index("videos_created").on(t.createdAt, t.id),
  ],
);
describeColumns(videos, {
  id: ["names the video; not to be guessed", "customer"],
  projectId: ["of which project", "customer"],
  ownerId: ["in whose plan it counts", "customer"],
  requestedBy: ["who asked for it, and is told when it is done", "customer"],
  number: ["counts a project's videos", "customer"],
  revision: ["the draft's save that it was made from", "customer"],
  storyboard: ["what it is made from, as it was then", "customer"],
  renderer: ["who makes it", "customer"],
  state: ["how far it is", "customer"],
  progress: ["of 1, as the renderer says", "customer"],
  steps: ["counts finished steps of its making", "customer"],
  work: ["what its renderer keeps between two steps", "customer"],
  failures: ["counts steps that had to be tried again", "customer"],
  failure: ["why it failed", "customer"],
  failureDetail: ["the same for whoever runs the installation", "customer"],
  expectedSeconds: ["how long it was expected to take", "customer"],
  seconds: ["its length", "customer"],
  credits: ["what it cost, once it is done", "customer"],
  mediaType: ["what kind of file it is", "customer"],
  width: ["of its picture", "customer"],
  height: ["of its picture", "customer"],
  videoFileId: ["its file", "customer"],
  posterFileId: ["its still picture", "customer"],
  bytes: ["size of its file", "customer"],
  timeline: ["when everything in it happens: captions and chapters", "customer"],
  shownAt: ["when it was chosen for its page", "customer"],
  createdAt: ["when it was asked for", "customer"],
  finishedAt: ["when it was over", "customer"],
});

export const videoPieces = pgTable(
  "video_pieces",
  {
    videoId: text("video_id").notNull(),
    name: text().notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.videoId, t.name] })],
);
describeColumns(videoPieces, {
  videoId: ["which video it is a part of", "customer"],
  name: ["which part", "customer"],
  bytes: ["the part; deleted when the video is over", "customer"],
});

export const videoCredits = pgTable(
  "video_credits",
  {
    videoId: text("video_id").primaryKey(),
    projectId: text("project_id").notNull(),
    ownerId: text("owner_id").notNull(),
    credits: integer().notNull(),
    isRevision: boolean("is_revision").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    index("video_credits_project").on(t.projectId),
    index("video_credits_owner").on(t.ownerId, t.createdAt),
  ],
);
describeColumns(videoCredits, {
  videoId: ["for which video; stays when the video is deleted", "customer"],
  projectId: ["of which project: its videos after the first are revisions", "customer"],
  ownerId: ["whose credits they are", "customer"],
  credits: ["how many were taken when it was done", "customer"],
  isRevision: ["whether the project had a video before", "customer"],
  createdAt: ["when it was done", "customer"],
});
