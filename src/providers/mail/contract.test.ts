import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mailer, OutgoingMail } from "#domain/mail/ports.ts";
import { startSmtpServer } from "../../../tests/factories/smtp-server.ts";
import { createOutboxMailer } from "./built-in.ts";
import { createSmtpMailer } from "./smtp.ts";

let server: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());

const mail: OutgoingMail = {
  messageId: "<mail_1@shop.example>",
  from: "Ariaworks <hello@shop.example>",
  to: "someone@customer.example",
  replyTo: null,
  subject: "Your order",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
};
const big = "Grüße, 日本, 👩‍🚀 <script>.\r\n.\r\n".repeat(400);

const calendar = {
  method: "REQUEST",
  fileName: "demo.ics",
  text: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
} as const;

const implementations: [name: Mailer["name"], create: () => Mailer][] = [
  ["outbox", createOutboxMailer],
  ["smtp", () => createSmtpMailer({ url: server.url })],
];

describe.each(implementations)("%s", (name, create) => {
  test("says which one it is", () => {
    expect(create().name).toBe(name);
  });

  test.each([
    ["an ordinary mail", mail],
    ["the same mail again", mail],
    ["an answer address", { ...mail, replyTo: "asker@customer.example" }],
    [
      "any writing, any length, markup and lone dots",
      { ...mail, subject: big, text: big, html: big },
    ],
    ["an address outside ASCII", { ...mail, to: "jörg@exämple.example" }],
    ["a calendar entry", { ...mail, calendar }],
    ["an empty body", { ...mail, subject: "", text: "", html: "" }],
  ])("takes %s", async (_what, outgoing) => {
    await expect(create().send(outgoing)).resolves.toBeUndefined();
  });

  test("takes several mails at once", async () => {
    const mailer = create();
    await expect(
      Promise.all(Array.from({ length: 5 }, () => mailer.send(mail))),
    ).resolves.toHaveLength(5);
  });
});
