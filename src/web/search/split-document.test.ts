import { expect, test } from "vitest";
import { splitDocument } from "./split-document.ts";

test("a document is taken apart at its main headings, each with its words", () => {
  const html =
    '<p>First.</p><h2 id="a-b"><a href="#a-b">A &amp; B</a></h2><p>One<strong>word</strong>.</p>' +
    '<h3 id="c">C</h3><ul><li>x</li><li>y &lt; 2</li></ul><h2 class="x" id="d">D</h2>';
  expect(splitDocument(html)).toEqual({
    intro: "First.",
    parts: [
      { id: "a-b", heading: "A & B", text: "Oneword.\nC\nx\ny < 2" },
      { id: "d", heading: "D", text: "" },
    ],
  });
});

test("examples of code, drawings and buttons are not read as text", () => {
  const html =
    '<h2 id="a">A</h2><pre><code>secret</code></pre><svg><title>secret</title></svg><p>kept <code>inline</code></p><button>secret</button>';
  expect(splitDocument(html).parts).toEqual([{ id: "a", heading: "A", text: "kept inline" }]);
});

test("a row of a table, and a term with what it means, is a line that reads by itself", () => {
  const html =
    '<h2 id="a">A</h2><table><thead><tr><th>Tier</th><th>Price</th><th>Paid</th></tr></thead><tbody><tr><th>Starter</th><td>$29</td><td>monthly</td></tr></tbody></table><dl><dt>Scope</dt><dd>An extent</dd></dl>';
  expect(splitDocument(html).parts[0]?.text).toBe(
    "Starter: Price $29, Paid monthly.\nScope: An extent.",
  );
});
