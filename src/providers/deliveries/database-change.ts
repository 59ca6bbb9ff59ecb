import {
  ConnectionFailed,
  DeliveredConversation,
  DeliveredErasure,
  type DeliveredLead,
  type Message,
} from "#domain/connections/ports.ts";
import { leadOf } from "./lead.ts";

/** The two tables or collections that a connection names. */
export type Place = "leads" | "conversations";

/** What a message asks of a database: a row or document, or that some are deleted. Their ids are ours. */
export type DatabaseChange =
  | { place: Place; row: DatabaseRow }
  | { erased: Readonly<Record<Place, readonly string[]>> };
export type DatabaseRow = { id: string } & Readonly<
  Record<string, string | null | readonly Readonly<Record<string, string>>[]>
>;

/** @throws ConnectionFailed where it is about something else */
export function databaseChangeOf(message: Message): DatabaseChange {
  const conversation = DeliveredConversation.safeParse(message.data);
  if (conversation.success)
    return { place: "conversations", row: conversationRow(conversation.data) };
  const erased = DeliveredErasure.safeParse(message.data);
  if (erased.success) return { erased: erased.data };
  return { place: "leads", row: leadRow(leadOf(message)) };
}

/** Columns that hold times: a database with types stores them as such. Also in a message of a conversation. */
export const isTime = (name: string): boolean => name === "at" || name.endsWith("_at");

/** The columns that content/connection-kinds.ts tells people to make. */
export const columnsOf = {
  leads: ["id", "name", "email", "phone", "company", "bot", "page", "said", "taken_at"],
  conversations: ["id", "bot", "began_at", "ended_at", "messages"],
} as const satisfies Record<Place, readonly string[]>;

const leadRow = (lead: DeliveredLead) =>
  ({
    id: lead.id,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    bot: lead.botName,
    page: lead.page,
    said: lead.said,
    taken_at: lead.takenAt,
  }) satisfies Record<(typeof columnsOf.leads)[number], unknown>;

const conversationRow = (conversation: DeliveredConversation) =>
  ({
    id: conversation.id,
    bot: conversation.botName,
    began_at: conversation.beganAt,
    ended_at: conversation.endedAt,
    messages: conversation.messages,
  }) satisfies Record<(typeof columnsOf.conversations)[number], unknown>;

/** The name of a table or collection. @throws ConnectionFailed where the owner names none (any more) */
export function placeNamed(names: Readonly<Record<Place, string>>, place: Place): string {
  if (names[place]) return names[place];
  throw new ConnectionFailed("rejected", `This connection names no place for ${place}.`);
}

/** The places that a connection names. */
export const placesIn = (names: Readonly<Record<Place, string>>): Place[] =>
  (["leads", "conversations"] as const).filter((place) => Boolean(names[place]));

/** As many as one request takes, with room to spare. */
const maxAtOnce = 100;

/** What is to be deleted, by place and in pieces; only places that the connection names. */
export const erasuresOf = (
  names: Readonly<Record<Place, string>>,
  erased: Readonly<Record<Place, readonly string[]>>,
): { name: string; ids: readonly string[] }[] =>
  placesIn(names).flatMap((place) =>
    Array.from({ length: Math.ceil(erased[place].length / maxAtOnce) }, (_, piece) => ({
      name: names[place],
      ids: erased[place].slice(piece * maxAtOnce, (piece + 1) * maxAtOnce),
    })),
  );
