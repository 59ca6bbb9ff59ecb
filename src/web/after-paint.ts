// What makes a page nicer, but must not make it later: the web fonts, and the scripts of its islands. Both are
// fetched once the page's content is on the screen, or as soon as somebody touches the page.
import { mayKeep } from "./site/consent/keep-choice.ts";

declare global {
  /** Runs `work` once: after the first large paint, at the first touch, or three seconds after loading. */
  var afterPaint: (work: () => void) => void;
}

{
  const root = document.documentElement;
  const key = "fonts";
  const faces = ['600 1em "Instrument Sans"', '400 1em "Geist"'];

  /** Runs `work` once: after the first large paint, at the first touch, or three seconds after loading. */
  const afterPaint = (work: () => void) => {
    let isDone = false;
    const once = () => {
      if (isDone) return;
      isDone = true;
      work();
    };
    try {
      new PerformanceObserver(() => setTimeout(once, 50)).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    } catch {
      // an older browser: loading tells
    }
    addEventListener("load", () => setTimeout(once, 3000));
    const touches = "pointerdown pointermove wheel keydown touchstart focusin click".split(" ");
    for (const type of touches) addEventListener(type, once, { once: true, passive: true });
  };

  globalThis.afterPaint = afterPaint; // for apps whose scripts wait, too (http/start-after-paint.ts)

  const fontsAreKept = () => {
    try {
      if (mayKeep("Functional")) return localStorage.getItem(key) === "1";
      localStorage.removeItem(key); // kept by an earlier choice, which has ended
      return false;
    } catch {
      return false; // storage may be switched off
    }
  };
  const showFonts = () => root.classList.add("fonts");
  /** Whether what stands there now is as wide as the web font: only then nothing moves (ui/fonts.css). */
  const hasDouble = (name: string) =>
    [...document.fonts].some(
      ({ family, status }) => family.includes(`${name} Fallback`) && status === "loaded",
    );
  const fetchFonts = async () => {
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    if (hasDouble("Instrument") && hasDouble("Geist")) showFonts();
    try {
      if (mayKeep("Functional")) localStorage.setItem(key, "1");
    } catch {
      // they come after the paint next time, too
    }
  };

  // A returning visitor has them: no second face.
  if (fontsAreKept()) showFonts();
  else afterPaint(() => void fetchFonts().catch(() => {}));

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
