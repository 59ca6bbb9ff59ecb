import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { decodeText } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";
import { readMarkdown } from "./read-markdown.ts";
import { readPlain } from "./read-plain.ts";
import { readSitemap } from "./read-sitemap.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const textOf = ({ sections }: ReadDocument) =>
  sections.map(({ heading, text }) => (heading ? `# ${heading}\n${text}` : text)).join("\n\n");
const problemOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return (error as { problem?: unknown }).problem;
  }
};
/** The 27 characters that Windows-1252 has where Latin-1 has none are among these. */
const windows1252 = (text: string) => {
  const table = new TextDecoder("windows-1252").decode(
    Uint8Array.from({ length: 256 }, (_, i) => i),
  );
  return Uint8Array.from(text.split(""), (one) => table.indexOf(one));
};

test("text is read in the encoding it was saved in, whether that is marked or not", () => {
  const text = "Crème brûlée, “2,50 €” – Ærøskøbing\n";
  const wide = Buffer.from(text, "utf16le");
  for (const bytes of [
    utf8(text),
    utf8(`\uFEFF${text}`),
    windows1252(text),
    wide,
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
    Buffer.from(wide).swap16(),
  ])
    expect(decodeText(bytes)).toBe(text);
});

test("any text survives UTF-8 with one broken byte at its end", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (made) => {
      const text = `${made.replaceAll(/\p{Cc}|\uFFFD|^\uFEFF/gu, "")}日本語の説明書です`;
      expect(decodeText(utf8(text))).toBe(text);
      expect(decodeText(utf8(`${text}ü`).slice(0, -1))).toBe(`${text}\uFFFD`);
    }),
  );
});

test("an encoding that a page names is used, and one that nobody knows isn't", () => {
  const shiftJis = Uint8Array.from([0x93, 0xfa, 0x96, 0x7b]);
  expect(decodeText(shiftJis, "shift_jis")).toBe("日本");
  expect(decodeText(utf8("Grüße"), "x-made-up")).toBe("Grüße");
});

test("what is no text is unsupported, what holds no word empty", () => {
  const program = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7) % 32);
  expect(problemOf(() => readPlain(program))).toBe("unsupported");
  for (const blank of ["", " \n\t\n", "\uFEFF", "– – –"])
    expect(problemOf(() => readPlain(utf8(blank)))).toBe("empty");
});

test("no character that databases refuse is left", () => {
  const { sections } = readPlain(utf8("Open\u0000 daily\r\nfrom\u0007 nine\u00AD\r"));
  expect(sections).toEqual([{ heading: null, text: "Open daily\nfrom nine" }]);
});

test("text that is longer than any source may be is too long", () => {
  expect(problemOf(() => readPlain(Buffer.alloc(10_000_001, "word ")))).toBe("too_long");
});

test("Markdown becomes sections by its headings, in words alone", () => {
  const read = readMarkdown(
    utf8(
      [
        "---",
        "title: 'House rules'",
        "layout: page",
        "---",
        "<!-- TODO: rewrite -->",
        'Ask in {% channel "help" %}{% link /x %}, **day** or [night](https://x.example).{{ site.mail }}',
        "## Opening _hours_",
        "- Monday: `9:00`",
        "- Tuesday",
        "  - closed",
        "",
        "Prices",
        "------",
        "| Plan | Price |",
        "| --- | --- |",
        "| Small | $5 |",
        "",
        "```yaml",
        "# not a heading",
        "run: {{ secret }}",
        "```",
      ].join("\n"),
    ),
  );
  expect(read.title).toBe("House rules");
  expect(textOf(read)).toBe(
    [
      "Ask in help, day or night.",
      "# Opening hours\n- Monday: 9:00\n- Tuesday\n- closed",
      "# Prices\nPlan: Small; Price: $5\n\n```\n# not a heading\nrun: {{ secret }}\n```",
    ].join("\n\n"),
  );
});

test("scripts in Markdown aren't learned", () => {
  const read = readMarkdown(
    utf8("Hello <script>alert(1)</script><img src=x onerror=alert(2)>there"),
  );
  expect(textOf(read)).toBe("Hello there");
});

test("each row of a table is said with its headers", () => {
  const read = readCsv(utf8('City;Price;Note\r\nOslo;"1;50";\r\n\r\nRome;2;"two\nlines"\r\n'));
  expect(textOf(read)).toBe("City: Oslo\nPrice: 1;50\n\nCity: Rome\nPrice: 2\nNote: two\nlines");
});

test.each(["question,answer\n", "Answer,Question\n", ""])(
  "a table of questions and answers below %j becomes a section for each question",
  (header) => {
    const [question, answer] = ["How much is it?", '"Five dollars, a day"'];
    const row = header.startsWith("Answer") ? `${answer},${question}` : `${question},${answer}`;
    const { sections } = readCsv(utf8(`${header}${row}\n`));
    expect(sections).toEqual([{ heading: "How much is it?", text: "Five dollars, a day" }]);
  },
);

test("a table without headers keeps its rows", () => {
  expect(textOf(readCsv(utf8("Oslo,12\nRome,14\n")))).toBe("Oslo\n12\n\nRome\n14");
});

test("a line that names the separator is no row", () => {
  expect(textOf(readCsv(utf8("sep=;\r\nCity;Price\r\nOslo;5\r\n")))).toBe("City: Oslo\nPrice: 5");
});

test("any table is read without losing a cell", () => {
  const cell = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }),
      (rows) => {
        const text = textOf(readCsv(utf8(rows.map((row) => row.join(",")).join("\n"))));
        for (const value of rows.slice(1).flat()) expect(text).toContain(value);
      },
    ),
  );
});

test("sitemaps name pages and further sitemaps, packed, prefixed or as plain text", () => {
  const ns = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;
  const image = `<image:image><image:loc>https://x.example/i.png</image:loc></image:image>`;
  const pages = `<?xml version="1.0"?><urlset ${ns}><url><loc>https://x.example/?a=1&amp;b=2</loc>${image}</url></urlset>`;
  expect(readSitemap(utf8(pages)).pages).toEqual(["https://x.example/?a=1&b=2"]);
  const index = `<sitemapindex ${ns}><sitemap><loc> https://x.example/s.xml.gz </loc></sitemap></sitemapindex>`;
  expect(readSitemap(utf8(index))).toEqual({ pages: [], sitemaps: ["https://x.example/s.xml.gz"] });
  expect(
    readSitemap(utf8("https://x.example/a\nnonsense\nhttps://x.example/b")).pages,
  ).toHaveLength(2);
});
