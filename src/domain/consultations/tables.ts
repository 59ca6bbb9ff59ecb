import { sql } from "drizzle-orm";
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { describeColumns } from "#db/columns.ts";
import type { EndReason, VideoCalls } from "./ports.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A video call with Aria; what was said in it is a conversation (domain/conversations). */
export const consultations = pgTable(
  "consultations",
  {
    id: text().primaryKey(),
    conversationId: text("conversation_id"),
    visitorKey: text("visitor_key").notNull(),
    addressKey: text("address_key").notNull(),
    provider: text().$type<VideoCalls["name"]>().notNull(),
    callId: text("call_id"),
    secretHash: text("secret_hash").notNull(),
    status: text().$type<"starting" | "running" | "ended" | "failed">().notNull(),
    url: text(),
    personaName: text("persona_name"),
    replicaId: text("replica_id"),
    personaId: text("persona_id"),
    startedAt: time("started_at").notNull(),
    endsBy: time("ends_by").notNull(),
    endedAt: time("ended_at"),
    endReason: text("end_reason").$type<EndReason>(),
    seconds: integer().notNull(),
    transcriptAt: time("transcript_at"),
    recordingPlace: text("recording_place"),
  },
  (t) => [
    // One call a visitor at a time, also when two tabs begin at once.
    uniqueIndex("consultations_open_visitor")
      .on(t.visitorKey)
      .where(sql`status in ('starting', 'running')`),
    index("consultations_open")
      .on(t.endsBy)
      .where(sql`status in ('starting', 'running')`),
    uniqueIndex("consultations_secret").on(t.secretHash),
    uniqueIndex("consultations_conversation").on(t.conversationId),
    index("consultations_started").on(t.startedAt, t.id),
    index("consultations_status").on(t.status, t.startedAt, t.id),
  ],
);
describeColumns(consultations, {
  id: ["names the call", "enquiry"],
  conversationId: ["where what was said in it is kept", "enquiry"],
  visitorKey: [
    "keyed digest of the visitor's cookie: one call at a time, minutes a day",
    "enquiry",
  ],
  addressKey: ["keyed digest of the network address: minutes a day", "enquiry"],
  provider: ["who held the call", "enquiry"],
  callId: ["the provider's name for it", "enquiry"],
  secretHash: ["digest of the secret in the address that the provider tells events to", "enquiry"],
  status: ["starting, running, ended, or failed to start", "enquiry"],
  url: ["the room, while the call runs", "enquiry"],
  personaName: ["whom the visitor talked to", "enquiry"],
  replicaId: ["the provider's name for the face", "enquiry"],
  personaId: ["the provider's name for how it behaves", "enquiry"],
  startedAt: ["when it was asked for", "enquiry"],
  endsBy: ["when its time is over", "enquiry"],
  endedAt: ["when it ended", "enquiry"],
  endReason: ["why it ended", "enquiry"],
  seconds: ["how long it may take; how long it took, once it has ended", "enquiry"],
  transcriptAt: ["when what was said was stored", "enquiry"],
  recordingPlace: ["where the provider put the recording, if there is one", "enquiry"],
});

/** What the provider told about a call, each event once. */
export const consultationEvents = pgTable(
  "consultation_events",
  {
    consultationId: text("consultation_id")
      .notNull()
      .references(() => consultations.id, { onDelete: "cascade" }),
    digest: text().notNull(),
    type: text().notNull(),
    at: time("at"),
    receivedAt: time("received_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.consultationId, t.digest] })],
);
describeColumns(consultationEvents, {
  consultationId: ["the call that it is about", "enquiry"],
  digest: ["of what was told, so that it stands here once", "enquiry"],
  type: ["the provider's word for it", "enquiry"],
  at: ["when it happened, as the provider says", "enquiry"],
  receivedAt: ["when it arrived", "enquiry"],
});
