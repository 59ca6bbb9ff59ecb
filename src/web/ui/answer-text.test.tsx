import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnswerText } from "./AnswerText.tsx";

const drawn = (text: string) => renderToStaticMarkup(<AnswerText text={text} />);

test("paragraphs, lists, emphasis and links to our own pages are drawn", () => {
  const html = drawn(
    "It costs **$350**.\n\n- one\n- two\n\n[Landing page](/services/landing-page)",
  );
  expect(html).toContain("<strong>$350</strong>");
  expect(html).toContain("<li>one</li>");
  expect(html).toContain('<a href="/services/landing-page">Landing page</a>');
});

test("a link elsewhere goes by https, and vouches for nothing", () => {
  expect(drawn("[x](https://example.com/a?b=c)")).toContain(
    '<a href="https://example.com/a?b=c" rel="noopener noreferrer nofollow">x</a>',
  );
});

// security.md, row 13.
test.each([
  "[x](javascript:alert(1))",
  "[x](/.//evil.example)",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](//evil.example)",
  "[x](http://evil.example)",
  "[x](https://user:pass@evil.example)",
  "[x](mailto:a@b.example)",
  "<javascript:alert(1)>",
  "![x](https://evil.example/pixel.png)",
  "![x][1]\n\n[1]: https://evil.example/pixel.png",
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "<a href='javascript:alert(1)'>x</a>",
  "<iframe src=https://evil.example></iframe>",
  "<svg onload=alert(1)>",
  "# <u onclick=alert(1)>x</u>",
  "| a |\n|---|\n| ![x](https://evil.example/p) |",
])("%s draws neither markup nor a link of its own", (text) => {
  const html = drawn(text);
  expect(html).not.toMatch(/<(script|img|iframe|svg|u|h1|table)|\son\w+=|href=/i);
});
