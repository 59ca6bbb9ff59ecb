// A row of guides that is longer than the screen shows the one that is open.
const here = document.querySelector<HTMLElement>(".help-nav [aria-current]");
const row = here?.closest("ul");
if (here && row) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2;

// The button of a piece of code; fetched when somebody points at it, so that the click can copy at once.
for (const type of ["pointerover", "focusin", "click"])
  addEventListener(type, async ({ target }) => {
    const button = target instanceof Element && target.closest("[data-copy]");
    if (!button) return;
    const loaded = await import("./copy-code.ts").catch(() => null);
    if (type === "click") await loaded?.copyCode(button);
  });
