import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarFile, type CalendarEvent } from "./ics.ts";

const event: CalendarEvent = {
  method: "REQUEST",
  uid: "bok_1@shop.test",
  sequence: 0,
  startsAt: new Date("2026-11-24T17:30:00Z"),
  endsAt: new Date("2026-11-24T18:00:00Z"),
  changedAt: new Date("2026-11-22T08:00:00.123Z"),
  isCancelled: false,
  summary: "Demo with Ariaworks",
  description: "Half an hour",
  location: "Video",
  url: null,
  organizer: { name: "Ariaworks", email: "desk@shop.test" },
  attendee: "ada@example.com",
  product: "Ariaworks",
};

/** Reads a file back as RFC 5545 says: unfolds, cuts names from values, takes the escapes out of text. */
function parse(file: string): { name: string; params: string; value: string }[] {
  return file
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, name = "", params = "", value = ""] =
        /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/su.exec(line) ?? [];
      return { name, params, value };
    });
}
const textOf = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_all, one: string) => (/n/i.test(one) ? "\n" : one));
const valueOf = (file: string, name: string) =>
  parse(file).find((line) => line.name === name)?.value ?? "";

test("an event reads as it is meant", () => {
  const file = calendarFile(event);
  expect(parse(file).map(({ name, params, value }) => `${name}${params}:${value}`)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Ariaworks//Demos//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:REQUEST",
    "BEGIN:VEVENT",
    "UID:bok_1@shop.test",
    "SEQUENCE:0",
    "DTSTAMP:20261122T080000Z",
    "LAST-MODIFIED:20261122T080000Z",
    "DTSTART:20261124T173000Z",
    "DTEND:20261124T180000Z",
    "STATUS:CONFIRMED",
    "TRANSP:OPAQUE",
    "SUMMARY:Demo with Ariaworks",
    "DESCRIPTION:Half an hour",
    "LOCATION:Video",
    'ORGANIZER;CN="Ariaworks":mailto:desk@shop.test',
    "ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada@example.com",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
});

test("a cancelled one says so, and a published one names nobody who is invited", () => {
  expect(calendarFile({ ...event, method: "CANCEL", isCancelled: true })).toMatch(
    /METHOD:CANCEL\r\n[^]*STATUS:CANCELLED\r\n[^]*ATTENDEE/,
  );
  expect(calendarFile({ ...event, method: "PUBLISH" })).not.toContain("ATTENDEE");
});

const anyText = fc.string({ unit: "binary", maxLength: 300 });
const nastyText = fc
  .array(
    fc.constantFrom(
      "\r\n",
      "\n",
      "\r",
      ";",
      ",",
      "\\",
      '"',
      ":",
      "é",
      "日本",
      "👩‍🚀",
      "END:VEVENT",
      " ",
      "\\n",
      "\u0000",
    ),
    { maxLength: 120 },
  )
  .map((parts) => parts.join(""));
/** What can be said of a text in a calendar: its line breaks as one kind, and no other control characters. */
const sayable = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.toWellFormed().replace(/\p{Cc}/gu, ""))
    .join("\n");

test("whatever stands in it, lines are short and whole, and the texts come back", () => {
  fc.assert(
    fc.property(fc.oneof(anyText, nastyText), fc.oneof(anyText, nastyText), (summary, location) => {
      const file = calendarFile({
        ...event,
        summary,
        location,
        organizer: { name: summary, email: "desk@shop.test" },
      });
      expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
      const lines = file.split("\r\n");
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
        expect(line.isWellFormed()).toBe(true); // no character is cut in two
      }
      expect(textOf(valueOf(file, "SUMMARY"))).toBe(sayable(summary));
      expect(textOf(valueOf(file, "LOCATION"))).toBe(sayable(location));
      expect(parse(file).filter(({ name }) => name === "END")).toHaveLength(2);
      expect(parse(file).filter(({ name }) => name === "")).toEqual([]);
    }),
  );
});
