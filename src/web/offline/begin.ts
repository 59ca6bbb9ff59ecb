// The beginning of all that has to do with the service worker, on every page (later.ts).
import { registerWorker } from "./register-worker.ts";

// In development pages come straight from their sources.
if (!import.meta.env.DEV && "serviceWorker" in navigator) {
  if (document.readyState === "complete") void registerWorker();
  else addEventListener("load", () => void registerWorker());
}
