type Attributes = Readonly<Record<string, string | null>>;

/** An element with attributes (null leaves one out) and what is in it; text is only ever text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== null) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

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
