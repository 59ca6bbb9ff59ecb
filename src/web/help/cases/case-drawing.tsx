import type { CaseChart } from "#content/case-studies.ts";

const width = 480;
const height = 280;

/** A case's line drawing, made from its data: by hand or without in ink, what came of it as the thread. */
export function CaseDrawing({ chart, alt }: { chart: CaseChart; alt: string }) {
  return (
    <svg className="case__drawing" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      {chart.kind === "weeks" ? <Weeks {...chart} /> : null}
      {chart.kind === "steps" ? <Steps {...chart} /> : null}
      {chart.kind === "curves" ? <Curves {...chart} /> : null}
    </svg>
  );
}

type ChartOf<Kind extends CaseChart["kind"]> = Extract<CaseChart, { kind: Kind }>;

/** Points joined by a line whose tangents are level at each of them. */
const smooth = (points: readonly (readonly [x: number, y: number])[]) =>
  points
    .map(([x, y], place) => {
      const before = points[place - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before[0] + x) / 2;
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join("");

const straight = (points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y], place) => `${place ? "L" : "M"}${x} ${y}`).join("");

/** A column for each week, as tall as its conversations; the thread lies at the settled part. */
function Weeks({ weeks }: ChartOf<"weeks">) {
  const most = Math.max(...weeks.map(({ conversations }) => conversations));
  const x = (week: number) => 44 + (week * (width - 88)) / (weeks.length - 1);
  const y = (count: number) => 252 - (count / most) * 216;
  const settled = weeks.map((week, place) => [x(place), y(week.settled)] as const);
  return (
    <>
      <g className="thread thread--ink drawing">
        <path d={`M0 252H${width}`} opacity={0.45} />
        {weeks.map(({ conversations }, place) => (
          <path key={x(place)} d={`M${x(place) - 14} 252V${y(conversations)}h28V252`} />
        ))}
      </g>
      <g className="thread drawing drawing--sweeps">
        <path
          d={`M0 252C30 252 14 ${settled[0]?.[1]} ${settled[0]?.[0]} ${settled[0]?.[1]}${smooth(settled).replace(/^M[^C]*/, "")}H${width}`}
        />
        {settled.map(([at, top]) => (
          <circle key={at} className="thread-knot" cx={at} cy={top} r={3.5} />
        ))}
      </g>
      <g className="case__words" textAnchor="middle">
        {weeks.map((_week, place) => (
          <text key={x(place)} x={x(place)} y={272}>
            {place + 1}
          </text>
        ))}
      </g>
    </>
  );
}

/** A bar for each step, as long as it takes by hand; the thread runs as far as a person still works. */
function Steps({ steps }: ChartOf<"steps">) {
  const longest = Math.max(...steps.map(({ before }) => before));
  const row = (height - 16) / steps.length;
  const length = (minutes: number) => (minutes / longest) * (width - 60);
  return (
    <>
      <g className="thread thread--ink drawing">
        {steps.map(({ name, before }, place) => (
          <path key={name} d={`M16 ${place * row + 30}h${length(before)}v14H16`} />
        ))}
      </g>
      <g className="thread drawing drawing--sweeps">
        <path
          d={`M16 0${steps
            .map(({ after }, place) => {
              const top = place * row + 37;
              const far = 16 + length(after);
              return after ? `V${top - 4}H${far - 4}a4 4 0 0 1 0 8H16` : `V${top + 4}`;
            })
            .join("")}V${height}`}
        />
        <circle className="thread-knot" cx={16} cy={height} r={3.5} />
      </g>
      <g className="case__words">
        {steps.map(({ name, before, after }, place) => (
          <text key={name} x={26} y={place * row + 20}>
            {name}: {before} → {after}
          </text>
        ))}
      </g>
    </>
  );
}

/** Two curves from one point; the level of the start lies between them. */
function Curves({ quarters }: ChartOf<"curves">) {
  const x = (place: number) => 8 + (place * (width - 76)) / (quarters.length - 1);
  const y = (percent: number) => 196 - (percent - 100) * 4;
  const points = (side: "gross" | "net") =>
    quarters.map((quarter, place) => [x(place), y(quarter[side])] as const);
  const end = quarters.at(-1) ?? { gross: 100, net: 100 };
  const endX = x(quarters.length - 1);
  return (
    <>
      <g className="thread thread--ink drawing">
        <path d={`M0 ${y(100)}H${width}`} opacity={0.45} strokeDasharray="1 6" />
        <path d={straight(points("gross"))} />
      </g>
      <g className="thread drawing drawing--sweeps">
        <path d={straight(points("net"))} />
        <circle className="thread-knot" cx={8} cy={y(100)} r={3.5} />
        <circle className="thread-knot" cx={endX} cy={y(end.net)} r={3.5} />
      </g>
      <g className="case__words">
        <text x={endX + 10} y={y(end.gross) + 4}>
          {end.gross}%
        </text>
        <text x={endX + 10} y={y(end.net) + 4}>
          {end.net}%
        </text>
      </g>
    </>
  );
}
