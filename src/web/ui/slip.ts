/** Something small to decide that lies over the page's lower left corner, and can wait. */
export type Slip = {
  title: string;
  text: string;
  actions: { label: string; isMain?: boolean; run: () => void }[];
  /** Shown with a cross; Escape does the same. Without it "Later" is among the actions. */
  onDismiss?: () => void;
};

/**
 * Shows a slip, by plain DOM code: it is there on pages without React, too. It is a labelled region, read out
 * politely, and never takes the focus. @returns what puts it away
 */
export function showSlip({ title, text, actions, onDismiss }: Slip): { close: () => void } {
  const heading = made("p", "slip__title");
  heading.id = `slip-${title.replace(/\W+/g, "-").toLowerCase()}`;
  heading.setAttribute("role", "status");
  const words = made("p", "slip__text");
  words.textContent = text;
  const buttons = made("div", "slip__actions");
  for (const { label, isMain, run } of actions)
    buttons.append(
      button(label, `button button--small ${isMain ? "button--primary" : "button--quiet"}`, run),
    );
  const slip = made("section", "slip");
  slip.setAttribute("aria-labelledby", heading.id);
  slip.append(heading, words, buttons);

  const close = () => {
    document.removeEventListener("keydown", onKey);
    // Who was in it goes on with the page, not at its very beginning.
    if (slip.contains(document.activeElement))
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    slip.remove();
  };
  const dismiss = onDismiss ?? close;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (!document.querySelector("dialog[open], :popover-open")) dismiss();
  };
  if (onDismiss) {
    const cross = button("", "button button--icon slip__close", onDismiss);
    cross.setAttribute("aria-label", "Close");
    cross.append(crossDrawing());
    slip.append(cross);
  }
  document.addEventListener("keydown", onKey);
  holder().append(slip);
  heading.textContent = title; // put into a region that is there already, it is read out
  return { close };
}

/** Where slips stand above each other. */
function holder(): HTMLElement {
  const found = document.querySelector<HTMLElement>(".slips");
  const slips = found ?? made("div", "slips");
  if (!found) document.body.append(slips);
  return slips;
}

function made(tag: string, className: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

function button(label: string, className: string, run: () => void): HTMLElement {
  const element = made("button", className);
  element.setAttribute("type", "button");
  element.textContent = label;
  element.addEventListener("click", run);
  return element;
}

/** Lucide's `x`, as in icons.tsx. */
function crossDrawing(): SVGElement {
  const create = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const svg = create("svg", {
    viewBox: "0 0 24 24",
    width: "18",
    height: "18",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.5",
    "stroke-linecap": "round",
    "aria-hidden": "true",
  });
  svg.append(create("path", { d: "M18 6 6 18M6 6l12 12" }));
  return svg;
}
