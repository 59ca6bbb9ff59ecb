/** An element with its attributes and what is in it; the pieces of consent are made without React. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

/** A button that answers or opens (begin.ts): both answers look alike. */
export const consentButton = (does: "accept" | "reject" | "open", words: string, looks = "quiet") =>
  make(
    "button",
    { type: "button", class: `button button--${looks} button--small`, "data-consent": does },
    make("span", {}, words),
  );
