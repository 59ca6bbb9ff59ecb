import { Link } from "react-router";

/** Ways through a list that pages by place: back to its start, and on. Shows nothing where all is shown. */
export function Pager({
  first,
  next,
}: {
  /** Address of the list's start; null where this is it. */
  first: string | null;
  /** Address of the next page; null at the end. */
  next: string | null;
}) {
  if (!first && !next) return null;
  return (
    <nav className="pager" aria-label="Pages of the list">
      {first ? (
        <Link className="button button--quiet button--small" to={first}>
          <span>Newest</span>
        </Link>
      ) : null}
      {next ? (
        <Link className="button button--quiet button--small" to={next} rel="next">
          <span>Older</span>
        </Link>
      ) : null}
    </nav>
  );
}
