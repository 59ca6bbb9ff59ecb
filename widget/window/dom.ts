type Attributes = Record<string, string | boolean | number | undefined | null>;
type Child = Node | string | null | undefined | false;

/** An element with attributes and children; strings become text, never markup. `on…` is not an attribute here. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== null && value !== false && !key.startsWith("on"))
      element.setAttribute(key, value === true ? "" : String(value));
  element.append(...children.filter((child): child is Node | string => !!child || child === ""));
  return element;
}

/** A button that does something. */
export function button(
  label: string,
  onClick: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const element = el("button", { type: "button", ...attributes }, label);
  element.addEventListener("click", onClick);
  return element;
}

const svgNamespace = "http://www.w3.org/2000/svg";

/** A drawing of one line, 1.5 px thick, on a grid of 24. */
export function line(path: string, className = "line"): SVGSVGElement {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const drawn = document.createElementNS(svgNamespace, "path");
  drawn.setAttribute("d", path);
  drawn.setAttribute("pathLength", "1");
  svg.append(drawn);
  return svg;
}

/** Replaces what is in an element, and leaves it alone where it is the same. */
export function fill(element: Element, ...children: (Node | string | null | false)[]): void {
  const wanted = children.filter(
    (child): child is Node | string => child !== null && child !== false,
  );
  const there = [...element.childNodes];
  const isSame =
    there.length === wanted.length &&
    wanted.every((child, index) =>
      typeof child === "string"
        ? there[index]?.nodeType === Node.TEXT_NODE && there[index]?.textContent === child
        : there[index] === child,
    );
  if (!isSame) element.replaceChildren(...wanted);
}
