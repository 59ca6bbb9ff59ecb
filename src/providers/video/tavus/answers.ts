import { z } from "zod";
import { unreadable } from "./failures.ts";

// Replicas are being renamed to faces, and personas to PALs: answers hold the one name, the other, or both.
const eitherName =
  (names: Readonly<Record<string, string>>) =>
  (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const read = { ...(value as Record<string, unknown>) };
    for (const [old, renamed] of Object.entries(names)) read[old] ??= read[renamed];
    return read;
  };
const renamed = {
  replica_id: "face_id",
  replica_name: "face_name",
  persona_id: "pal_id",
  persona_name: "pal_name",
  default_replica_id: "default_face_id",
};

const text = z
  .string()
  .nullish()
  .transform((value) => value || null);
/** Dates come as ISO 8601 and as in mail headers. */
const date = text.transform((value) => {
  const time = Date.parse(value ?? "");
  return Number.isNaN(time) ? null : new Date(time);
});
const id = z.string().min(1);
/** An address that may be shown in a frame or followed; anything else isn't one. */
const address = text.transform((value) =>
  /^https?:$/.test(URL.parse(value ?? "")?.protocol ?? "") ? value : null,
);

/** `started`, `completed` and `error` where one reads; `ready` in callbacks. */
const readiness = z
  .string()
  .nullish()
  .transform((status) => {
    if (status === "completed" || status === "ready") return "ready" as const;
    return status === "error" ? ("failed" as const) : ("training" as const);
  });

/** A face that can speak (spec site.md §3, persona/replica). */
export const Replica = z.preprocess(
  eitherName(renamed),
  z
    .object({
      replica_id: id,
      replica_name: text,
      status: readiness,
      created_at: date,
      thumbnail_video_url: address,
    })
    .transform((one) => ({
      id: one.replica_id,
      name: one.replica_name,
      status: one.status,
      createdAt: one.created_at,
      thumbnailUrl: one.thumbnail_video_url,
    })),
);
export type Replica = z.output<typeof Replica>;

/** How a replica behaves in conversations, and which one that is by default (spec site.md §3, persona/replica). */
export const Persona = z.preprocess(
  eitherName(renamed),
  z.object({ persona_id: id, persona_name: text, default_replica_id: text }).transform((one) => ({
    id: one.persona_id,
    name: one.persona_name,
    replicaId: one.default_replica_id,
  })),
);
export type Persona = z.output<typeof Persona>;

/** A generated video (spec site.md §3, video record). */
export const Video = z
  .object({
    video_id: z.string(),
    video_name: text,
    status: z.enum(["queued", "generating", "ready", "deleted", "error"]),
    hosted_url: address,
    download_url: address,
    still_image_thumbnail_url: address,
    error_details: text,
    created_at: date,
  })
  .transform((one) => ({
    id: one.video_id,
    name: one.video_name,
    status: one.status,
    url: one.hosted_url,
    downloadUrl: one.download_url,
    thumbnailUrl: one.still_image_thumbnail_url,
    failure: one.error_details,
    createdAt: one.created_at,
  }));
export type Video = z.output<typeof Video>;

/** A video call (spec site.md §3, video conversation). What opens one doesn't name replica and persona. */
export const Conversation = z.preprocess(
  eitherName(renamed),
  z
    .object({
      conversation_id: id,
      conversation_name: text,
      conversation_url: address,
      status: z.string(),
      replica_id: text,
      persona_id: text,
      created_at: date,
      events: z.array(z.unknown()).nullish(),
    })
    .transform((one) => ({
      id: one.conversation_id,
      name: one.conversation_name,
      url: one.conversation_url,
      isRunning: one.status === "active",
      replicaId: one.replica_id,
      personaId: one.persona_id,
      createdAt: one.created_at,
      events: one.events ?? [],
    })),
);
export type Conversation = z.output<typeof Conversation>;

export type Page<T> = { items: T[]; total: number };

/** A list's page; what can't be read in it is left out, as one strange entry must not hide the others. */
export function readPage<T>(one: z.ZodType<T>, answer: unknown): Page<T> {
  const page = readAs(
    z.object({ data: z.array(z.unknown()), total_count: z.int().nullish() }),
    answer,
  );
  const items = page.data.flatMap((entry) => {
    const { data } = one.safeParse(entry);
    return data === undefined ? [] : [data];
  });
  return { items, total: page.total_count ?? items.length };
}

/** @throws TavusFailure bad_answer */
export function readAs<T>(shape: z.ZodType<T>, answer: unknown): T {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw unreadable(200);
  return parsed.data;
}
