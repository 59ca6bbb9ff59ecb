import { el } from "./dom.ts";
import { type Inline, readBlocks } from "./markdown.ts";

function drawRun(run: Inline): Node {
  switch (run.kind) {
    case "text":
      return document.createTextNode(run.text);
    case "link":
      return el(
        "a",
        { href: run.href, target: "_blank", rel: "noopener noreferrer nofollow" },
        run.text,
      );
    default:
      return el(run.kind, {}, run.text);
  }
}

/** An answer's Markdown as elements, made of text nodes only. */
export const drawAnswer = (text: string): HTMLElement[] =>
  readBlocks(text).map((block) => {
    if (block.kind === "code")
      // Long lines are scrolled, also with the keyboard.
      return el("pre", { tabindex: 0, dir: "ltr" }, el("code", {}, block.text));
    if (block.kind === "list") {
      const items = block.items.map((item) => el("li", { dir: "auto" }, ...item.map(drawRun)));
      return block.isOrdered
        ? el("ol", { start: block.start === 1 ? undefined : block.start, dir: "auto" }, ...items)
        : el("ul", { dir: "auto" }, ...items);
    }
    const name = block.kind === "quote" ? "blockquote" : "p";
    return el(name, { dir: "auto" }, ...block.inline.map(drawRun));
  });
