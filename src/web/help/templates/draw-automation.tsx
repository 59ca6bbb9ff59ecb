import type { ConfigurationOf } from "#domain/projects/configuration/types.ts";
import { type Drawing, spread } from "./drawing.ts";

type Automation = ConfigurationOf<"automation">["automation"];
type Place = readonly [x: number, y: number];

const maxColumns = 6;
const maxRows = 4;

/** A box for each step where it stands in the flow; the thread runs along what follows what. */
export function drawAutomation({ workflows, triggers }: Automation): Drawing {
  const places = placesOf(workflows);
  const starts = spread(Math.min(3, triggers.length), 20, 100);
  const knots = Array.from(
    { length: Math.max(1, Math.min(3, triggers.length)) },
    (_, place) => [10, starts(place)] as const,
  );
  const [first] = places.values();
  const edges = [
    ...(first ? knots.map((from) => curve(from, before(first))) : ["M10 60H190"]),
    ...workflows.flatMap(({ id, nextSteps }) =>
      nextSteps.flatMap((next) => {
        const [from, to] = [places.get(id), places.get(next)];
        return from && to ? [curve(after(from), before(to))] : [];
      }),
    ),
  ];
  return {
    ink: [...places].map(([id, [x, y]]) => (
      <rect key={id} x={x - 10} y={y - 8} width="20" height="16" rx="4" />
    )),
    thread: edges.join(""),
    knots,
  };
}

const before = ([x, y]: Place): Place => [x - 10, y];
const after = ([x, y]: Place): Place => [x + 10, y];
const curve = ([x, y]: Place, [toX, toY]: Place): string => {
  const middle = (x + toX) / 2;
  return `M${x} ${y}C${middle} ${y} ${middle} ${toY} ${toX} ${toY}`;
};

/** Steps in columns by how far they are from the first one; a single line goes up and down, to be told as one. */
function placesOf(workflows: Automation["workflows"]): Map<string, Place> {
  const known = new Map(workflows.map((step) => [step.id, step.nextSteps]));
  const followed = new Set(workflows.flatMap(({ nextSteps }) => nextSteps));
  const begins = workflows.filter(({ id }) => !followed.has(id)).map(({ id }) => id);
  const seen = new Set<string>();
  const columns: string[][] = [];
  let column = begins.length > 0 ? begins : workflows.slice(0, 1).map(({ id }) => id);
  while (column.length > 0 && columns.length < maxColumns) {
    columns.push(column.slice(0, maxRows));
    for (const id of column) seen.add(id);
    column = [...new Set(column.flatMap((id) => known.get(id) ?? []))].filter(
      (id) => known.has(id) && !seen.has(id),
    );
  }
  const isLine = columns.every((rows) => rows.length === 1);
  return new Map(
    columns.flatMap((rows, at) => {
      const x = 44 + (at * 138) / Math.max(1, columns.length - 1);
      const y = spread(rows.length, 8, 112);
      return rows.map((id, row) => [id, [x, isLine ? (at % 2 ? 84 : 36) : y(row)]] as const);
    }),
  );
}
