import { pagePatterns } from "../page-patterns.ts";
import { paths } from "../paths.ts";

const key = "typed";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** By the control's place: what it held, or whether it was chosen. */
type Typed = { page: string; values: [place: string, value: string | boolean][] };

const here = () => location.pathname + location.search;

/** Pages on which nothing is ever kept: what is typed there is secret, or their address is (one-time tokens). */
const secretPages = [
  paths.login(),
  paths.till(""),
  pagePatterns.resetPassword,
  pagePatterns.confirmEmail,
  pagePatterns.firstAdmin,
  pagePatterns.success,
  pagePatterns.accountDeleted,
];
const leftOut = [
  ":disabled",
  "[readonly]",
  "[type=password]",
  "[type=hidden]",
  "[type=file]",
  "[autocomplete^=cc-]",
  "[autocomplete=one-time-code]",
  "[autocomplete*=password]",
  "[aria-hidden=true] *", // the spam trap
].join();

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

const heldBy = (control: Control) => (isChoice(control) ? control.checked : control.value);

/** What the server had in it. */
function givenTo(control: Control): string | boolean | undefined {
  if (isChoice(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  const given = options.findLast((one) => one.defaultSelected);
  return (given ?? options.find((one) => !one.disabled))?.value;
}

/**
 * Whether somebody has typed or chosen there. The browser's own mark counts, too: React makes what somebody has
 * sent the default. (`:is` passes over what a browser doesn't know.)
 */
const isTouched = (control: Control) =>
  heldBy(control) !== givenTo(control) || control.matches(":is(:user-valid, :user-invalid)");

/** Every control whose content may be kept, by its place: island, form, name, and which of its kind. */
function controlsByPlace(): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of document.querySelectorAll<Control>("input, textarea, select")) {
    if (!control.name || control.matches(leftOut)) continue;
    const island = control.closest<HTMLElement>("[data-island]")?.dataset["island"] ?? "";
    const form = control.form?.getAttribute("action") ?? "";
    const place = [island, form, control.name, isChoice(control) ? control.value : ""].join("|");
    let count = 0;
    while (found.has(`${place}|${count}`)) count += 1;
    found.set(`${place}|${count}`, control);
  }
  return found;
}

/** Whether what is typed on this page may be kept at all. */
export const mayKeepTyped = (): boolean =>
  !secretPages.some((page) => location.pathname.startsWith(page));

/**
 * Keeps what is typed and chosen on this page for the one reload that follows: no secrets, and nothing where
 * nobody was, for there the server may say something else by then.
 */
export function keepTyped(): void {
  if (!mayKeepTyped()) return;
  const values = [...controlsByPlace()]
    .filter(([, control]) => isTouched(control))
    .map(([place, control]) => [place, heldBy(control)] as const);
  if (values.length === 0) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ page: here(), values }));
  } catch {
    // storage is switched off or full: the browser itself still keeps most of it over a reload
  }
}

/** Takes what was kept; it is for one page and one time. */
function takeTyped(): Typed | null {
  try {
    const typed = JSON.parse(sessionStorage.getItem(key) ?? "null") as Typed | null;
    sessionStorage.removeItem(key);
    return typed?.page === here() ? typed : null;
  } catch {
    return null;
  }
}

/**
 * Puts back what was typed before the reload: at once, again where an island or the router takes a form over
 * (they begin with the server's values), and into forms that appear later. What somebody types themselves
 * meanwhile is theirs.
 */
export function putBackTyped(): void {
  const typed = takeTyped();
  if (!typed) return;
  const waiting = new Map(typed.values);
  const filled = new WeakSet<Control>();
  const put = (isAgain: boolean) => {
    if (here() !== typed.page) waiting.clear();
    for (const [place, control] of waiting.size > 0 ? controlsByPlace() : []) {
      const value = waiting.get(place);
      if (value === undefined || (filled.has(control) && !isAgain)) continue;
      if (value === givenTo(control) && !filled.has(control)) {
        waiting.delete(place); // the server has it by now
        continue;
      }
      if (value && !filled.has(control)) wakeIsland(control);
      filled.add(control);
      fill(control, value);
    }
  };
  document.addEventListener("input", ({ target, isTrusted }) => {
    if (!isTrusted) return;
    for (const [place, control] of controlsByPlace()) if (control === target) waiting.delete(place);
  });
  document.addEventListener("island:ready", () => put(true));
  document.addEventListener("router:moved", () => put(true));
  new MutationObserver(() => put(false)).observe(document.body, { childList: true, subtree: true });
  put(false);
}

/** An island with something in it begins at once, whatever it waits for: its form has rules for what it holds. */
function wakeIsland(control: Control): void {
  const island = control.closest<HTMLElement>("[data-island]");
  if (!island) return;
  island.dataset["when"] = "idle"; // in case its script isn't there yet
  island.dispatchEvent(new Event("focusin"));
}

/**
 * As if somebody had typed it. React compares with the value that it has seen last, and looks only at what is
 * set on the element itself: so another value first, and then the right one past React.
 */
function fill(control: Control, value: string | boolean): void {
  if (isChoice(control)) {
    if (control.type === "radio" && !value) return;
    control.checked = !value;
    control.click();
    return;
  }
  control.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
    control,
    value,
  );
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
