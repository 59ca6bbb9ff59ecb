/**
 * `npm run screenshots`: the contact sheet. Each page at three widths, light and dark, as PNG into
 * screenshots/, with an index.html that shows them side by side. `npm run screenshots -- service till` takes only
 * the pages whose name contains one of the words, `-- gallery` the components (src/web/gallery).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { adminSettings, becomePerson, listAppPages } from "../tests/e2e/app-page-list.ts";
import { openBrowser, visit, webFontsShown } from "../tests/e2e/browser.ts";
import { inParallel } from "../tests/e2e/in-parallel.ts";
import { listPages, type ListedPage } from "../tests/e2e/page-list.ts";
import type { Person } from "../tests/e2e/people.ts";
import { startApp } from "../tests/e2e/start-app.ts";
import { ensureChromium } from "./find-chromium.ts";

type Shot = { name: string; width: number; theme: "light" | "dark"; file: string };
type State = ListedPage & { open?: (page: Page) => Promise<void>; person?: Person };

const widths = [390, 768, 1440];
const themes = ["light", "dark"] as const;
const folder = join(import.meta.dirname, "../screenshots");

/** What has no address of its own. */
const openedStates: State[] = [
  {
    name: "checkout-panel",
    path: "/services",
    status: 200,
    open: async (page) => {
      await page.locator('[data-opens="checkout"][data-service="gpt4-chatbot"]').first().click();
      await page.locator("dialog[open] .option").first().waitFor();
    },
  },
  {
    name: "quote-dialog",
    path: "/services/web-app",
    status: 200,
    open: async (page) => {
      await page.locator('[data-opens="quote"]').first().click();
      await page.getByRole("dialog").getByLabel("Free Text").waitFor();
    },
  },
  {
    name: "menu",
    path: "/",
    status: 200,
    open: async (page) => {
      const menu = page.getByRole("button", { name: "Menu" });
      if (await menu.isVisible()) await menu.click();
    },
  },
];

/** The gallery of components, which only the application in development has. Vite has settled after one visit. */
async function shootGallery(browser: Browser): Promise<Shot[]> {
  const env = {
    NODE_ENV: "development",
    NODE_OPTIONS: "--conditions=development",
    LOG_LEVEL: "warn",
  };
  const app = await startApp({ env });
  try {
    const gallery: State = { name: "gallery", path: "/gallery", status: 200 };
    const { page, context } = await visit(browser);
    await page.goto(app.url + gallery.path, { waitUntil: "networkidle" });
    await context.close();
    const shots: Shot[] = [];
    for (const width of widths) shots.push(...(await shoot(browser, app.url, gallery, width)));
    return shots;
  } finally {
    await app.remove();
  }
}

/** Photographs a page in one state: whole, or what one sees where something lies over it. */
async function shoot(browser: Browser, url: string, state: State, width: number): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const theme of themes) {
    const { page, context } = await visit(browser, {
      viewport: { width, height: width < 700 ? 844 : 900 },
      colorScheme: theme,
    });
    try {
      const file = `${state.name}-${width}-${theme}.png`;
      if (state.person) await becomePerson(context, url, state.person);
      await page.goto(url + state.path, { waitUntil: "load" });
      await state.open?.(page);
      await webFontsShown(page);
      // A run's picture is drawn by scripts that come later.
      if ((await page.locator(".run-picture").count()) > 0)
        await page.locator(".react-flow__node").first().waitFor();
      await page.screenshot({
        path: join(folder, file),
        fullPage: !state.open,
        animations: "disabled",
      });
      shots.push({ name: state.name, width, theme, file });
    } finally {
      await context.close();
    }
  }
  return shots;
}

function sheet(shots: Shot[]): string {
  const names = [...new Set(shots.map(({ name }) => name))];
  const parts = names.map((name) => {
    const pictures = shots
      .filter((shot) => shot.name === name)
      .map(
        ({ file, width, theme }) =>
          `<figure><a href="${file}"><img src="${file}" alt="${name}, ${width} pixels, ${theme}" loading="lazy"></a><figcaption>${width} ${theme}</figcaption></figure>`,
      );
    return `<section><h2 id="${name}">${name}</h2><div>${pictures.join("")}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>
body { font: 14px/1.4 system-ui; margin: 2rem; background: #8884 }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none }
img { height: 520px; width: auto; max-width: 720px; object-fit: cover; object-position: top; display: block }
</style>
<h1>Contact sheet</h1>
<p>${names.map((name) => `<a href="#${name}">${name}</a>`).join(" · ")}</p>
${parts.join("\n")}
</html>
`;
}

const chromium = await ensureChromium((line) => process.stdout.write(`ariaworks: ${line}\n`));
if ("missing" in chromium) {
  process.stderr.write(`No screenshots were taken: ${chromium.missing}\n`);
  process.exit(1);
}
process.env["CHROMIUM_PATH"] = chromium.path;
const words = process.argv.slice(2);
const app = await startApp({ env: { LOG_LEVEL: "warn", ...adminSettings } });
const browser = await openBrowser();
try {
  mkdirSync(folder, { recursive: true });
  const states: State[] = [
    ...(await listPages(app.url)),
    ...(await listAppPages(app.url)),
    ...openedStates,
  ].filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const work = states.flatMap((state) => widths.map((width) => ({ state, width })));
  const shots = await inParallel(
    work,
    ({ state, width }) => shoot(browser, app.url, state, width),
    2,
  );
  const isGalleryAsked = words.length === 0 || words.some((word) => "gallery".includes(word));
  const all = [...shots.flat(), ...(isGalleryAsked ? await shootGallery(browser) : [])];
  writeFileSync(join(folder, "index.html"), sheet(all));
  process.stdout.write(`${all.length} pictures, see screenshots/index.html\n`);
} finally {
  await browser.close();
  await app.remove();
}
