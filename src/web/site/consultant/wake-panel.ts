import { readPanel } from "./consultation-calls.ts";

/**
 * A stored page shows the panel as it mostly is: Aria can be called, and no call runs. Once the panel is seen, the
 * server is asked, and only where something else is true the panel itself is fetched to show it.
 */
export function wakePanel(island: HTMLElement): void {
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    void readPanel().then(
      ({ state, session, isChatOpen }) => {
        if (state === "available" && session === null && isChatOpen) return;
        island.dataset["when"] = "idle"; // where the islands' script is still to come
        island.dispatchEvent(new Event("island:wake"));
      },
      () => {},
    );
  });
  sight.observe(island);
}
