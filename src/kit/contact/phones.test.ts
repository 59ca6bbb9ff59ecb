import { expect, test } from "vitest";
import { type Contact, readContacts } from "../read-contact.ts";

const nothing: Contact = { email: null, phone: null, name: null, company: null };
const cases: readonly [said: string | readonly string[], told: Partial<Contact>][] = [
  ["my cell is 415.555.0199", { phone: "415.555.0199" }],
  ["Tel. 0221/4710-815", { phone: "0221/4710-815" }],
  ["0043 664 1234567 ist meine Nummer", { phone: "0043 664 1234567" }],
  ["you can text +1-202-555-0143", { phone: "+1-202-555-0143" }],
  ["WhatsApp: (+34) 600 11 22 33", { phone: "(+34) 600 11 22 33" }],
  ["call 020 7946 0958 ext 12", { phone: "020 7946 0958" }],
  ["+44 (0)20 7946 0958", { phone: "+44 (0)20 7946 0958" }],
  ["Order 10020030 is late", {}],
  ["My order number is 2026-118842", {}],
  ["our VAT id is DE123456789", {}],
  ["we had 1.250.000 visitors in 2025", {}],
  ["from 2019-2024 we grew", {}],
  ["you can call Grace on 0161 496 0123", { name: "Grace", phone: "0161 496 0123" }],
  ["someone called me from +1 415 555 0199, was that you?", {}],
  ["I tried calling +1 (415) 555-0142 but nobody answered", {}],
  ["my boss's number is 0161 496 0000", {}],
  ["my assistant Julia is on 0161 496 0000, I'm on 0161 496 0001", { phone: "0161 496 0001" }],
  ["Meine Kollegin erreichen Sie unter 030 1234567", {}],
];

test.each(cases)("a phone number is told from other numbers: %j", (said, told) => {
  const messages = typeof said === "string" ? [said] : said;
  expect(readContacts(messages, ["ariaworks.example"])).toEqual({ ...nothing, ...told });
});
