import { expect, test } from "vitest";
import { mailLayout, plainHtml } from "./layout.ts";

const whole = {
  brand: "Ariaworks",
  heading: "Your request is stored",
  paragraphs: ["First.", "Second."],
  facts: [
    ["Service", "Chatbot"],
    ["Request", "one\n\ntwo"],
  ] as const,
  action: { label: "See it", url: "https://shop.example/a?b=1&c=2" },
  footer: "Goodbye.",
};

const tags = (text: string) => text.match(/<\/?[a-z0-9!]+/gi);

test("plain readers get every part, in order", () => {
  expect(mailLayout(whole).text).toBe(
    [
      "Ariaworks",
      "Your request is stored",
      "First.",
      "Second.",
      "Service: Chatbot\nRequest:\n  one\n\n  two",
      "See it:\nhttps://shop.example/a?b=1&c=2",
      "-- \nGoodbye.",
    ].join("\n\n"),
  );
});

test("HTML readers get every part, with line breaks and a working link", () => {
  const { html } = mailLayout(whole);
  for (const part of [
    "Ariaworks",
    "First.",
    "Second.",
    "Chatbot",
    "one<br>\n<br>\ntwo",
    "Goodbye.",
  ])
    expect(html).toContain(part);
  expect(html).toContain('href="https://shop.example/a?b=1&amp;c=2"');
});

test("parts that are left out leave nothing behind", () => {
  const { facts: _facts, action: _action, ...least } = whole;
  const { text, html } = mailLayout(least);
  expect(text).not.toContain("undefined");
  expect(html).not.toMatch(/undefined|href|scope="row"/);
});

test("markup in any part is shown, never followed", () => {
  const evil = `</td><script>alert(1)</script><img src=x onerror="x" title='y'>&amp;`;
  const { html } = mailLayout({
    brand: evil,
    heading: evil,
    paragraphs: [evil],
    facts: [[evil, evil]],
    action: { label: evil, url: `https://shop.example/"><script>` },
    footer: evil,
  });
  const clean = mailLayout({ ...whole, facts: [["a", "b"]], paragraphs: ["a"] }).html;
  expect(tags(html)).toEqual(tags(clean));
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(plainHtml(evil)).not.toContain("<script");
});
