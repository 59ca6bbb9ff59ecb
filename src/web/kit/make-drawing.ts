import type { Attributes } from "./make-element.ts";

/** A drawing of one line, for code without React; `knot` puts its end point. */
export function makeDrawing(attributes: Attributes, d: string, knot?: readonly [number, number]) {
  const drawn = (name: string, values: Attributes, ...inside: Element[]) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(values))
      if (value !== null) element.setAttribute(key, value);
    element.append(...inside);
    return element;
  };
  const end = { class: "thread-knot", cx: `${knot?.[0]}`, cy: `${knot?.[1]}`, r: "3" };
  return drawn(
    "svg",
    { "aria-hidden": "true", ...attributes },
    drawn("path", { d }),
    ...(knot ? [drawn("circle", end)] : []),
  );
}

/** A line for makeIcon: what closes. */
export const crossLine = "M18 6 6 18M6 6l12 12";

/** An icon of one line, looking like those of icons.tsx. */
export const makeIcon = (d: string) =>
  makeDrawing(
    {
      viewBox: "0 0 24 24",
      width: "20",
      height: "20",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": "1.5",
      "stroke-linecap": "round",
    },
    d,
  );
