// The beginning of all that has to do with the service worker, on every page (later.ts).
import { registerWorker } from "./register-worker.ts";

const key = "typed";

const isTypedKept = () => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false; // storage may be switched off
  }
};

// The page was loaded again for a new version, and somebody had typed something.
if (isTypedKept())
  import("./update-notice.ts").then(
    ({ putBackTyped }) => putBackTyped(),
    () => {},
  );

// In development pages come straight from their sources.
if (!import.meta.env.DEV && "serviceWorker" in navigator) {
  if (document.readyState === "complete") void registerWorker();
  else addEventListener("load", () => void registerWorker());
}
