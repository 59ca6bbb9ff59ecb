import type { InstallOffer } from "./install-prompt.ts";

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
  /** The browser's offer to install the site, and when it came; later.ts goes on with it. */
  var installOffer: { event: InstallOffer; atMs: number } | undefined;
}

// It may come before anything else of ours is there, and only once.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.installOffer = { event, atMs: Date.now() };
});
