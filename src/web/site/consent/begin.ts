// The beginning of all that has to do with consent, on every page (later.ts): the banner where something optional is
// kept and there is no choice yet, the sentence that says the choice, and what `data-consent` does on links and buttons.
import { follow, takeClicks } from "../../kit/take-clicks.ts";
import type { OptionalCategory } from "./stored-choice.ts";

const root = document.documentElement;

/** Says what was chosen; keep-choice.ts stores it. */
const choose = (accepted: "all" | readonly OptionalCategory[]) =>
  document.dispatchEvent(new CustomEvent("consent:choose", { detail: accepted }));

/** The choice that this browser goes by: since when, then the categories beside Essential; empty without one. */
const chosen = (): readonly string[] => root.dataset.choice?.split(" ") ?? [];

/** The same in words (`Essential, Functional, since 21 November 2026 at 10:00`); empty without one. */
function choiceWords(): string {
  const [date, ...accepted] = chosen();
  return date
    ? `${["Essential", ...accepted].join(", ")}, since ${new Date(date).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })}`
    : "";
}

const center = () => document.querySelector<HTMLDialogElement>("dialog.preferences");
const switches = () =>
  center()?.querySelectorAll<HTMLInputElement>("input[type=checkbox]:enabled") ?? [];

takeClicks("[data-consent]", (from) => {
  const asked = from.dataset.consent;
  if (asked === "accept") choose("all");
  else if (asked === "reject") choose([]);
  else if (asked === "save")
    choose([...switches()].flatMap((box) => (box.checked ? [box.value as OptionalCategory] : [])));
  else {
    const dialog = center();
    if (!dialog) return follow(from); // the cookie policy has it
    for (const box of switches()) box.checked = chosen().includes(box.value);
    dialog.showModal();
  }
});

document.addEventListener("click", ({ target }) => {
  const dialog = center();
  if (dialog && target === dialog) dialog.close(); // beside the frame, as in ui/Dialog.tsx
});

/** Fills in what is accepted and since when, wherever a page has a place for it. */
const showChoice = () => {
  for (const place of document.querySelectorAll("[data-choice-shown]"))
    place.textContent = `${choiceWords()}.`;
};
showChoice();

document.addEventListener("consent:chosen", () => {
  center()?.close();
  showChoice();
  // What was refused goes. Without this, a page without consent still reads nothing of it.
  import("./forget-refused.ts")
    .then(({ forgetRefused }) => forgetRefused(chosen()))
    .catch(() => {});
});

// Where the browser refuses for its owner, or keeps nothing anyway, there is nothing to ask.
const banner = document.querySelector<HTMLElement>(".consent");
if (banner && !root.dataset.choice && !("refuses" in root.dataset) && navigator.cookieEnabled)
  import("./show-banner.ts").then(
    ({ showBanner }) => showBanner(banner),
    () => {}, // the next page asks
  );
