import geistMono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url";
// The web fonts: fetched once the page's content is on the screen, or as soon as somebody touches the page, and then
// put in front of the faces that stand in for them (ui/fallback-fonts.css), together. Added by script, they cost a
// new layout, but no new style: a class or a style sheet would have every element styled anew.
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";

{
  const face = (family: string, url: string, weight: string) =>
    new FontFace(family, `url(${url}) format("woff2")`, { weight, display: "swap" });
  const text = [
    face("Instrument Sans", instrument, "400 700"),
    face("Geist", geist, "100 900"),
  ] as const;
  const show = () => {
    // The last is fetched where a page shows code.
    for (const one of [...text, face("Geist Mono", geistMono, "100 900")]) document.fonts.add(one);
  };
  const fetched = () => Promise.all(text.map((one) => one.load()));

  /** Whether what stands there now is about as wide as the web font: only then little moves. */
  const hasDouble = (name: string) =>
    [...document.fonts].some(
      ({ family, status }) => family.includes(`${name} Fallback`) && status === "loaded",
    );
  const showIfAlike = () => {
    if (hasDouble("Instrument") && hasDouble("Geist")) show();
  };
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;

  /** Whether this script came from the browser's cache. Then the fonts do, too, mostly before the first paint. */
  const isReturning = () => {
    const source =
      document.currentScript instanceof HTMLScriptElement && document.currentScript.src;
    const [loaded] = source ? performance.getEntriesByName(source) : [];
    return loaded instanceof PerformanceResourceTiming && loaded.transferSize === 0;
  };
  const keepStandIns = () => {}; // without a connection
  if (isReturning())
    void fetched().then(() => (isPainted() ? showIfAlike() : show()), keepStandIns);
  else afterPaint(() => void fetched().then(showIfAlike, keepStandIns));
}
