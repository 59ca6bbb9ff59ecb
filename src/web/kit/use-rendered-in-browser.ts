import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** What our scripts have said on <html>: the theme, that scripts run, who is signed in. */
const rootAttributes = (): Record<string, string> =>
  Object.fromEntries(
    [...document.documentElement.attributes]
      .filter(({ name }) => name === "class" || name.startsWith("data-"))
      .map(({ name, value }) => [name === "class" ? "className" : name, value]),
  );

/**
 * Whether the browser draws the whole page itself, because it could not take over what the server drew, or
 * puts an error page in its place. React then creates every element, <html> among them, and must leave
 * out scripts: it makes them by `innerHTML`, which Trusted Types refuse, and the page would stay empty.
 * @returns null where the server drew the page; else the attributes that <html> must keep
 */
export function useRenderedInBrowser(): Record<string, string> | null {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [attributes] = useState(() => (isTakenOver ? null : rootAttributes()));
  return attributes;
}
