import { drawResults } from "./draw-results.ts";
import { areNear, nearWords, prepareSearch, type Find, type FoundGroup } from "./find-entries.ts";
import type { SearchEntry } from "./search-entry.ts";

// Plain DOM on what the server rendered (search-overlay.tsx): pages that read like a document carry no React for it.
// The pattern is the APG's combobox with a listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus
// stays in the field.

let shown: ReturnType<typeof takeDialog> | undefined;

/** Opens the search over the page. @param from the link that was followed, if one was */
export function openSearch(from: HTMLElement | null): void {
  // A page that failed within an app is drawn anew, with a dialog of its own.
  if (!shown?.dialog.isConnected) shown = takeDialog();
  shown.open(from);
}

async function loadIndex(): Promise<Find> {
  const answer = await fetch("/search-index.json");
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
  return prepareSearch((await answer.json()) as SearchEntry[]);
}

/** Where no results are, why; "near": there are some that only resemble what was searched for. */
type Note = "begin" | "loading" | "failed" | "near" | "nothing";

function takeDialog() {
  const dialog = part(document, "dialog.search", HTMLDialogElement);
  const form = part(dialog, "form", HTMLFormElement);
  const input = part(form, "input", HTMLInputElement);
  const list = part(dialog, "#search-results", HTMLElement);
  const status = part(dialog, "[role=status]", HTMLElement);
  let find: Find | "loading" | "failed" | undefined;
  let opener: HTMLElement | null = null;

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];
  const active = () => list.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
  const choose = (option: HTMLElement | undefined) => {
    active()?.setAttribute("aria-selected", "false");
    if (!option) return input.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    option.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", option.id);
  };

  const load = () => {
    find = "loading";
    draw();
    loadIndex().then(
      (loaded) => {
        find = loaded;
        draw();
      },
      () => {
        find = "failed";
        draw();
      },
    );
  };

  function draw(): void {
    const query = input.value.trim();
    const groups = typeof find === "function" && query ? find(query) : [];
    list.replaceChildren(...drawResults(groups));
    const count = options().length;
    list.hidden = count === 0;
    input.setAttribute("aria-expanded", String(count > 0));
    choose(options()[0]);
    const note = say(noteFor(query, groups), query);
    const names = groups.map(({ name }) => name).join(", ");
    status.textContent =
      count > 0
        ? `${note} ${count === 1 ? "1 result" : `${count} results`}: ${names}`.trim()
        : note;
  }

  function noteFor(query: string, groups: readonly FoundGroup[]): Note | null {
    if (groups.length > 0) return areNear(groups) ? "near" : null;
    if (find === "failed") return "failed";
    if (typeof find !== "function") return "loading";
    return query ? "nothing" : "begin";
  }

  /** Shows one note, or none. @returns its words */
  function say(shownNote: Note | null, query: string): string {
    const words = { near: nearWords(query), nothing: noneWords(query) };
    let said = "";
    for (const note of dialog.querySelectorAll<HTMLElement>("[data-note]")) {
      const name = note.dataset["note"] as Note;
      note.hidden = name !== shownNote;
      if (note.hidden) continue;
      const text = part(note, "p", HTMLElement);
      if (name === "near" || name === "nothing") text.textContent = words[name];
      said = text.textContent;
    }
    return said;
  }

  function retry(): void {
    load();
    input.focus();
  }

  part(form, "[type=button]", HTMLButtonElement).addEventListener("click", () => dialog.close());
  part(dialog, "[data-note=failed] button", HTMLButtonElement).addEventListener("click", retry);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close(); // beside it
  });
  input.addEventListener("input", draw);
  input.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = options();
    if (!step || all.length === 0) return;
    event.preventDefault();
    choose(all.at((all.indexOf(active() as HTMLAnchorElement) + step) % all.length));
  });
  list.addEventListener("pointermove", ({ target }) => {
    const option = target instanceof Element && target.closest<HTMLElement>("[role=option]");
    if (option && option !== active()) choose(option);
  });
  list.addEventListener("click", () => dialog.close()); // it may lead to a place on this very page
  form.addEventListener("submit", (event) => {
    const option = active();
    if (option || !input.value.trim()) event.preventDefault();
    option?.click();
  });
  dialog.addEventListener("close", () => {
    // The menu that held the link has closed: the button that opens it comes next.
    if (opener && !opener.checkVisibility())
      document.querySelector<HTMLElement>('[popovertarget="site-menu"]')?.focus();
  });

  return {
    dialog,
    open(from: HTMLElement | null) {
      opener = from;
      from?.focus({ preventScroll: true }); // Safari doesn't focus what is clicked; a dialog gives the focus back
      if (find === undefined || find === "failed") load();
      dialog.showModal();
      input.focus();
      input.select();
    },
  };
}

const noneWords = (query: string) => `No results for “${query}”. Try fewer or different words.`;

/** @throws where the server rendered none */
function part<Kind extends HTMLElement>(
  within: ParentNode,
  selector: string,
  kind: new () => Kind,
): Kind {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The search has no ${selector}`);
  return found;
}
