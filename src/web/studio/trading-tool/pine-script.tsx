import { useEffect, useMemo, useState } from "react";
import { counted } from "#content/words.ts";
import type { TradingTool } from "#domain/projects/configuration/trading-tool.ts";
import { writePine } from "#domain/projects/configuration/write-pine.ts";
import { copyCode } from "../../help/copy-code.ts";
import { listed } from "../../help/templates/drawing.ts";
import { Copy, Download } from "../../ui/icons.tsx";
import { type CodePart, highlightPine } from "./pine-parts.ts";

/** The script as it is now, to copy and to download. */
export function PineScript({ name, tool }: { name: string; tool: TradingTool }) {
  const code = useMemo(() => writePine(name, tool), [name, tool]);
  const parts = useHighlighted(code);
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
          {parts
            ? listed(parts).map(([key, { text, className }]) =>
                className === "" ? (
                  text
                ) : (
                  <span key={key} className={className}>
                    {text}
                  </span>
                ),
              )
            : code}
        </code>
      </pre>
    </figure>
  );
}

/** The code in colours once they are there; plain until then, and never colours of older code. */
function useHighlighted(code: string): CodePart[] | null {
  const [highlighted, setHighlighted] = useState<{ code: string; parts: CodePart[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    highlightPine(code).then(
      (parts) => isCurrent && setHighlighted({ code, parts }),
      () => {}, // offline: it stays plain
    );
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return highlighted?.code === code ? highlighted.parts : null;
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
