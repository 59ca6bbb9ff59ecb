import type { ReactNode } from "react";
import { classNames } from "../kit/class-names.ts";
import { Copy } from "../ui/icons.tsx";

/**
 * A piece of code: its title and language, a button that copies it (copy-code.ts, fetched when it is needed),
 * and the code, which scrolls sideways by keyboard, too. In a document it is what a fence becomes.
 */
export function CodeFrame({
  title,
  language,
  lines,
  children,
}: {
  title?: string;
  /** As readers know it, e.g. `JavaScript`. */
  language: string;
  /** How many there are, where the build has counted them: such code is laid out when it is seen. */
  lines?: number;
  /** `<code>` */
  children?: ReactNode;
}) {
  const isWords = language === "Text";
  return (
    <figure className="code">
      <figcaption className="code__head">
        <span className="code__title">{title ?? language}</span>
        {title && !isWords ? <span className="code__language">{language}</span> : null}
        <span className="code__said" role="status" />
        <button type="button" className="button code__copy needs-js" data-copy>
          <Copy size={16} />
          <span>
            Copy<span className="sr-only">: {title ?? language}</span>
          </span>
        </button>
      </figcaption>
      <pre
        className={classNames("code__text", isWords && "code__text--words")}
        data-lines={isWords ? undefined : lines}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        role="group"
        aria-label={title ?? language}
      >
        {children}
      </pre>
    </figure>
  );
}
