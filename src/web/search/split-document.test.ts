import { expect, test } from "vitest";
import { splitDocument } from "./split-document.ts";

test("a document is taken apart at its main headings, each with its words", () => {
  const html =
    '<p>First.</p><h2 id="a-b"><a href="#a-b">A &amp; B</a></h2><p>One<strong>word</strong>.</p>' +
    '<h3 id="c">C</h3><ul><li>x</li><li>y &lt; 2</li></ul><h2 class="x" id="d">D</h2>';
  expect(splitDocument(html)).toEqual({
    intro: "First.",
    parts: [
      { id: "a-b", heading: "A & B", text: "Oneword. C x y < 2" },
      { id: "d", heading: "D", text: "" },
    ],
  });
});

test("examples of code, drawings and buttons are not read as text", () => {
  const html =
    '<h2 id="a">A</h2><pre><code>secret</code></pre><svg><title>secret</title></svg><p>kept <code>inline</code></p><button>secret</button>';
  expect(splitDocument(html).parts).toEqual([{ id: "a", heading: "A", text: "kept inline" }]);
});

test("cells of a table stay apart", () => {
  const html = '<h2 id="a">A</h2><table><tr><td>Starter</td><td>$29</td></tr></table>';
  expect(splitDocument(html).parts[0]?.text).toBe("Starter $29");
});
