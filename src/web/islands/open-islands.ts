import { showIslandFailure } from "./island-failure.ts";

/** Loads an island and answers once it listens. */
type Start = (island: HTMLElement) => Promise<void>;

const openerOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>("[data-opens]") : null;
const islandOf = (from: HTMLElement) =>
  document.querySelector<HTMLElement>(`[data-island="${CSS.escape(from.dataset["opens"] ?? "")}"]`);

/**
 * Lets links with `data-opens="name"` open the island of that name: it hears `island:open` with the link's
 * data attributes as detail. The link stays a link: a click with a modifier, or an island that can't be
 * loaded, follows it. A button has nowhere to lead: there the failure is said.
 */
export function openIslands(start: Start): void {
  // Pointing at or focusing what opens an island is reason enough to fetch it.
  for (const type of ["pointerover", "focusin", "touchstart"] as const)
    document.addEventListener(
      type,
      (event) => {
        const from = openerOf(event);
        const island = from && islandOf(from);
        if (island) void start(island).catch(() => {});
      },
      { passive: true },
    );

  document.addEventListener("click", (event) => {
    const from = openerOf(event);
    const island = from && islandOf(from);
    if (!from || !island || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    from.setAttribute("aria-busy", "true"); // a slow line: the click was heard
    start(island)
      .then(
        () => {
          // Safari doesn't focus what is clicked, and a dialog gives the focus back to where it was.
          from.focus({ preventScroll: true });
          island.dispatchEvent(
            new CustomEvent("island:open", { detail: Object.assign({}, from.dataset) }),
          );
        },
        () => {
          if (from instanceof HTMLAnchorElement) location.assign(from.href);
          else showIslandFailure(island);
        },
      )
      .finally(() => from.removeAttribute("aria-busy"));
  });
}
