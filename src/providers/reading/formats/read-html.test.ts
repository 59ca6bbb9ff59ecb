import fc from "fast-check";
import { expect, test } from "vitest";
import type { ReadDocument } from "#domain/knowledge/reading-ports.ts";
import { readHtml, readHtmlPage } from "./read-html.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const textOf = (read: ReadDocument | null) =>
  (read?.sections ?? [])
    .map(({ heading, text }) => (heading ? `# ${heading}\n${text}` : text))
    .join("\n\n");
const menu = `<ul>${`<li><a href="/x">Shop our offers</a></li>`.repeat(60)}</ul>`;
const paragraph =
  "A full day on the water costs forty-five dollars, and each late hour nine dollars. ";

test("a page is learned without its menus, scripts, comments and hidden parts", () => {
  const read = readHtml(
    utf8(`<!doctype html><html><head><title>Kayaks | Outfitters</title><style>p{}</style></head><body>
      <header><nav>${menu}</nav></header><div class="sidebar">${menu}</div>
      <div id="content"><h1>Kayaks</h1><p>${paragraph.repeat(4)}</p><script>var secret = 1;</script>
      <h2>Where</h2><p hidden>hidden words</p><p>${paragraph}At the old pier<br>behind the mill, <b>daily</b>.</p></div>
      <!-- a comment --><footer>${menu}Imprint</footer></body></html>`),
  );
  const text = textOf(read);
  expect(text).toContain("forty-five dollars");
  expect(text).toMatch(/# Where\n.*At the old pier\nbehind the mill, daily\./s);
  expect(text).not.toMatch(/Shop our|secret|hidden words|a comment|Imprint/);
});

test.each([
  "<p>Open daily from nine.</p>",
  "<title>x</title><p>Open daily from nine.",
  "<html><p>Open daily from nine.</p></html>",
  "<html><head><title>x</title></head><p>Open daily from nine.</p>",
  "<body><nav>Menu</nav>Open daily from nine.</body>",
  "<!-- x --><main>Open daily from nine.</main>",
])("a small page is read, however much of its frame is left out: %s", (html) => {
  expect(textOf(readHtml(utf8(html)))).toBe("Open daily from nine.");
});

test("what a page marks as its content is learned whole, also where it is short pieces", () => {
  const prices = Array.from(
    { length: 30 },
    (_, index) => `<div><h3>Plan ${index}</h3><span>$${index}</span></div>`,
  );
  const text = textOf(
    readHtml(utf8(`<body><nav>${menu}</nav><main><h1>Prices</h1>${prices.join("")}</main></body>`)),
  );
  expect(text).toContain("# Plan 0\n$0");
  expect(text).toContain("# Plan 29\n$29");
  expect(text).not.toContain("Shop our");
});

test("the encoding that a page names is used", () => {
  const bytes = Buffer.from(`<meta charset="iso-8859-1"><p>Größe M</p>`, "latin1");
  expect(textOf(readHtml(bytes))).toBe("Größe M");
});

test("addresses behind words are said", () => {
  const html = `<p>Write <a href="mailto:help@x.example?subject=a">us</a> or call <a href="tel:+4930">+4930</a>.</p>`;
  expect(textOf(readHtml(utf8(html)))).toBe("Write us (help@x.example) or call +4930.");
});

test("a page without text has none", () => {
  expect(() => readHtml(utf8(`<div id="root"></div><script src="/app.js"></script>`))).toThrow(
    "no_text",
  );
  expect(readHtmlPage(utf8("<div></div>"), undefined).document).toBeNull();
});

test("a page says where it leads, under which address it wants to be known, and what robots may do", () => {
  const page = readHtmlPage(
    utf8(`<html><head><base href="/de/"><link rel="canonical" href="/de/start"><meta name="ROBOTS" content="NoIndex"></head>
      <body><a href="a">a</a><a rel="nofollow" href="b">b</a><a href="mailto:x@y">c</a><p>${paragraph}</p></body></html>`),
    undefined,
  );
  expect(page).toMatchObject({
    links: ["a", "mailto:x@y"],
    base: "/de/",
    canonical: "/de/start",
    robots: "noindex",
  });
});

test("no markup breaks the reader or is learned", () => {
  const piece = fc.constantFrom(
    "<table>",
    "<tr>",
    "<td>",
    "</td>",
    "<p>",
    "</div>",
    "<svg><script>",
    "<!--",
    "<![CDATA[",
    "<template>",
    "<h1>",
    "</h1>",
    "<li>",
    "&#0;",
    "&lt;b&gt;",
    "<math>",
    "<select>",
    "word ",
    "<pre>\n",
    "<a href='",
    "\u0000",
    "<body>",
    "</html>",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const { document } = readHtmlPage(utf8(pieces.join("")), undefined);
      expect(textOf(document)).not.toContain("\u0000");
      expect(textOf(document)).not.toMatch(/<(?:table|td|script|template|select)>/);
    }),
    { numRuns: 300 },
  );
});

test("a page whose elements lie in each other without end is read all the same, and its menus aren't learned", () => {
  for (const depth of [300, 5000]) {
    const nested = "<div>".repeat(depth) + `<p>${paragraph}</p>` + "</div>".repeat(depth);
    const read = readHtml(utf8(`<body><nav>${menu}</nav>${nested}</body>`));
    expect(textOf(read)).toBe(paragraph.trim());
  }
});
