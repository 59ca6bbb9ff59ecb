import { useId, type ReactNode } from "react";
import { limitFigure, limitWords } from "#content/plan-words.ts";
import type { UsageLine } from "#domain/usage/contract.ts";
import { classNames } from "../../kit/class-names.ts";
import { Badge } from "../../ui/Badge.tsx";
import { CircleAlert, TriangleAlert } from "../../ui/icons.tsx";

/** Limits of one kind, each with its figures and a line that fills up. */
export function UsageList({
  title,
  note,
  lines,
}: {
  title: string;
  note: ReactNode;
  lines: readonly UsageLine[];
}) {
  const id = useId();
  return (
    <section className="usage" aria-labelledby={id}>
      <div className="usage__head">
        <h2 className="usage__title" id={id}>
          {title}
        </h2>
        <p className="usage__note">{note}</p>
      </div>
      <dl className="usage__lines">
        {lines.map((line) => (
          <Line key={line.what} line={line} />
        ))}
      </dl>
    </section>
  );
}

function Line({ line }: { line: UsageLine }) {
  const { what, used, max, share, level, isInUse } = line;
  return (
    <div className={classNames("usage__line", level !== "free" && `usage__line--${level}`)}>
      <dt className="usage__label">{limitWords[what].label}</dt>
      <dd className="usage__figures figures">
        {used === null ? (
          <>Up to {limitFigure(what, max)}</>
        ) : (
          <>
            <span className="usage__used">{limitFigure(what, used)}</span> of{" "}
            {limitFigure(what, max)}
          </>
        )}
      </dd>
      {used === null ? null : <Bar share={share} />}
      {isInUse ? null : <dd className="usage__state usage__note">Not available yet</dd>}
      {level === "free" ? null : (
        <dd className="usage__state">
          <Level line={line} />
        </dd>
      )}
    </div>
  );
}

/** A hairline, and the thread on it as far as the limit is used. */
function Bar({ share }: { share: number }) {
  return (
    <dd className="usage__bar" aria-hidden="true">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none">
        <path className="usage__rail" d="M0 2h100" />
        {share > 0 ? (
          <path className="usage__fill" d={`M0 2h${Math.min(100, share * 100)}`} />
        ) : null}
      </svg>
    </dd>
  );
}

function Level({ line: { what, kind, level, share } }: { line: UsageLine }) {
  if (level === "near")
    return (
      <Badge tone="amber" icon={<TriangleAlert size={16} />}>
        {Math.floor(share * 100)}% used
      </Badge>
    );
  const way = limitWords[what].remedy;
  return (
    <>
      <Badge tone="brick" icon={<CircleAlert size={16} />}>
        Limit reached
      </Badge>
      <span className="usage__note">
        {kind === "monthly" || way === undefined ? "It resets next month." : `${way} to make room.`}
      </span>
    </>
  );
}
