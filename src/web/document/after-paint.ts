// What makes a page nicer, but must not make it later: the web fonts (web-fonts.ts), and the scripts of its islands.
// Both are fetched once the page's content is on the screen, or as soon as somebody touches the page.

/**
 * Runs `work` once: after the first large paint, at the first touch, or three seconds after loading. Browsers that don't
 * report large paints use the first paint; those that report none, the end of loading.
 */
export type AfterPaint = (work: () => void) => void;

declare global {
  var afterPaint: AfterPaint;
}

{
  const afterPaint: AfterPaint = (work) => {
    const listening = new AbortController();
    const { signal } = listening;
    const once = () => {
      if (signal.aborted) return;
      listening.abort();
      work();
    };
    // Observing an unsupported type doesn't throw; it just never reports. WebKit only learned the first one lately.
    const supported = globalThis.PerformanceObserver?.supportedEntryTypes ?? [];
    const paint = ["largest-contentful-paint", "paint"].find((type) => supported.includes(type));
    if (paint)
      new PerformanceObserver(() => setTimeout(once, 50)).observe({ type: paint, buffered: true });
    addEventListener("load", () => setTimeout(once, paint ? 3000 : 50));
    const touches = "pointerdown pointermove wheel keydown touchstart focusin click".split(" ");
    for (const type of touches)
      addEventListener(
        type,
        (event) => {
          // A mouse that rests where a page opens is said to move, by nothing.
          const { movementX, movementY } = event as PointerEvent;
          if (type !== "pointermove" || movementX || movementY) once();
        },
        { passive: true, signal },
      );
  };

  globalThis.afterPaint = afterPaint; // for apps whose scripts wait, too (http/start-after-paint.ts)

  const { islands, later } = document.currentScript?.dataset ?? {};
  const fetched = (script: string | undefined) =>
    new Promise<unknown>((resolve) => {
      if (script) afterPaint(() => resolve(import(/* @vite-ignore */ script).catch(() => {})));
    });
  void fetched(islands);

  // Who asks for the chat, or for a copy, before its script is there waits for it, instead of being led to another
  // page or not heard.
  let isThere = !later;
  const whole = fetched(later).then(() => (isThere = true));
  for (const type of ["click", "submit"])
    addEventListener(type, (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      const from =
        target instanceof Element && target.closest<HTMLElement>("[data-chat], [data-copy]");
      const isForm = from instanceof HTMLFormElement;
      if (isThere || !from || isForm === (type === "click")) return;
      if (ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      void whole.then(() => (isForm ? from.requestSubmit() : from.click()));
    });
}
