import type { CategoryId } from "#domain/catalogue/contract.ts";
import { categoryDrawings, type Shape } from "./category-drawings.ts";

/** The line drawing of a category: what it makes, in ink, with the thread running through it. */
export function CategoryDrawing({ id, className }: { id: CategoryId; className?: string }) {
  const { width, height, ink, thread, knots = [] } = categoryDrawings[id];
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g className="thread thread--ink drawing">{ink.map(drawn)}</g>
      <g className="thread drawing drawing--sweeps">
        <path d={thread} />
        {knots.map(([x, y]) => (
          <circle key={x} className="thread-knot" cx={x} cy={y} r={3} />
        ))}
      </g>
    </svg>
  );
}

function drawn(shape: Shape, key: number) {
  if ("path" in shape)
    return <path key={key} d={shape.path} opacity={shape.isFaint ? 0.45 : undefined} />;
  if ("circle" in shape) {
    const [cx, cy, r] = shape.circle;
    return <circle key={key} cx={cx} cy={cy} r={r} />;
  }
  const [x, y, width, height, rx] = shape.rect;
  return <rect key={key} x={x} y={y} width={width} height={height} rx={rx} />;
}
