// What every page does once its content is on the screen, whatever its weight: a module loaded by after-paint.ts.
// It counts on every page's budget, so it holds beginnings only; each fetches its own rest when it is needed.

// The button of a piece of code; fetched when somebody points at it, so that the click can copy at once.
for (const type of ["pointerover", "focusin", "click"])
  addEventListener(type, async ({ target }) => {
    const button = target instanceof Element && target.closest("[data-copy]");
    if (!button) return;
    const loaded = await import("./help/copy-code.ts").catch(() => null);
    if (type === "click") await loaded?.copyCode(button);
  });
import "./search/begin.ts";
import "./site/consent/begin.ts";
import "./install/begin.ts";
import "./offline/begin.ts";
