import { Link } from "react-router";

/** Ways through a list that pages by place: back to its start, and on. Shows nothing where all is shown. */
export function Pager({
  first,
  next,
  words = { first: "Newest", next: "Older" },
}: {
  /** Address of the list's start; null where this is it. */
  first: string | null;
  /** Address of the next page; null at the end. */
  next: string | null;
  /** What they are called where the newest doesn't come first. */
  words?: { first: string; next: string } | undefined;
}) {
  if (!first && !next) return null;
  return (
    <nav className="pager" aria-label="Pages of the list">
      {first ? (
        <Link className="button button--quiet button--small" to={first}>
          <span>{words.first}</span>
        </Link>
      ) : null}
      {next ? (
        <Link className="button button--quiet button--small" to={next} rel="next">
          <span>{words.next}</span>
        </Link>
      ) : null}
    </nav>
  );
}
