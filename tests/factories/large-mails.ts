const size = 11 * 1024 * 1024;
const lines = (text: string) => `${text}\r\n`.repeat(Math.ceil(size / (text.length + 2)));

type Options = { id: string; text?: string; from?: string; subject?: string };

const headers = ({ id, from, subject }: Options) => [
  `From: ${from ?? "Mira <mira@example.com>"}`,
  "To: help@tea.example",
  `Subject: ${subject ?? "A question"}`,
  `Message-ID: <${id}>`,
  "MIME-Version: 1.0",
];
const asked = "How much is the ferry to the island?";
const attachment = (content: string) => [
  "--outer",
  'Content-Type: image/jpeg; name="island.jpg"',
  'Content-Disposition: attachment; filename="island.jpg"',
  "Content-Transfer-Encoding: base64",
  "",
  content,
];
const plain = (text: string) => ["Content-Type: text/plain; charset=utf-8", "", text];

/** Mails over the limit, as programs write them: 11 MB each. */
export const largeMails = {
  /** The text in both of its forms, then a picture. */
  pictureAfterText: (options: Options): string =>
    [
      ...headers(options),
      'Content-Type: multipart/mixed; boundary="outer"',
      "",
      "--outer",
      "Content-Type: multipart/alternative;",
      "\tboundary=inner",
      "",
      "--inner",
      ...plain(options.text ?? asked),
      "--inner",
      "Content-Type: text/html; charset=utf-8",
      "",
      `<p>${options.text ?? asked}</p>`,
      "--inner--",
      ...attachment(lines("/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBg==")),
      "--outer--",
    ].join("\r\n"),
  /** Nothing but text. */
  text: (options: Options): string =>
    [...headers(options), ...plain(lines(options.text ?? asked))].join("\r\n"),
  /** The picture first, so that the text isn't in the beginning. */
  pictureBeforeText: (options: Options): string =>
    [
      ...headers(options),
      'Content-Type: multipart/mixed; boundary="outer"',
      "",
      ...attachment(lines("/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBg==")),
      "--outer",
      ...plain(options.text ?? asked),
      "--outer--",
    ].join("\r\n"),
} as const;
