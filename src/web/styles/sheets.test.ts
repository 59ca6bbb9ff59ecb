import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

/** The sheets of this folder that stand on top of app.css, as pages have them. */
const bundles = [
  ["site.css"],
  ["help.css"],
  ["forms.css"],
  ["studio.css"],
  ["studio.css", "workspace.css"],
  ["back-office.css"],
];

/** Blocks that more than one sheet begins rules with, each with its reason. */
const shared: Record<string, string> = {
  "site-header": "base.css leaves it off paper",
  "site-footer": "base.css leaves it off paper",
  "thread-run": "base.css leaves it off paper",
  "skip-link": "receipt.css leaves it off the paper of a receipt",
  "quick-access": "document.css gives it its place among the columns",
};

const textOf = (path: string) => readFileSync(path, "utf8").replace(/\/\*.*?\*\//gs, "");
const sheetsOf = (name: string) =>
  [...textOf(join(import.meta.dirname, name)).matchAll(/@import "(\.[^"]+)"/g)].map(([, path]) =>
    join(import.meta.dirname, path ?? ""),
  );

/** Blocks that a sheet begins a rule with: `.plan`, `.plan:hover`, `.plan--wide`; not `.plan__part`, `.page .plan`. */
const blocksOf = (css: string) =>
  new Set(
    [...css.matchAll(/([^{};]+)\{/g)]
      .flatMap(([, selector = ""]) => selector.split(/,(?![^(]*\))/))
      .flatMap(
        (selector) =>
          /^\.([a-z0-9-]+?)(--[\w-]+)?(:[\w-]+(\(.*\))?)*$/.exec(selector.trim())?.[1] ?? [],
      ),
  );

test("blocks are read as they are written", () => {
  const css =
    ".a {} .b--wide:hover, .c:is(.x, .y) {} .d__part {} .e .f {} @media print { .g { top: 0; } }";
  expect([...blocksOf(css)]).toEqual(["a", "b", "c", "g"]);
});

const doubledIn = (bundle: readonly string[]) => {
  const owners = Map.groupBy(
    // The chat's sheet comes on top of any of them.
    [...new Set(["app.css", "chat.css", ...bundle].flatMap(sheetsOf))].flatMap((path) =>
      [...blocksOf(textOf(path))].map((block) => ({ block, sheet: basename(path) })),
    ),
    ({ block }) => block,
  );
  return [...owners].filter(([, by]) => by.length > 1);
};

test.each(bundles.map((bundle) => [bundle.join(", "), bundle] as const))(
  "no two sheets of app.css, chat.css and %s own one block",
  (_names, bundle) => {
    const wrong = doubledIn(bundle).filter(([block]) => !shared[block]);
    expect(wrong.map(([block, by]) => [block, ...by.map(({ sheet }) => sheet)])).toEqual([]);
  },
);

test("what is allowed is there", () => {
  const doubled = new Set(bundles.flatMap(doubledIn).map(([block]) => block));
  expect(Object.keys(shared).filter((block) => !doubled.has(block))).toEqual([]);
});
