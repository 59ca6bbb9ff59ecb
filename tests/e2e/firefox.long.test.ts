import { findFirefox } from "../../scripts/find-other-browsers.ts";
import { startFirefox } from "../factories/firefox.ts";
import { playStories } from "./play-stories.ts";

playStories(
  "Firefox",
  () => {
    const found = findFirefox();
    return "missing" in found ? found : startFirefox(found.path);
  },
  {
    "a call by voice": "Firefox recognizes no speech, and has no voice without a desktop",
    "the system's theme changes during a visit": "Firefox takes it from a preference at its start",
  },
);
