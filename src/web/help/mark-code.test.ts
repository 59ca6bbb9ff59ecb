import mdx from "@mdx-js/rollup";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";
import rehypeHighlight from "rehype-highlight";
import { expect, test } from "vitest";
import { languages } from "./code-languages.ts";
import { documentParts } from "./document-parts.tsx";
import type { HelpDocument } from "./documents.ts";
import type { Facts } from "./facts.ts";
import { markCode } from "./mark-code.ts";

const plugin = mdx({
  outputFormat: "function-body",
  rehypePlugins: [markCode, [rehypeHighlight, { languages }]],
});

/** A document's text as the build makes it: the same plugins as in vite.config.ts. */
async function rendered(text: string): Promise<string> {
  const { code } = (await plugin.transform(text, "page.mdx")) as { code: string };
  // oxlint-disable-next-line typescript/no-implied-eval -- what the build made is a module's text
  const { default: Text } = new Function(code)(runtime) as HelpDocument;
  const facts: Facts = {
    stored: [],
    payments: "test-till",
    mail: "outbox",
    copiesForms: false,
    aiHost: null,
    files: "postgres-pieces",
    video: "built-in",
    publicUrl: "",
    services: [],
  };
  return renderToStaticMarkup(createElement(Text, { facts, components: documentParts }));
}

test("code is coloured at the build by classes, and no style attribute is set", async () => {
  const page = await rendered('```js title="Ask"\nconst hours = 24; // a day\n```');
  expect(page).toContain('<span class="hljs-keyword">const</span>');
  expect(page).toContain('<span class="hljs-number">24</span>');
  expect(page).toContain('<span class="hljs-comment">// a day</span>');
  expect(page).not.toContain("style=");
  expect(page).not.toContain("<script");
});

test("its frame names title and language, can be scrolled by keyboard, and offers a copy", async () => {
  const page = await rendered('```bash title="In a shell"\ncurl -s "$URL"\n```');
  expect(page).toMatch(/<figcaption[^>]*>.*In a shell.*Shell.*<\/figcaption>/s);
  expect(page).toMatch(/<pre [^>]*tabindex="0"[^>]*aria-label="In a shell"/);
  expect(page).toMatch(/<button [^>]*data-copy[^>]*>.*Copy.*<\/button>/s);
  expect(await rendered("```text\n{{name}}\n```")).toMatch(/aria-label="Text"/);
});

test("a fence without a known language, or with more than a title, stops the build", async () => {
  await expect(rendered("```\nx\n```")).rejects.toThrow('No language ""');
  await expect(rendered("```cobol\nx\n```")).rejects.toThrow('No language "cobol"');
  await expect(rendered("```js {1,3}\nx\n```")).rejects.toThrow("{1,3}");
});
