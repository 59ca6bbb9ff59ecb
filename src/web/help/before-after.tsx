/** A sentence as it often stands, a better one, and why: read as three, seen side by side. */
type Change = readonly [before: string, after: string, why: string];

/** Sentences before and after, under a caption. */
export function BeforeAfter({ caption, changes }: { caption: string; changes: readonly Change[] }) {
  return (
    <figure className="changes">
      <figcaption>{caption}</figcaption>
      <ul>
        {changes.map(([before, after, why]) => (
          <li key={before}>
            <p className="changes__before">
              <span className="sr-only">Before: </span>
              {before}
            </p>
            <p className="changes__after">
              <span className="sr-only">After: </span>
              {after}
            </p>
            <p className="changes__why">{why}</p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
