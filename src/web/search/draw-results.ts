import { make } from "../kit/make-element.ts";
import type { Found, FoundGroup } from "./find-entries.ts";
import type { Piece } from "./mark-words.ts";

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isHit }) => (isHit ? make("mark", {}, text) : text));

/** The groups as parts of a listbox (https://www.w3.org/WAI/ARIA/apg/patterns/listbox/); options are links. */
export function drawResults(groups: readonly FoundGroup[]): HTMLElement[] {
  let count = 0;
  return groups.map(({ kind, name, found }) =>
    make(
      "div",
      { class: "found__group", role: "group", "aria-labelledby": `search-${kind}` },
      make("div", { id: `search-${kind}`, class: "found__kind", role: "presentation" }, name),
      ...found.map((one) => drawOne(one, `search-option-${count++}`)),
    ),
  );
}

const drawOne = ({ path, name, within, excerpt }: Found, id: string) =>
  make(
    "a",
    {
      id,
      role: "option",
      href: path,
      class: "found__one",
      tabindex: "-1",
      "aria-selected": "false",
    },
    make(
      "span",
      { class: "found__name" },
      ...marked(name),
      ...(within ? [make("span", { class: "found__within" }, ` ${within}`)] : []),
    ),
    make("span", { class: "found__excerpt" }, ...marked(excerpt)),
  );
