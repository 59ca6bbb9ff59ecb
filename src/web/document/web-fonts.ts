// The web fonts: fetched once the page's content is on the screen, or as soon as somebody touches the page, and then
// put in front of the faces that stand in for them (ui/fallback-fonts.css), together. Added by script, they cost a
// new layout, but no new style: a class or a style sheet would have every element styled anew.
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import geistMono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { keepLines } from "./keep-lines.ts";
import { mayKeep } from "../site/consent/keep-choice.ts";

{
  const key = "fonts";
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

  // In development React would take the letters' spacing for a fault of the server.
  const arrive = () => (import.meta.env.DEV ? show() : keepLines(show));

  const areKept = () => {
    try {
      if (mayKeep("Functional")) return localStorage.getItem(key) === "1";
      localStorage.removeItem(key); // kept by an earlier choice, which has ended
      return false;
    } catch {
      return false; // storage may be switched off
    }
  };
  /** Whether what stands there now is as wide as the web font: only then nothing moves. */
  const hasDouble = (name: string) =>
    [...document.fonts].some(
      ({ family, status }) => family.includes(`${name} Fallback`) && status === "loaded",
    );
  const fetched = () => Promise.all(text.map((one) => one.load()));
  const fetchThem = async () => {
    await fetched();
    if (hasDouble("Instrument") && hasDouble("Geist")) arrive();
    try {
      if (mayKeep("Functional")) localStorage.setItem(key, "1");
    } catch {
      // they come after the paint next time, too
    }
  };

  // A returning visitor has them, mostly before there is anything on the screen: no second face.
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  const laterPerhaps = () => {}; // without a line
  if (areKept()) void fetched().then(() => (isPainted() ? arrive() : show()), laterPerhaps);
  else afterPaint(() => void fetchThem().catch(laterPerhaps));
}
