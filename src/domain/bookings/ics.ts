/** One event of a calendar (RFC 5545), to be sent (RFC 5546) or kept. */
export type CalendarEvent = {
  /** REQUEST and CANCEL go to one person by mail; PUBLISH is for whoever opens the file. */
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  /** The same for one booking's whole life. */
  uid: string;
  /** Counts its changes. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  /** When it last changed. */
  changedAt: Date;
  isCancelled: boolean;
  summary: string;
  description: string;
  location: string;
  /** Null: none. */
  url: string | null;
  organizer: { name: string; email: string };
  /** Who is invited; left out in a file that is published. */
  attendee: string | null;
  /** Whose program wrote it. */
  product: string;
};

/** The event as a file: lines of at most 75 octets, ended by CRLF (RFC 5545 §3.1). */
export function calendarFile(event: CalendarEvent): string {
  const { organizer, attendee } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escapeText(`-//${event.product}//Demos//EN`)}`,
    "CALSCALE:GREGORIAN",
    `METHOD:${event.method}`,
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utcTime(event.changedAt)}`,
    `LAST-MODIFIED:${utcTime(event.changedAt)}`,
    `DTSTART:${utcTime(event.startsAt)}`,
    `DTEND:${utcTime(event.endsAt)}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    ...(event.url ? [`URL:${withoutControls(event.url)}`] : []),
    `ORGANIZER;CN=${quoted(organizer.name)}:mailto:${withoutControls(organizer.email)}`,
    ...(attendee && event.method !== "PUBLISH"
      ? [
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${withoutControls(attendee)}`,
        ]
      : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** `20261124T173000Z` */
const utcTime = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const withoutControls = (text: string): string => text.toWellFormed().replace(/\p{Cc}/gu, "");

/** A TEXT value (RFC 5545 §3.3.11): line breaks become `\n`, other control characters have no place in it. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => withoutControls(line).replace(/[\\;,]/g, "\\$&"))
    .join("\\n");

/** A parameter's value (§3.2): in quotes, which it can't hold itself. */
const quoted = (text: string): string => `"${withoutControls(text).replaceAll('"', "'")}"`;

const maxOctets = 75;

/** Breaks a line so that no piece is longer, never within a character (§3.1); a space begins each further one. */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > maxOctets) {
      pieces.push(piece);
      [piece, octets] = [" ", 1];
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}
