import { showSlip } from "../ui/slip.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** Whether it holds something else than what the server sent. */
function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  const initial = options.findLast((option) => option.defaultSelected);
  return control.value !== (initial ?? options.find((option) => !option.disabled))?.value;
}

/**
 * Whether a reload would lose something that somebody typed or chose. The browser's own mark counts, too: React makes
 * a controlled field's value its default. (`:is` ignores selectors that a browser doesn't know.)
 */
const hasTyped = () =>
  [...document.querySelectorAll<Control>("input, textarea, select")].some(
    (control) =>
      control.type !== "hidden" &&
      (isChanged(control) ||
        control.matches(":is(:user-valid, :user-invalid)") ||
        (control === document.activeElement && !isChoice(control) && control.value !== "")),
  );

let isWatching = false;

/**
 * Offers a newer version of the site: "Update now" lets the new worker take over and loads the page again; "Later"
 * leaves the page as it is. A page that somebody has typed in is never offered a reload: its next page is of the new
 * version anyway.
 */
export function showUpdateNotice(registration: ServiceWorkerRegistration): void {
  if (isWatching) return;
  isWatching = true;
  let slip: { close: () => void } | null = null;
  const hide = () => {
    slip?.close();
    slip = null;
  };
  const show = () => {
    if (slip || hasTyped()) return;
    slip = showSlip({
      title: "A new version is ready",
      text: "Reload this page to use it.",
      actions: [
        { label: "Update now", isMain: true, run: () => update(registration) },
        { label: "Later", run: stop },
      ],
    });
  };
  const stop = () => {
    document.removeEventListener("input", hide);
    document.removeEventListener("router:moved", show);
    hide();
  };
  document.addEventListener("input", hide);
  document.addEventListener("router:moved", show); // within an app the next page is no new document
  show();
}

function update({ waiting }: ServiceWorkerRegistration): void {
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
