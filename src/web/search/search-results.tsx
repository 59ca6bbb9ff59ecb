import { areNear, nearWords, type FoundGroup } from "./find-entries.ts";
import type { Piece } from "./mark-words.ts";

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));

/** What was found, in its groups; the dialog draws the same with the same classes (draw-results.ts). */
export function SearchResults({
  groups,
  count,
  q,
}: {
  groups: readonly FoundGroup[];
  count: number;
  q: string;
}) {
  return (
    <div className="found">
      <p role="status">
        {areNear(groups)
          ? nearWords(q)
          : `${count === 1 ? "1 result" : `${count} results`} for “${q}”`}
      </p>
      {groups.map(({ kind, name, found }) => (
        <section key={kind} className="found__group" aria-labelledby={`found-${kind}`}>
          <h2 id={`found-${kind}`} className="found__kind">
            {name}
          </h2>
          <ul>
            {found.map((one) => (
              <li key={one.path}>
                <a href={one.path} className="found__one">
                  <span className="found__name">
                    <Marked pieces={one.name} />
                    {one.within ? <span className="found__within"> {one.within}</span> : null}
                  </span>
                  <span className="found__excerpt">
                    <Marked pieces={one.excerpt} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
