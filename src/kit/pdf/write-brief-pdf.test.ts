import fc from "fast-check";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { expect, test } from "vitest";
import type { Brief } from "./brief.ts";
import { writeBriefPdf } from "./write-brief-pdf.ts";

const brief = (change: Partial<Brief> = {}): Brief => ({
  title: "A shop for tea",
  subtitle: "Web app brief",
  date: "2026-11-23T22:00:00Z",
  sections: [{ heading: "What it is for", paragraphs: ["It sells tea."] }],
  ...change,
});
const written = (change: Partial<Brief> = {}) =>
  writeBriefPdf(brief(change), { brandName: "Ariaworks" });

/** The text of each page, read back; line breaks of the layout are spaces. */
async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, " "));
}
const textOf = async (change: Partial<Brief>) => (await pagesOf(await written(change))).join(" ");

/** Tags of a page's structure, outermost first. */
type Node = { role?: string; children?: Node[] };
const rolesIn = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(rolesIn),
];

test("everything in a brief is in its text: head, paragraphs, facts, lists and note", async () => {
  const text = await textOf({
    sections: [
      {
        heading: "At a glance",
        paragraphs: ["First line.\nSecond line."],
        facts: [{ label: "Framework", value: "React Router" }],
        list: ["Sign in with a link", "Pay by card"],
      },
      { heading: "Nothing yet" },
    ],
    note: "This is not financial advice.",
  });
  for (const words of [
    "Ariaworks",
    "23 November 2026",
    "A shop for tea",
    "Web app brief",
    "At a glance",
    "First line. Second line.",
    "Framework React Router",
    "• Sign in with a link • Pay by card",
    "Nothing yet",
    "This is not financial advice.",
    "1 / 1",
  ])
    expect(text).toContain(words);
});

test("names of other languages, the euro and typographic quotes are printed as they are", async () => {
  const words = "“Győr”, Łódź and Kraków: 1.200,50 €, it’s – … Привет";
  expect(await textOf({ title: words, subtitle: words })).toContain(`${words} ${words}`);
});

test("other scripts become a mark, which a line explains; where there is none, there is no line", async () => {
  const text = await textOf({ title: "漢字 tea 😀", sections: [] });
  expect(text).toContain("[?] tea [?]");
  expect(text).toContain("[?] stands for characters that this document can’t show.");
  expect(await textOf({})).not.toContain("[?]");
});

test("markup in every string is printed as text", async () => {
  const markup = `<script>alert("1")</script> ) Tj (\\ %PDF \${x} {{y}}`;
  const text = await textOf({
    title: markup,
    subtitle: markup,
    note: markup,
    sections: [
      {
        heading: markup,
        paragraphs: [markup],
        facts: [{ label: "Markup", value: markup }],
        list: [markup],
      },
    ],
  });
  expect(text.split(markup)).toHaveLength(8);
});

test("a title of 200 characters and words without end keep within the page", async () => {
  const title = `${"W".repeat(120)} ${"word ".repeat(16)}`.slice(0, 200);
  const bytes = await written({
    title,
    sections: [{ heading: "x".repeat(300), list: ["y".repeat(900)] }],
  });
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const ends = items.map((item) => ("str" in item ? Number(item.transform[4]) + item.width : 0));
    expect(Math.max(...ends)).toBeLessThan(540);
  }
  const text = (await pagesOf(bytes)).join(" ").replaceAll(" ", "");
  expect(text).toContain(title.replaceAll(" ", ""));
  expect(text).toContain("y".repeat(900));
});

test("forty pages of text are numbered, headed by the title, and nothing of them is lost", async () => {
  const sections = Array.from({ length: 160 }, (_, index) => ({
    heading: `Part ${index}`,
    paragraphs: [`${"A sentence about tea. ".repeat(40)}End of ${index}.`],
  }));
  const pages = await pagesOf(await written({ sections }));
  expect(pages.length).toBeGreaterThan(40);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`${index + 1} / ${pages.length}`);
    expect(text).toContain("A shop for tea");
  }
  const all = pages.join(" ");
  expect(sections.filter((_, index) => !all.includes(`End of ${index}.`))).toEqual([]);
  // A heading never stands alone at the end of a page.
  expect(pages.filter((text) => /Part \d+ Ariaworks/.test(text))).toEqual([]);
});

test("it says its title, author, language and day, and its structure can be read out", async () => {
  const bytes = await writeBriefPdf(
    brief({
      title: "Ein Laden für Tee",
      sections: [
        { heading: "Eins", paragraphs: ["Text"], facts: [{ label: "A", value: "B" }], list: ["C"] },
      ],
    }),
    { brandName: "Ariaworks", language: "de" },
  );
  const { info } = await getMeta(new Uint8Array(bytes));
  expect(info).toMatchObject({
    Title: "Ein Laden für Tee",
    Author: "Ariaworks",
    Language: "de",
    CreationDate: "D:20261123220000Z",
  });
  const pdf = await getDocumentProxy(bytes);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(["Eins"]);
  const tree = (await (await pdf.getPage(1)).getStructTree()) as Node;
  expect(rolesIn(tree)).toEqual(expect.arrayContaining(["Document", "H1", "Sect", "H2", "P"]));
  const roles = rolesIn(tree).filter((role) => role !== "Span");
  expect(roles.slice(roles.indexOf("Table"))).toEqual([
    "Table",
    "TR",
    "TH",
    "TD",
    "L",
    "LI",
    "Lbl",
    "LBody",
  ]);
});

test("whatever a brief says, there is a file with its pages", async () => {
  const text = fc.string({ unit: "binary", maxLength: 200 });
  const section = fc.record({
    heading: text,
    paragraphs: fc.array(text, { maxLength: 3 }),
    facts: fc.array(fc.record({ label: text, value: text }), { maxLength: 3 }),
    list: fc.array(text, { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(text, fc.array(section, { maxLength: 3 }), async (title, sections) => {
      const bytes = await written({ title, sections });
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
      expect((await pagesOf(bytes)).length).toBeGreaterThan(0);
    }),
    { numRuns: 20 },
  );
});
