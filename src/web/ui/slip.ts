import { type Attributes, make } from "../kit/make-element.ts";

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
  const id = `slip-${title.replace(/\W+/g, "-").toLowerCase()}`;
  const heading = make("p", { class: "slip__title", id, role: "status" });
  const buttons = actions.map(({ label, isMain, run }) =>
    button({ class: `button button--small button--${isMain ? "primary" : "quiet"}` }, label, run),
  );
  const slip = make(
    "section",
    { class: "slip", "aria-labelledby": id },
    heading,
    make("p", { class: "slip__text" }, text),
    make("div", { class: "slip__actions" }, ...buttons),
  );

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
    if (!document.querySelector("dialog:modal, :popover-open")) dismiss();
  };
  if (onDismiss) {
    const looks = { class: "button button--icon slip__close", "aria-label": "Close" };
    slip.append(button(looks, cross(), onDismiss));
  }
  document.addEventListener("keydown", onKey);
  holder().append(slip);
  heading.textContent = title; // put into a region that is there already, it is read out
  return { close };
}

/** Where slips stand above each other. */
function holder(): HTMLElement {
  const found = document.querySelector<HTMLElement>(".slips");
  const slips = found ?? make("div", { class: "slips" });
  if (!found) document.body.append(slips);
  return slips;
}

function button(looks: Attributes, inside: Node | string, run: () => void): HTMLElement {
  const element = make("button", { type: "button", ...looks }, inside);
  element.addEventListener("click", run);
  return element;
}

/** The icon of what closes, as in icons.tsx. */
function cross(): SVGElement {
  const drawn = (name: string, attributes: Attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes))
      if (value !== null) element.setAttribute(key, value);
    return element;
  };
  const icon = drawn("svg", {
    viewBox: "0 0 24 24",
    width: "20",
    height: "20",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.5",
    "stroke-linecap": "round",
    "aria-hidden": "true",
  });
  icon.append(drawn("path", { d: "M18 6 6 18M6 6l12 12" }));
  return icon;
}
