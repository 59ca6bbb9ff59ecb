import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { storiesByComponent } from "./find-stories.ts";

const ui = join(import.meta.dirname, "../ui");

/** Files of ui without a part in the gallery, each with its reason. */
const left: Record<string, string> = {
  AppSearch: "has keys of its own for the whole page; its palette is shown",
  Moving: "shows only between two pages",
  PageChange: "shows nothing",
  SideNavigation: "has its place in the frame; every page of the apps shows it",
  ThreadRun: "is placed by the page that it runs through",
  "drawn-icon": "draws the icons, and nothing by itself",
  icons: "single drawings",
};

const components = readdirSync(ui)
  .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"))
  .map((name) => name.replace(".tsx", ""));

test("every component of ui is in the gallery, or says why it isn't", () => {
  const shown = storiesByComponent.map(({ name }) => name);
  expect([...shown, ...Object.keys(left)].toSorted()).toEqual(components.toSorted());
  for (const name of shown)
    expect(readFileSync(join(import.meta.dirname, `stories/${name}.tsx`), "utf8")).toContain(
      `"../../ui/${name}.tsx"`,
    );
});

test.each(storiesByComponent)(
  "$name draws in each of its states, without inline styles",
  ({ stories }) => {
    expect(new Set(stories.map(({ state }) => state)).size).toBe(stories.length);
    for (const { shows } of stories) {
      const router = createMemoryRouter([{ path: "*", element: <div>{shows}</div> }]);
      const html = renderToString(<RouterProvider router={router} />);
      expect(html.length).toBeGreaterThan("<div></div>".length);
      // The content security policy refuses both where the server sends them.
      expect(html).not.toMatch(/ style="|<style/);
    }
  },
);
