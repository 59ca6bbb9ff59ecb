import { levels, type Level } from "#content/levels.ts";

/** The level as a word, and as a length of thread with that many knots. */
export function LevelMark({ level }: { level: Level }) {
  const reached = levels.indexOf(level);
  const knotAt = (place: number) => 4 + 14 * place;
  return (
    <span className="level">
      <svg viewBox="0 0 36 10" width="36" height="10" aria-hidden="true">
        <path className="level__way" d={`M4 5H${knotAt(levels.length - 1)}`} />
        <path className="thread" d={`M4 5H${knotAt(reached)}`} />
        {levels.map((one, place) => (
          <circle
            key={one}
            className={place <= reached ? "thread-knot" : "level__ahead"}
            cx={knotAt(place)}
            cy={5}
            r={3}
          />
        ))}
      </svg>
      {level}
    </span>
  );
}
