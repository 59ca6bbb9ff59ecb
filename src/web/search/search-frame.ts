import { crossLine, makeDrawing, makeIcon } from "../kit/make-drawing.ts";
import { make } from "../kit/make-element.ts";
import { longestQuery } from "./search-entry.ts";

const magnifier = "M20 20l-4.2-4.2M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z";
const label = "Search services, guides and policies";

/** The parts of the dialog, in the page but not yet shown. Its form is the search page's own. */
export function makeFrame() {
  const input = make("input", {
    class: "search__input",
    name: "q",
    type: "text",
    role: "combobox",
    "aria-label": label,
    "aria-autocomplete": "list",
    "aria-controls": "search-results",
    "aria-expanded": "false",
    placeholder: "Services, guides, policies",
    maxlength: String(longestQuery),
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: "false",
    enterkeyhint: "search",
  });
  const close = make(
    "button",
    { type: "button", class: "button button--icon", "aria-label": "Close" },
    makeIcon(crossLine),
  );
  const form = make(
    "form",
    { class: "search__form", role: "search", action: "/search", method: "get" },
    makeIcon(magnifier),
    input,
    close,
  );
  const list = make("div", {
    id: "search-results",
    class: "found",
    role: "listbox",
    "aria-label": "Results",
    hidden: "",
  });
  const note = make("div", { class: "search__note" });
  const status = make("p", { class: "sr-only", role: "status" });
  const keys = make(
    "p",
    { class: "search__keys", "aria-hidden": "true" },
    ...[
      ["↑ ↓", " choose"],
      ["Enter", " open"],
      ["Esc", " close"],
    ].map(([key = "", does = ""]) => make("span", {}, make("kbd", {}, key), does)),
  );
  const dialog = make(
    "dialog",
    { class: "dialog search", "aria-label": "Search" },
    form,
    make("div", { class: "search__body" }, note, list, status),
    keys,
  );
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(); // beside it
  });
  document.body.append(dialog);
  return { dialog, form, input, list, note, status };
}

/** What stands where no results are. */
export const notes = {
  begin: () => [make("p", {}, "Search for a service, guide, rule or figure in a word or two.")],
  loading: () => [
    makeDrawing(
      { class: "thread search__loading", viewBox: "0 0 120 12" },
      "M2 6c20-8 38-4 58 0s38 8 58 0",
    ),
    make("p", {}, "Loading search"),
  ],
  failed: (retry: () => void) => {
    const again = make("button", { type: "button", class: "button button--quiet" }, "Try again");
    again.addEventListener("click", retry);
    const text = "Search couldn't be loaded. Press Enter to use the search page instead.";
    return [make("p", {}, text), again];
  },
  nothing: (query: string) => [
    makeDrawing(
      { class: "thread empty__drawing", viewBox: "0 0 120 48" },
      "M4 40h44c14 0 18-10 12-20s-22-6-20 6 20 14 36 14h18",
      [95, 40],
    ),
    make("p", {}, `No results for “${query}”. Try fewer or different words.`),
  ],
};
