/**
 * Lets a script take over clicks on what matches, mostly links: with a modifier key they do what they always
 * do. Part of every page (later.ts).
 */
export const takeClicks = (selector: string, take: (from: HTMLElement) => void): void =>
  document.addEventListener("click", (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const from = target instanceof Element && target.closest<HTMLElement>(selector);
    if (!from || event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey)
      return;
    event.preventDefault();
    take(from);
  });

/** Where what a click asks for can't be fetched: a link leads to its own page. */
export const follow = (from: HTMLElement | null): void => {
  if (from instanceof HTMLAnchorElement) location.assign(from.href);
};
