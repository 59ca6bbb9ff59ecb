const [centerX, centerY] = [172, 190];
const radius = 118;
const seats = 9;
const taken = 4;

const round = (value: number) => Math.round(value * 10) / 10;
const all = Array.from({ length: seats }, (_, index) => {
  const angle = (index / seats) * 2 * Math.PI - Math.PI * 0.85;
  return [round(centerX + radius * Math.cos(angle)), round(centerY + radius * Math.sin(angle))];
});

/** From the page's thread to the first seat, and on from seat to seat, each time past the middle. */
const thread = all
  .slice(0, taken)
  .map(([x, y], index) =>
    index === 0 ? `M0 0C0 90 20 ${y} ${x} ${y}` : `Q${centerX} ${centerY} ${x} ${y}`,
  )
  .join("");

/** A circle of seats, the first of them joined by the thread: the others wait. */
export function CommunityDrawing() {
  return (
    <svg className="community__drawing" viewBox="0 0 320 330" aria-hidden="true">
      <g className="thread thread--ink drawing">
        {all.map(([x, y]) => (
          <circle key={`${x}/${y}`} cx={x} cy={y} r={17} />
        ))}
      </g>
      <g className="thread drawing drawing--sweeps">
        <path d={thread} />
        {all.slice(0, taken).map(([x, y]) => (
          <circle key={`${x}/${y}`} className="thread-knot" cx={x} cy={y} r={3} />
        ))}
      </g>
    </svg>
  );
}
