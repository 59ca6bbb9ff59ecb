import { describe, expect, test } from "vitest";
import { largeMails } from "../../../tests/factories/large-mails.ts";
import { partsIn } from "./mail-parts.ts";
import { parseMail } from "./parse-mail.ts";

const beginning = (raw: string, bytes = 50_000) =>
  parseMail(Buffer.from(raw).subarray(0, bytes), { isWhole: false });
const mail = (...lines: string[]) =>
  ["From: mira@example.com", "MIME-Version: 1.0", ...lines].join("\r\n");

describe("the beginning of a large mail", () => {
  test("holds the whole text where a large attachment follows, which is named", async () => {
    const read = await beginning(largeMails.pictureAfterText({ id: "1@x" }));
    expect(read).toMatchObject({
      messageId: "1@x",
      from: { address: "mira@example.com" },
      text: expect.stringMatching(/^How much is the ferry to the island\?\s*$/) as string,
      attachments: ["island.jpg"],
      isTextWhole: true,
    });
  });

  test.each([
    ["the text itself is large", largeMails.text({ id: "1@x" })],
    ["the text comes after the attachment", largeMails.pictureBeforeText({ id: "1@x" })],
    ["it is a file and no text", mail("Content-Type: application/pdf", "", "%PDF".repeat(20_000))],
    ["its headers don't end", mail(`X-Long: ${"x".repeat(60_000)}`, "", "Hello")],
    [
      "only its markup is large, and there is no other text",
      mail("Content-Type: text/html", "", `<p>Hello<img src="${"A".repeat(60_000)}"><p>Bye`),
    ],
    [
      "a small file comes before a large text",
      mail(
        'Content-Type: multipart/mixed; boundary="b"',
        "",
        "--b",
        "Content-Type: image/png",
        "",
        "iVBOR",
        "--b",
        "Content-Type: text/plain",
        "",
        "Hello ".repeat(20_000),
      ),
    ],
  ])("doesn't hold the whole text where %s", async (_what, raw) => {
    expect((await beginning(raw)).isTextWhole).toBe(false);
  });

  test("needs no markup where the plain text is over", async () => {
    const parts = (plain: string) =>
      mail(
        'Content-Type: multipart/alternative; boundary="b"',
        "",
        "--b",
        "Content-Type: text/plain",
        "",
        plain,
        "--b",
        "Content-Type: text/html",
        "",
        `<p>Hello<img src="${"A".repeat(60_000)}">`,
      );
    expect((await beginning(parts("Hello"))).isTextWhole).toBe(true);
    expect((await beginning(parts("  "))).isTextWhole).toBe(false);
  });

  test("of any other mail is the whole of it", async () => {
    expect((await parseMail(Buffer.from(mail("", "Hello")))).isTextWhole).toBe(true);
  });
});

test("parts are found in nested mails, by their own delimiters only", () => {
  const raw = mail(
    "Content-Type: multipart/mixed;",
    ' boundary="a"',
    "",
    "A preamble",
    "--ab",
    "--a",
    'Content-Type: multipart/alternative; boundary="a.b"',
    "",
    "--a.b",
    "",
    "--a.c is text",
    "--a.b--",
    "--a",
    "Content-Type: text/csv",
    "Content-Disposition: ATTACHMENT",
    "",
    "1,2",
    "--a--",
    "An epilogue",
  );
  expect(partsIn(Buffer.from(raw))).toEqual([
    { type: "text/plain", isAttached: false, isCut: false },
    { type: "text/csv", isAttached: true, isCut: false },
  ]);
  const deep = Array.from(
    { length: 3000 },
    (_, at) => `Content-Type: multipart/mixed; boundary=x${at}\r\n\r\n--x${at}\r\n`,
  ).join("");
  expect(partsIn(Buffer.from(deep))).toHaveLength(1);
});
