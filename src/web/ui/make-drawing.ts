import type { Attributes } from "../ui/make-element.ts";

/** A drawing of one line; `knot` puts its end point. */
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
