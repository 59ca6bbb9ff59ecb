import { brand } from "#content/brand.ts";
import { isGuide } from "#content/navigation.ts";
import { specifiedDate } from "#kit/date-words.ts";
import { classNames } from "../kit/class-names.ts";
import { LastChanged } from "../ui/LastChanged.tsx";
import { documentParts } from "./document-parts.tsx";
import type { About, HelpDocument } from "./documents.ts";
import type { Facts } from "./facts.ts";
import { HelpNav } from "./help-nav.tsx";
import type { Heading } from "./mark-headings.ts";
import { QuickAccess } from "./quick-access.tsx";

/** A long text to read: its title and dates, its contents beside it, and lines that the eye can follow. */
export function DocumentPage({
  path,
  document,
  facts,
}: {
  path: string;
  document: HelpDocument;
  facts: Facts;
}) {
  const { about, headings, default: Text } = document;
  return (
    <article className={classNames("band document", about.isWide && "document--wide")}>
      <HelpNav path={path} />
      <header className="document__head">
        <h1>{about.title}</h1>
        <p className="document__summary">{about.summary}</p>
        <Dates about={about} />
      </header>
      <Contents headings={headings} />
      <div className="document__text">
        <Text facts={facts} components={documentParts} />
      </div>
      {isGuide(path) ? <QuickAccess /> : null}
    </article>
  );
}

function Dates({ about: { effective, changed } }: { about: About }) {
  return (
    <p className="document__dates">
      {effective ? (
        <span>
          Effective date <time dateTime={effective}>{specifiedDate(effective)}</time>
        </span>
      ) : null}
      <LastChanged on={changed} />
      {brand.sample ? <span>Sample text until the provider confirms its own.</span> : null}
    </p>
  );
}

/** The contents twice, one of them shown: folded above the text, or beside it where there is room. */
function Contents({ headings }: { headings: Heading[] }) {
  const list = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="toc" aria-label="On this page">
      <details className="toc__folded">
        <summary>On this page</summary>
        {list}
      </details>
      <div className="toc__beside">
        <p className="toc__title">On this page</p>
        {list}
      </div>
    </nav>
  );
}
