import { make } from "../kit/make-element.ts";
import { drawResults } from "./draw-results.ts";
import { areNear, nearWords, prepareSearch, type Find } from "./find-entries.ts";
import type { SearchEntry } from "./search-entry.ts";
import { makeFrame, notes } from "./search-frame.ts";

// Plain DOM: pages that read like a document carry no React for it. The pattern is the APG's combobox with a
// listbox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the field.

let shown: ReturnType<typeof makeDialog> | undefined;

/** Opens the search over the page. @param from the link that was followed, if one was */
export function openSearch(from: HTMLElement | null): void {
  shown ??= makeDialog();
  shown.open(from);
}

async function loadIndex(): Promise<Find> {
  const answer = await fetch("/search-index.json");
  if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
  return prepareSearch((await answer.json()) as SearchEntry[]);
}

function makeDialog() {
  const { dialog, form, input, list, note, status } = makeFrame();
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
    const isNear = areNear(groups);
    note.hidden = count > 0 && !isNear;
    input.setAttribute("aria-expanded", String(count > 0));
    choose(options()[0]);
    if (isNear) note.replaceChildren(make("p", {}, nearWords(query)));
    else note.replaceChildren(...(count > 0 ? [] : noteFor(query)));
    status.textContent =
      count > 0
        ? `${note.textContent ?? ""} ${count === 1 ? "1 result" : `${count} results`}: ${groups.map(({ name }) => name).join(", ")}`.trim()
        : (note.textContent ?? "");
  }

  function noteFor(query: string): Element[] {
    if (find === "failed") return notes.failed(retry);
    if (typeof find !== "function") return notes.loading();
    return query ? notes.nothing(query) : notes.begin();
  }
  function retry(): void {
    load();
    input.focus();
  }

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
