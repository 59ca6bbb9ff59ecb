import { ConnectionFailed, DeliveredLead, type Message } from "#domain/connections/ports.ts";
import { shortTime } from "#kit/date-words.ts";

/** The lead that a message is about. @throws ConnectionFailed where it is about something else */
export function leadOf({ event, data }: Message): DeliveredLead {
  const lead = DeliveredLead.safeParse(data);
  if (lead.success) return lead.data;
  throw new ConnectionFailed("rejected", `It takes leads only, not ${event}.`);
}

/** A name as CRMs want it: everything before the last word is the first name; of one word it is the last. */
export function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/);
  return { first: words.slice(0, -1).join(" "), last: words.at(-1) ?? "" };
}

/** What they said, and where, for a field of notes. */
export const notesOf = ({ said, page, botName, takenAt }: DeliveredLead): string =>
  [said, page && `Page: ${page}`, `From: ${botName}, ${shortTime(takenAt)}`]
    .filter(Boolean)
    .join("\n");

/** Without empty values, which would erase what the CRM knows. */
export const filled = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
