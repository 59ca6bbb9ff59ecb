import { storedInBrowser } from "#content/browser-storage.ts";
import { categoryDescriptions, emptyCategory } from "#content/consent.ts";
import { cookieCategories } from "#content/promises.ts";
import { crossLine, makeIcon } from "../../kit/make-drawing.ts";
import { make } from "../../kit/make-element.ts";
import { consentButton } from "./consent-button.ts";

type Category = (typeof cookieCategories)[number];

/** A category with its tick box, what it is for, and what is in it; Essential can't be switched off. */
function categoryRow(
  { name, canDisable }: Category,
  accepted: readonly string[],
): [HTMLInputElement, HTMLElement] {
  const id = `consent-${name.toLowerCase()}`;
  const box = make("input", { type: "checkbox", id, "aria-describedby": `${id}-about` });
  box.checked = !canDisable || accepted.includes(name);
  box.disabled = !canDisable;
  const kept = storedInBrowser.filter(({ category }) => category === name);
  const purposes = [...new Set(kept.map(({ purpose }) => purpose))];
  const row = make(
    "div",
    { class: "check preferences__category" },
    box,
    make(
      "label",
      { class: "check__label", for: id },
      make("strong", {}, name),
      canDisable ? "" : ", always on",
    ),
    make("p", { id: `${id}-about` }, categoryDescriptions[name]),
    kept.length === 0
      ? make("p", { class: "preferences__kept" }, emptyCategory)
      : make(
          "details",
          { class: "preferences__kept" },
          make("summary", {}, "What is kept"),
          make("ul", {}, ...purposes.map((purpose) => make("li", {}, purpose))),
        ),
  );
  return [box, row];
}

/** Closing by a click beside the frame, as ui/Dialog.tsx does. */
const closesBeside = (dialog: HTMLDialogElement) =>
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });

/** What this browser goes by at present, as a sentence. */
function choiceNow(words: string): string {
  if (words) return `You accept ${words}.`;
  if ("refuses" in document.documentElement.dataset)
    return "Your browser sends Global Privacy Control. That counts as Reject Non-Essential until you choose otherwise here.";
  return "You haven't chosen yet. Until you do, only Essential is kept.";
}

/**
 * Opens the preference center over the page (spec studio.md §2.8): each category on or off, stored by Save.
 * It says when and what was chosen last. Closed without Save it changes nothing.
 * @param opener gets the focus back
 * @param accepted what the browser goes by, in words, too (choice-words.ts)
 */
export function openPreferenceCenter(
  opener: HTMLElement,
  accepted: readonly string[],
  words: string,
): void {
  if (document.querySelector("dialog.preferences")) return;
  const rows = cookieCategories.map((category) => categoryRow(category, accepted));
  const save = make(
    "button",
    { type: "button", class: "button button--solid button--small" },
    make("span", {}, "Save Preferences"),
  );
  const dialog = make(
    "dialog",
    { class: "dialog preferences", "aria-labelledby": "preferences-title" },
    make(
      "div",
      { class: "dialog__frame" },
      make(
        "div",
        { class: "dialog__head" },
        make("h2", { class: "dialog__title", id: "preferences-title" }, "Cookie preferences"),
        make(
          "form",
          { method: "dialog" },
          make(
            "button",
            { class: "button button--icon", "aria-label": "Close" },
            makeIcon(crossLine),
          ),
        ),
      ),
      make(
        "div",
        { class: "dialog__body" },
        make("p", {}, choiceNow(words)),
        ...rows.map(([, row]) => row),
      ),
      make(
        "div",
        { class: "dialog__foot" },
        consentButton("reject", "Reject Non-Essential"),
        consentButton("accept", "Accept All"),
        save,
      ),
    ),
  );
  closesBeside(dialog);
  save.addEventListener("click", () => {
    const ticked = cookieCategories.filter(
      ({ canDisable }, index) => canDisable && rows[index]?.[0].checked,
    );
    const detail = ticked.map(({ name }) => name);
    document.dispatchEvent(new CustomEvent("consent:choose", { detail }));
  });
  const close = () => dialog.close();
  document.addEventListener("consent:chosen", close, { once: true });
  dialog.addEventListener("close", () => {
    document.removeEventListener("consent:chosen", close);
    dialog.remove();
    // The banner goes with the choice, and its buttons with it.
    const back = opener.isConnected ? opener : document.getElementById("main");
    back?.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
