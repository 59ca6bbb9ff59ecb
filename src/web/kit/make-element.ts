export type Attributes = Readonly<Record<string, string | null>>;

/** An element with attributes (null leaves one out) and what is in it, for code without React; text is only ever text. */
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
