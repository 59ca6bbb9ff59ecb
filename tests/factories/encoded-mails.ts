type Encoded = { raw: Buffer; expected: object };

const mail = (headers: readonly string[], body: string | Buffer, id: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      [
        "From: =?UTF-8?B?0JzQuNGA0LA=?= <mira@example.com>",
        "To: help@tea.example",
        `Message-ID: <${id}>`,
        "MIME-Version: 1.0",
        ...headers,
        "\r\n",
      ].join("\r\n"),
    ),
    Buffer.from(body),
  ]);
const type = (charset: string, encoding: string) => [
  `Content-Type: text/plain; charset=${charset}`,
  `Content-Transfer-Encoding: ${encoding}`,
];

/** Mails as programs all over the world write them, and what is read of them. */
export const encodedMails: Readonly<Record<string, Encoded>> = {
  "quoted-printable with a soft line break": {
    raw: mail(
      ["Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=", ...type("utf-8", "quoted-printable")],
      "Was kostet die F=C3=A4hre =E2=82=AC =\r\nheute?\r\n",
      "qp@x",
    ),
    expected: {
      messageId: "qp@x",
      subject: "Grüße",
      text: "Was kostet die Fähre € heute?\n",
      from: { name: "Мира", address: "mira@example.com" },
      attachments: [],
    },
  },
  "windows-1252, its bytes as they are": {
    raw: mail(
      ["Subject: Tea", ...type("windows-1252", "8bit")],
      Buffer.from("Th\xe9 \x84vert\x93 \x80 3\r\n", "latin1"),
      "cp1252@x",
    ),
    expected: { text: "Thé „vert“ € 3\n" },
  },
  "ISO-2022-JP": {
    raw: mail(
      ["Subject: =?ISO-2022-JP?B?GyRCJCpDYxsoQg==?=", ...type("ISO-2022-JP", "7bit")],
      "\x1b$B$*Cc\x1b(B\r\n",
      "jp@x",
    ),
    expected: { subject: "お茶", text: "お茶\n" },
  },
  "KOI8-R in base64": {
    raw: mail(["Subject: Tea", ...type("koi8-r", "base64")], "/sHK\r\n", "koi8@x"),
    expected: { text: "Чай" },
  },
  "GB18030 in base64": {
    raw: mail(["Subject: Tea", ...type("gb18030", "base64")], "sug=\r\n", "gb@x"),
    expected: { text: "茶" },
  },
  "parts with markup and attachments, one with a Japanese name (RFC 2231)": {
    raw: mail(
      ["Subject: Photos", 'Content-Type: multipart/mixed; boundary="outer"'],
      [
        "A preamble that nobody reads",
        "--outer",
        'Content-Type: multipart/alternative; boundary="inner"',
        "",
        "--inner",
        "Content-Type: text/plain; charset=utf-8",
        "",
        "Is this tea?",
        "--inner",
        "Content-Type: text/html; charset=utf-8",
        "",
        "<p>Is this <b>tea</b>?</p>",
        "--inner--",
        "--outer",
        "Content-Type: image/png",
        "Content-Disposition: attachment; filename*=UTF-8''%E3%81%8A%E8%8C%B6.png",
        "Content-Transfer-Encoding: base64",
        "",
        "iVBORw0KGgo=",
        "--outer",
        'Content-Type: application/pdf; name="=?UTF-8?Q?Men=C3=BC=2Epdf?="',
        "Content-Disposition: attachment",
        "Content-Transfer-Encoding: base64",
        "",
        "JVBERi0=",
        "--outer--",
        "",
      ].join("\r\n"),
      "parts@x",
    ),
    expected: { text: "Is this tea?", attachments: ["お茶.png", "Menü.pdf"] },
  },
  "markup only, with an answer's quote": {
    raw: mail(
      ["Subject: Re: Tea", "In-Reply-To: <qp@x>", "Content-Type: text/html; charset=utf-8"],
      "<p>And on Sunday?</p><blockquote>It costs $12.</blockquote>\r\n",
      "html@x",
    ),
    expected: { text: "And on Sunday?\n\n> It costs $12.", references: ["qp@x"] },
  },
};
