import { claims, unconfirmedClaimsNote, type Claim } from "#content/brand.ts";
import { Section } from "../../ui/Section.tsx";
import { ThreadEdge } from "../../ui/ThreadRun.tsx";
import { scaleOf, type Scale } from "./figure-scale.ts";

/** The four benefits of spec site.md §2, in its order; the other claims follow them in small. */
const benefits = ["roi", "uptime", "delivery", "time-saved"];
const shown = benefits.flatMap((id) => claims.filter((claim) => claim.id === id));
const others = claims.filter((claim) => !benefits.includes(claim.id));

function ScaleMarks({ scale: { ticks, knots, labels } }: { scale: Scale }) {
  return (
    <svg className="gain__scale" aria-hidden="true">
      {ticks
        .filter((at) => !knots.includes(at))
        .map((at) => (
          <line key={at} x1={`${at}%`} x2={`${at}%`} y1="2" y2="14" />
        ))}
      {knots.map((at) => (
        <circle key={at} className="thread-knot" cx={`${at}%`} cy="8" r="5" />
      ))}
      {labels.map(({ at, anchor, text }) => (
        <text key={text} x={`${at}%`} y="36" textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function Figure({ claim: { id, figure, label } }: { claim: Claim }) {
  const scale = scaleOf(id, figure);
  const [value = figure, unit] = figure.split(" "); // `3-5 day`: only the number is set large
  return (
    <li className="gain">
      <ThreadEdge className="gain__fold" />
      <p className="gain__words">
        <strong className="figures">{value}</strong>{" "}
        <span>{unit ? `${unit} ${label}` : label}</span>
      </p>
      {scale ? <ScaleMarks scale={scale} /> : null}
    </li>
  );
}

/** What it brings: four figures, each to scale on one fold of the thread. All are the provider's own claims. */
export function HomeFigures() {
  return (
    <Section className="gains" title="What it brings you">
      <ul className="gains__list">
        {shown.map((claim) => (
          <Figure key={claim.id} claim={claim} />
        ))}
      </ul>
      <div className="gains__more">
        <ThreadEdge className="gains__exit" />
        <ul>
          {others.map(({ id, figure, label }) => (
            <li key={id}>
              <strong className="figures">{figure}</strong> {label}
            </li>
          ))}
        </ul>
        {claims.every(({ confirmed }) => confirmed) ? null : <p>{unconfirmedClaimsNote}</p>}
      </div>
    </Section>
  );
}
