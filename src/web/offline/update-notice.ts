import { showSlip } from "../ui/slip.ts";
import { keepTyped, mayKeepTyped } from "./typed-text.ts";

export { putBackTyped } from "./typed-text.ts";

let isTold = false;

/**
 * Tells the person that the page is of an older version than what the server has by now. "Update now" lets the
 * new worker take over and loads the page again, with what was typed; "Later" leaves everything as it is until
 * the next page.
 */
export function showUpdateNotice(registration: ServiceWorkerRegistration): void {
  if (isTold) return;
  isTold = true;
  const slip = showSlip({
    title: "A new version is ready",
    text: mayKeepTyped()
      ? "What you have typed on this page is kept, except passwords."
      : "You will have to retype anything you typed on this page.",
    actions: [
      { label: "Update now", isMain: true, run: () => update(registration) },
      { label: "Later", run: () => slip.close() },
    ],
  });
}

function update({ waiting }: ServiceWorkerRegistration): void {
  keepTyped();
  // The new page may take its time: what is typed until it comes.
  addEventListener("pagehide", keepTyped);
  // Another tab may have let it take over already.
  if (!waiting) return location.reload();
  const { serviceWorker } = navigator;
  const reload = () => {
    clearTimeout(timer);
    serviceWorker.removeEventListener("controllerchange", reload);
    location.reload();
  };
  const timer = setTimeout(reload, 3000); // a worker that can't take over must not hold the page
  serviceWorker.addEventListener("controllerchange", reload);
  waiting.postMessage("activate", []);
}
