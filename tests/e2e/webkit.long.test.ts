import { findWebKit } from "../../scripts/find-other-browsers.ts";
import { startWebKit } from "../factories/webkit.ts";
import { playStories } from "./play-stories.ts";

playStories(
  "WebKit",
  () => {
    const found = findWebKit();
    return "missing" in found ? found : startWebKit(found);
  },
  {
    "a call by voice": "WebKitGTK recognizes no speech, and has no voice without a desktop",
    "the system's theme changes during a visit":
      "WebKitGTK takes it from GTK's settings at its start",
    "complaints while a page loads": "WebDriver hears a page only once it has loaded",
  },
);
