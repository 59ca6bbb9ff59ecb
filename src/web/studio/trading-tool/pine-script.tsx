import { memo, useEffect, useMemo, useState } from "react";
import { counted } from "#content/words.ts";
import type { TradingTool } from "#domain/projects/configuration/trading-tool.ts";
import { writePine } from "#domain/projects/configuration/write-pine.ts";
import { copyCode } from "../../help/copy-code.ts";
import { listed } from "../../help/templates/drawing.ts";
import { Copy, Download } from "../../ui/icons.tsx";
import { type Highlighter, linesOf, loadHighlighter } from "./pine-parts.ts";

/** The script as it is now, to copy and to download. */
export function PineScript({ name, tool }: { name: string; tool: TradingTool }) {
  const code = useMemo(() => writePine(name, tool), [name, tool]);
  const highlight = useHighlighter();
  const title = tool.backtesting ? "Strategy" : "Indicator";
  return (
    <figure className="code">
      <figcaption className="code__head">
        <span className="code__title">{title}</span>
        <span className="code__language">
          Pine Script v6, {counted(code.split("\n").length - 1, "line")}
        </span>
        <span className="code__said" role="status" />
        <button
          type="button"
          className="button code__copy"
          onClick={(event) => void copyCode(event.currentTarget)}
        >
          <Copy size={16} />
          <span>Copy</span>
        </button>
        <button type="button" className="button code__copy" onClick={() => download(name, code)}>
          <Download size={16} />
          <span>Download .pine</span>
        </button>
      </figcaption>
      <pre
        className="code__text pine"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        role="group"
        aria-label="Pine Script"
      >
        <code>
          {listed(linesOf(code)).map(([key, line]) => (
            <Line key={key} text={line} highlight={highlight} />
          ))}
        </code>
      </pre>
    </figure>
  );
}

/** A line of code, drawn again only when it changes; plain until its colours are there. */
const Line = memo(function Line({
  text,
  highlight,
}: {
  text: string;
  highlight: Highlighter | null;
}) {
  if (!highlight) return text;
  return listed(highlight(text)).map(([key, part]) =>
    part.className === "" ? (
      part.text
    ) : (
      <span key={key} className={part.className}>
        {part.text}
      </span>
    ),
  );
});

/** What colours the code, once it is there. */
function useHighlighter(): Highlighter | null {
  const [highlight, setHighlight] = useState<Highlighter | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadHighlighter().then(
      (loaded) => isCurrent && setHighlight(() => loaded),
      () => {}, // offline: it stays plain
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return highlight;
}

/** `My tool` → `my-tool.pine`; what could mean something to a file system is left out. */
export const pineFileName = (name: string): string =>
  `${
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replace(/^-+|-+$/g, "") || "trading-tool"
  }.pine`;

function download(name: string, code: string): void {
  const url = URL.createObjectURL(new Blob([code], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = pineFileName(name);
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
