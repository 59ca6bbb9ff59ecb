// What makes a page nicer, but must not make it later: the web fonts, and the scripts of its islands. Both are
// fetched once the page's content is on the screen, or as soon as somebody touches the page.
import { mayKeep } from "./site/consent/keep-choice.ts";
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
    for (const type of ["pointerdown", "pointermove", "keydown", "touchstart", "focusin"])
      addEventListener(type, once, { once: true, passive: true });
  };

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
  const fetchFonts = async () => {
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    showFonts();
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
  for (const script of [later, islands])
    if (script) afterPaint(() => void import(/* @vite-ignore */ script).catch(() => {}));
}
