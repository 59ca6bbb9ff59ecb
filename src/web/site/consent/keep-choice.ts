// Part of the head script: the only code that reads and writes the cookie with somebody's choice. The rest
// asks it by `consent:choose`, and reads on <html data-choice> when and what was chosen (no attribute: nothing
// yet); `consent:chosen` says that this has changed. `data-refuses`: the browser refuses for its owner.
import {
  choiceCookie,
  optionalCategories,
  readChoice,
  type Choice,
  type OptionalCategory,
} from "./stored-choice.ts";

const root = document.documentElement;

const stored = (): Choice | null => {
  try {
    return readChoice(document.cookie, location.protocol);
  } catch {
    return null; // within a sandboxed frame
  }
};

const show = (choice: Choice | null) => {
  const text = choice && [choice.date, ...choice.accepted].join(" ");
  if (!text || text === root.dataset.choice) return;
  root.dataset.choice = text;
  document.dispatchEvent(new Event("consent:chosen"));
};

/** Whether something of this category may be kept, by the cookie as it is now: another tab may have changed it. */
export const mayKeep = (category: OptionalCategory): boolean =>
  stored()?.accepted.includes(category) ?? false;

if (navigator.globalPrivacyControl) root.dataset.refuses = "";
show(stored());
// Another page may have been answered meanwhile, in this window too: Back brings a page as it was left.
for (const type of ["focus", "pageshow"]) addEventListener(type, () => show(stored()));

document.addEventListener("consent:choose", (event) => {
  const { detail } = event as CustomEvent<"all" | readonly OptionalCategory[]>;
  const accepted = detail === "all" ? optionalCategories : detail;
  const choice = { date: new Date().toISOString(), accepted };
  try {
    document.cookie = choiceCookie(choice, location.protocol);
  } catch {
    // it then holds for this page
  }
  show(choice);
});

declare global {
  interface Navigator {
    /** Set where somebody doesn't want to be tracked by any site: https://www.w3.org/TR/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}
